import type { DragonStoneStone } from '../../protocol/dragon-stone';
import { nameOn } from '../../lib/people';
import type { Who } from '../../lib/who';
import type { RoomView } from '../../protocol/room';
import type { Turned } from './geometry';
import { colorOf, seatOf, type Color } from './reading';
import type { Whose } from './words/en';

/** The table as one reader sees it: who is "you", and which side is below. */
export class Perspective {
  /** The colour of the reader; absent for somebody who watches. */
  readonly mine: Color | undefined;
  /** The colour whose entry is at the bottom. */
  readonly below: Color;

  constructor(
    private readonly room: RoomView,
    seat: number | undefined,
  ) {
    this.mine = seat === undefined ? undefined : colorOf(seat);
    this.below = this.mine ?? 'black';
  }

  get turned(): Turned {
    return this.below === 'black' ? 0 : 180;
  }

  who(color: Color): Who {
    return { you: color === this.mine, name: nameOn(seatOf(color), this.room) };
  }

  whose({ color, kind }: DragonStoneStone): Whose {
    return { yours: color === this.mine, color, kind };
  }
}
