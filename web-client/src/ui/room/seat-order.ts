import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';

/** The taken seats with this one moved by a place; undefined where there is no such place. */
export function movedSeats(room: RoomView, seat: Seat, by: 1 | -1): Seat[] | undefined {
  const seats = room.seats.flatMap((taken, each) => (taken ? [each] : []));
  const place = seats.indexOf(seat);
  const other = seats[place + by];
  if (place < 0 || other === undefined) return undefined;
  seats[place + by] = seat;
  seats[place] = other;
  return seats;
}
