import { expect, it } from 'vitest';
import { mara, watcher } from './fixtures';
import { stampOf } from './stamp';
import { words as de } from './words/de';
import { words as en } from './words/en';

it('says who won a brawl, and that a tie has no winner', () => {
  const settled = {
    what: 'settled' as const,
    attacker: 0,
    defender: 1,
    attack: 650,
    defence: 100,
    winner: 0,
    soldiers: 550,
    bonus: 500,
    shield: false,
  };
  expect(stampOf([settled], mara, en)).toEqual({ kind: 'brawl', text: 'You win 650 : 100' });
  expect(stampOf([settled], watcher, de)).toEqual({ kind: 'brawl', text: 'Mara gewinnt 650 : 100' });
  expect(stampOf([{ ...settled, winner: undefined }], mara, en)?.text).toBe('A tie, 650 : 100');
});

it('says what a turn brought, also what was saved from a farkle', () => {
  const ended = { what: 'turn_ended' as const, seat: 1, why: 'farkled' as const };
  expect(stampOf([{ what: 'recruited', seat: 1, soldiers: 750, bonus: 100 }], mara, en)).toEqual({ kind: 'gain', text: 'Jonas + 850' });
  expect(
    stampOf(
      [{ what: 'farkled', seat: 1, soldiers: 200, kept: 200 }, { what: 'recruited', seat: 1, soldiers: 200, bonus: 0 }, ended],
      mara,
      en,
    )?.kind,
  ).toBe('gain');
  expect(stampOf([{ what: 'farkled', seat: 1, soldiers: 200, kept: 0 }, ended], mara, en)).toEqual({ kind: 'loss', text: 'Farkle!' });
});

it('says nothing while a turn goes on', () => {
  expect(stampOf([{ what: 'set_aside', seat: 0, dice: [1], soldiers: 100, eaten: 0 }], mara, en)).toBeUndefined();
});
