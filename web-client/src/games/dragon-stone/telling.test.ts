import { expect, it } from 'vitest';
import { plain } from '../../lib/rich';
import type { RoomView } from '../../protocol/room';
import { Perspective } from './perspective';
import type { Decision, Notice, StoneTable } from './reading';
import { chronicleOf, logOf } from './telling';
import { de } from './words/de';
import { en } from './words/en';
import { PLAIN_ROOM } from '../../lib/fixture';

const none = { vine: 0, water: 0, fire: 0 };
const camp = { tray: none, mat: none, dead_zone: none };
const room: RoomView = {
  id: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
  code: 'PINE-42',
  game: { game: 'dragon-stone', options: {} },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
  ],
  ...PLAIN_ROOM,
};
const vine = { color: 'white' as const, kind: 'vine' as const };
const water = { color: 'black' as const, kind: 'water' as const };

function told(...decisions: [by: number, ...notices: Notice[]][]): StoneTable {
  const past: Decision[] = decisions.map(([by, ...notices], index) => ({ seq: index + 1, at: 0, by, notices }));
  return {
    game: 'dragon-stone',
    past,
    view: { turn: 17, to_move: 'black', stage: 'use_dice', arena: [], black: camp, white: camp, repeated: 1, blocked: [] },
    awaiting: [0],
    offers: [],
  };
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
  expect(plain(chronicleOf(table, new Perspective(room, 0), en).line)).toBe('Jonas moved Vine from 14 to 13. You rolled 5 and 2.');
  expect(plain(chronicleOf(table, new Perspective(room, undefined), de).line)).toBe(
    'Jonas hat Ranke von 14 nach 13 gezogen. Mara hat 5 und 2 gewürfelt.',
  );
});

it('the chronicle names the owner of what was entangled', () => {
  const entangled = { ...table, past: table.past.slice(0, 2) };
  expect(plain(chronicleOf(entangled, new Perspective(room, 0), en).line)).toBe(
    'Jonas entangled your Water on 20. Jonas recruited a Vine.',
  );
  expect(plain(chronicleOf(entangled, new Perspective(room, 1), en).line)).toBe('You entangled Black Water on 20. You recruited a Vine.');
});

it('the log is headed by turns, the newest first', () => {
  const log = logOf(table, new Perspective(room, 0), en);
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
  expect(plain(chronicleOf(passed, new Perspective(room, 0), en).line)).toBe(
    'You rolled 6 and 6. Neither die could be used: the turn passed.',
  );
});
