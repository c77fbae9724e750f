import { expect, test } from 'vitest';
import type { RoomView } from '../protocol/room';
import { PLAIN_ROOM } from './fixtures';
import { botOn, isAway, nameOn } from './people';

const room: RoomView = {
  ...PLAIN_ROOM,
  id: '',
  code: '',
  game: { game: 'drarkane', options: { treasures: false, teams: false } },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    null,
    { player: 3, name: 'Ember', bot: 'hard' },
    { player: 4, name: 'Kim', automatic: 'easy' },
    null,
  ],
  stand_ins: [{ seat: 4, level: 'fair' }],
};
const presence = { present: [0], watching: [], spectators: 0 };

test('a bot is known wherever it plays: on its own seat, for somebody who is away, on a free seat', () => {
  expect(room.seats.map((_, seat) => botOn(seat, room))).toEqual([
    undefined,
    undefined,
    { level: 'hard', standsIn: false },
    { level: 'easy', standsIn: true },
    { level: 'fair', standsIn: true },
  ]);
});

test('the table waits for a free seat only while no bot plays there', () => {
  expect(room.seats.map((_, seat) => isAway(seat, room, presence))).toEqual([false, true, false, false, false]);
});

test('a free seat has no name, but a bot that plays there is called one', () => {
  expect([0, 1, 4].map((seat) => nameOn(seat, room))).toEqual(['Mara', '…', 'Bot']);
});
