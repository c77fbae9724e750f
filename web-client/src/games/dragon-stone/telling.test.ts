import { expect, it } from 'vitest';
import { plain } from '../../lib/rich';
import { seenBy, table as tableOf } from './fixtures';
import type { Decision, Notice, StoneTable } from './reading';
import { chronicleOf, logOf } from './telling';
import { words as de } from './words/de';
import { words as en } from './words/en';

const vine = { color: 'white' as const, kind: 'vine' as const };
const water = { color: 'black' as const, kind: 'water' as const };

function told(...decisions: [by: number, ...notices: Notice[]][]): StoneTable {
  const past: Decision[] = decisions.map(([by, ...notices], index) => ({ seq: index + 1, at: 0, by, notices }));
  return tableOf({ past });
}

const table = told(
  [1, { what: 'rolled', color: 'white', dice: [3, 1] }],
  [
    1,
    { what: 'moved', stone: vine, from: 23, to: 20, die: 3 },
    { what: 'entangled', stone: water, at: 20 },
    { what: 'recruited', stone: vine, at: 20 },
  ],
  [1, { what: 'moved', stone: vine, from: 14, to: 13, die: 1 }, { what: 'turn_ended', color: 'white', why: 'dice_used', unused: [] }],
  [0, { what: 'rolled', color: 'black', dice: [5, 2] }],
);

it('the chronicle tells what the other did and what was rolled', () => {
  expect(plain(chronicleOf(table, seenBy(0, en), en).line)).toBe('Jonas moved Vine from 14 to 13. You rolled 5 and 2.');
  expect(plain(chronicleOf(table, seenBy(undefined, de), de).line)).toBe(
    'Jonas hat Ranke von 14 nach 13 gezogen. Mara hat 5 und 2 gewürfelt.',
  );
});

it('the chronicle names the owner of what was entangled', () => {
  const entangled = { ...table, past: table.past.slice(0, 2) };
  expect(plain(chronicleOf(entangled, seenBy(0, en), en).line)).toBe('Jonas entangled your Water on 20. Jonas recruited a Vine.');
  expect(plain(chronicleOf(entangled, seenBy(1, en), en).line)).toBe('You entangled Black Water on 20. You recruited a Vine.');
});

it('the log is headed by turns, the newest first', () => {
  const log = logOf(table, seenBy(0, en), en);
  expect(log.map(({ title, lines }) => [title, ...lines.map(({ line }) => plain(line))])).toEqual([
    ['Turn 17, you', 'You roll 5 and 2'],
    ['Turn 16, Jonas', 'Vine 14 → 13', 'Vine 23 → 20 entangles your Water, recruits a Vine', 'Jonas rolls 3 and 1'],
  ]);
});

it('a turn without a use is told', () => {
  const passed = told([
    0,
    { what: 'rolled', color: 'black', dice: [6, 6] },
    { what: 'turn_ended', color: 'black', why: 'passed', unused: [6, 6] },
  ]);
  expect(plain(chronicleOf(passed, seenBy(0, en), en).line)).toBe('You rolled 6 and 6. Neither die could be used: the turn passed.');
});
