import { expect, it } from 'vitest';
import type { RoomView } from '../../protocol/room';
import { movedSeats } from './seat-order';

const room = {
  seats: [{ player: 1, name: 'Mara' }, null, { player: 2, name: 'Ember', bot: 'fair' }, { player: 3, name: 'Jonas' }],
} as unknown as RoomView;

it('a seat changes places with the next one that is taken', () => {
  expect(movedSeats(room, 2, -1)).toEqual([2, 0, 3]);
  expect(movedSeats(room, 2, 1)).toEqual([0, 3, 2]);
});

it('the first and the last seat have nowhere further to go', () => {
  expect(movedSeats(room, 0, -1)).toBeUndefined();
  expect(movedSeats(room, 3, 1)).toBeUndefined();
  expect(movedSeats(room, 1, 1)).toBeUndefined();
});
