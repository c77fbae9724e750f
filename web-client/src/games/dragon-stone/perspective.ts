import type { Who } from '../../lib/who';
import type { DragonStoneStone } from '../../protocol/dragon-stone';
import { TablePerspective } from '../perspective';
import type { Turned } from './geometry';
import { colorOf, seatOf, type Color, type View } from './reading';
import type { StoneWords } from './words';
import type { Whose } from './words/catalogue';

/** The table as one reader sees it, and which side is below. */
export class Perspective extends TablePerspective<View, StoneWords> {
  /** The colour of the reader; absent for somebody who watches. */
  readonly color: Color | undefined = this.seat === undefined ? undefined : colorOf(this.seat);
  /** The colour whose entry is at the bottom. */
  readonly below: Color = this.color ?? 'black';

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
