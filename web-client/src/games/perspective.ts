import { nameOn } from '../lib/people';
import type { Who } from '../lib/who';
import type { Seat } from '../protocol/ids';
import type { RoomView } from '../protocol/room';

/** The table as one reader sees it: who is "you", and what everybody is called. */
export class TablePerspective<View, Words> {
  constructor(
    private readonly room: RoomView,
    /** The reader's seat; absent for somebody who watches. */
    readonly seat: Seat | undefined,
    /** What the reader is shown of the table. */
    readonly view: View,
    /** The words of the reader's language. */
    readonly words: Words,
  ) {}

  /** Whoever sits on a seat. */
  readonly who = (seat: Seat): Who => ({ you: seat === this.seat, name: nameOn(seat, this.room) });

  names(seats: readonly Seat[]): string[] {
    return seats.map((seat) => this.who(seat).name);
  }
}
