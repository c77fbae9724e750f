import { nameOn } from '../../lib/people';
import type { Who } from '../../lib/who';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';

/** The table as one reader sees it: who is "you". */
export class Perspective {
  constructor(
    private readonly room: RoomView,
    /** The reader's seat; absent for somebody who watches. */
    readonly me: Seat | undefined,
  ) {}

  readonly who = (seat: Seat): Who => ({ you: seat === this.me, name: nameOn(seat, this.room) });
}
