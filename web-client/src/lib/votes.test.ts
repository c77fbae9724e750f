import { expect, it } from 'vitest';
import type { RoomView } from '../protocol/room';
import { PLAIN_ROOM } from './fixtures';
import { sameMotion, voteOn } from './votes';

const room = {
  ...PLAIN_ROOM,
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
    { player: 3, name: 'Aylin' },
  ],
  votes: [{ motion: { what: 'automatic', seat: 1, level: 'fair' }, yes: [0] }],
} as unknown as RoomView;

it('motions are the same when they ask for the same', () => {
  expect(sameMotion({ what: 'end' }, { what: 'end' })).toBe(true);
  expect(sameMotion({ what: 'end' }, { what: 'pause' })).toBe(false);
  expect(sameMotion({ what: 'hand_over', seat: 1, to: 3 }, { what: 'hand_over', seat: 1, to: 4 })).toBe(false);
  expect(voteOn({ what: 'automatic', seat: 1, level: 'fair' }, room)?.yes).toEqual([0]);
  expect(voteOn({ what: 'automatic', seat: 1, level: 'hard' }, room)?.yes).toEqual([0]);
  expect(voteOn({ what: 'automatic', seat: 2, level: 'fair' }, room)).toBeUndefined();
});
