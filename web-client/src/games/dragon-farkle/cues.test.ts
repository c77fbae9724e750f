import { expect, it } from 'vitest';
import { choreography } from './choreography';
import { cuesOf } from './cues';
import { view } from './fixtures';
import type { Notice, View } from './reading';

const roll: NonNullable<View['roll']> = { seat: 0, dice: [2, 3, 4], event: 'dragon', scoring: [], worth: 0, farkle: false };
const rolled: Notice = { what: 'rolled', seat: 0, roll: 8, dice: roll.dice, event: 'dragon' };

it('lets every die be heard when it lies, and the dragon only after the last', () => {
  const shown = choreography([rolled], 0, view(), view({ roll }))!;
  const cues = cuesOf(shown, roll, true);
  expect(cues.filter(({ sound }) => sound === 'die')).toHaveLength(4);
  const wings = cues.find(({ sound }) => sound === 'wings')!;
  expect(wings.at).toBeGreaterThan(shown.known);
  expect(cues.every(({ sound, at }) => sound === 'die' || at > shown.known)).toBe(true);
});

it('is felt by the one who rolls and by nobody else', () => {
  const shown = choreography([rolled], 1, view(), view({ roll }))!;
  expect(cuesOf(shown, roll, false).every(({ feels }) => feels === undefined)).toBe(true);
  expect(cuesOf(shown, roll, true).some(({ feels }) => feels === 'die')).toBe(true);
});

it('hisses at a farkle once it is seen', () => {
  const farkle = { ...roll, event: 'blank' as const, farkle: true };
  const shown = choreography([{ ...rolled, event: 'blank' }], 0, view(), view({ roll: farkle }))!;
  expect(cuesOf(shown, farkle, true).find(({ sound }) => sound === 'farkle')!.at).toBeGreaterThan(shown.known);
});

it('blows the horn at dawn', () => {
  const before = view({
    roll,
    action: {
      action: 'final_battle',
      side: { seat: 0, dice: 6, next: 6, score: 0, banners: 0, shelves: [], items: 0, known: [] },
      wounds: 2,
    },
  });
  const fought: Notice = { what: 'fought', seat: 0, dice: [], damage: 1, wounds: 3, soldiers: 0 };
  const shown = choreography([fought, { what: 'dragon_slain', seat: 0 }], 0, before, view({ winner: 0 }))!;
  expect(cuesOf(shown, undefined, true).at(-1)).toMatchObject({ sound: 'horn', at: shown.known });
});
