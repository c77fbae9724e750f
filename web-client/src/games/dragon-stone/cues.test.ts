import { expect, it } from 'vitest';
import { choreography } from './choreography';
import { cuesOf } from './cues';
import { view } from './fixtures';
import type { Notice } from './reading';

const fire = { color: 'black' as const, kind: 'fire' as const };
const water = { color: 'white' as const, kind: 'water' as const };

it('a stone is heard when it touches the ground, and a fire when it burns', () => {
  const notices: Notice[] = [
    { what: 'moved', stone: fire, from: 10, to: 15, die: 5 },
    { what: 'destroyed', stone: water, at: 15 },
  ];
  const before = view({
    arena: [
      { at: 10, inner: fire },
      { at: 15, inner: water },
    ],
  });
  const cues = cuesOf(choreography(notices, before, 0), undefined, true);
  expect(cues.map(({ sound }) => sound)).toEqual(['stone', 'hiss']);
  expect(cues[0]!.at).toBeGreaterThan(300);
  expect(cues[0]!.at).toBeLessThan(480);
  expect(cues[1]!.at).toBe(480);
});

it('every die is heard when it lies, and felt by the one who rolled', () => {
  const roll = choreography([{ what: 'rolled', color: 'black', dice: [5, 2] }], view(), 0);
  expect(cuesOf(roll, undefined, true)).toEqual([
    { at: 900, sound: 'die', buzz: 'die' },
    { at: 990, sound: 'die', buzz: 'die' },
  ]);
  expect(cuesOf(roll, undefined, false)[0]!.buzz).toBeUndefined();
});
