import { expect, it } from 'vitest';
import { none, seenBy, view as viewOf } from './fixtures';
import { offerName, optionWords } from './options';
import { usable, weight, type Land, type StoneOffer } from './reading';
import { words as de } from './words/de';
import { words as en } from './words/en';

const view = viewOf({
  dice: { values: [5, 2], used: [false, false] },
  arena: [
    { at: 10, inner: { color: 'black', kind: 'fire' } },
    { at: 15, inner: { color: 'white', kind: 'water' } },
  ],
  black: { tray: none, mat: none, dead_zone: { ...none, water: 1 } },
  white: { tray: { ...none, water: 1 }, mat: none, dead_zone: none },
});
const seen = seenBy(0, en);
const land = (more: Partial<Land>): Land => ({
  effect: 'land',
  kind: 'fire',
  from: 10,
  to: 15,
  die: 5,
  landing: { meets: 'empty' },
  wins: [],
  ...more,
});

it('odds name an offer in one line', () => {
  const name = (effect: StoneOffer['effect']) => offerName({ effect } as StoneOffer, view, seen, en);
  expect(name({ effect: 'roll' })).toBe('Roll');
  expect(name(land({}))).toBe(optionWords(land({}), view, seen, en).spoken);
});

it('says what burns and what is left of it', () => {
  const burns = land({ landing: { meets: 'destroys', kind: 'water', left: 1 } });
  expect(optionWords(burns, view, seen, en)).toEqual({
    label: 'Burn Water 15',
    consequence: 'leaves White 1 of 3',
    spoken: 'Fire on 10, 5 steps to 15, destroys White Water',
  });
  expect(optionWords(burns, view, seen, de).label).toBe('Wasser 15 verbrennen');
});

it('says that an escape ends the turn', () => {
  const escape = land({ to: 12, die: 2, spent: 5 });
  expect(optionWords(escape, view, seen, en)).toEqual({
    label: 'Escape with 2',
    consequence: 'to 12, ends your turn',
    spoken: 'Fire escapes from 10, 2 steps to 12, ends your turn',
  });
});

it('names a corner only when it recruits', () => {
  expect(optionWords(land({ to: 12, die: 2, recruits: 'vine' }), view, seen, en)).toMatchObject({
    label: 'Corner 12',
    consequence: 'recruits a Vine',
  });
  expect(optionWords(land({ to: 12, die: 2 }), view, seen, en)).toMatchObject({ label: 'To 12', consequence: 'a free segment' });
});

it('tells of a win', () => {
  const wins = land({ landing: { meets: 'destroys', kind: 'water', left: 0 }, wins: [{ reason: 'all_destroyed', kind: 'water' }] });
  expect(optionWords(wins, view, seen, en).consequence).toBe('wins the game');
  expect(weight(wins)).toBeGreaterThan(weight(land({ landing: { meets: 'destroys', kind: 'water', left: 1 } })));
});

it('gathers the offers by stone, the mat last', () => {
  const moment = { turn: 17, used: 0 };
  const offers: StoneOffer[] = [
    { intent: { do: 'enter', moment, kind: 'vine', die: 2 }, effect: land({ from: undefined, kind: 'vine', to: 2, die: 2 }) },
    { intent: { do: 'move', moment, from: 10, die: 2 }, effect: land({ to: 12, die: 2 }) },
    { intent: { do: 'move', moment, from: 4, die: 2 }, effect: land({ from: 4, to: 6, die: 2 }) },
    { intent: { do: 'move', moment, from: 10, die: 5 }, effect: land({}) },
  ];
  expect(usable(offers).map(({ key, offers }) => [key, offers.length])).toEqual([
    ['at-4', 1],
    ['at-10', 2],
    ['mat-vine', 1],
  ]);
});
