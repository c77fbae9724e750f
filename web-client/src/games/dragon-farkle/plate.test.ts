import { expect, it } from 'vitest';
import { seenBy } from './fixtures';
import { outcomeOf } from './plate';
import { words as de } from './words/de';
import { words as en } from './words/en';

const mara = seenBy(0, en);

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
  expect(outcomeOf([settled], mara, en)).toBe('You win 650 : 100');
  expect(outcomeOf([settled], seenBy(undefined, de), de)).toBe('Mara gewinnt 650 : 100');
  expect(outcomeOf([{ ...settled, winner: undefined }], mara, en)).toBe('A tie, 650 : 100');
});

it('says what a turn brought, also what was saved from a farkle', () => {
  const ended = { what: 'turn_ended' as const, seat: 1, why: 'farkled' as const };
  expect(outcomeOf([{ what: 'recruited', seat: 1, soldiers: 750, bonus: 100 }], mara, en)).toBe('Jonas + 850');
  expect(
    outcomeOf(
      [{ what: 'farkled', seat: 1, soldiers: 200, kept: 200 }, { what: 'recruited', seat: 1, soldiers: 200, bonus: 0 }, ended],
      mara,
      en,
    ),
  ).toBe('Jonas + 200');
  expect(outcomeOf([{ what: 'farkled', seat: 1, soldiers: 200, kept: 0 }, ended], mara, en)).toBe('Farkle!');
});

it('says nothing while a turn goes on', () => {
  expect(outcomeOf([{ what: 'set_aside', seat: 0, dice: [1], soldiers: 100, eaten: 0 }], mara, en)).toBeUndefined();
});
