import type { Who } from '../../lib/who';
import type { DragonStoneStone } from '../../protocol/dragon-stone';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { TablePerspective } from '../perspective';
import type { Turned } from './geometry';
import { colorOf, seatOf, type Color } from './reading';
import type { Whose } from './words/catalogue';

/** The table as one reader sees it, and which side is below. */
export class Perspective extends TablePerspective {
  /** The colour of the reader; absent for somebody who watches. */
  readonly color: Color | undefined;
  /** The colour whose entry is at the bottom. */
  readonly below: Color;

  constructor(room: RoomView, seat: Seat | undefined) {
    super(room, seat);
    this.color = seat === undefined ? undefined : colorOf(seat);
    this.below = this.color ?? 'black';
  }

  get turned(): Turned {
    return this.below === 'black' ? 0 : 180;
  }

  whoPlays(color: Color): Who {
    return this.who(seatOf(color));
  }

  whose({ color, kind }: DragonStoneStone): Whose {
    return { yours: color === this.color, color, kind };
  }
}
