import type { Seat } from '../../protocol/ids';
import { TablePerspective } from '../perspective';
import { adventurerOf, inParty, type Adventurer, type Character, type View } from './reading';
import type { DraghanWords } from './words';

/** The table as one reader sees it, and which characters are one's own. */
export class Perspective extends TablePerspective<View, DraghanWords> {
  /** One's own characters that are still in the party. */
  get mine(): Adventurer[] {
    return this.view.party.filter((each) => each.seat === this.seat && inParty(each));
  }

  owns(character: Character): boolean {
    return this.seat !== undefined && this.ownerOf(character) === this.seat;
  }

  /** Whether the reader has the map. */
  get leads(): boolean {
    return this.view.active !== undefined && this.owns(this.view.active);
  }

  /** Whether the reader had characters and has lost them all. */
  get out(): boolean {
    return this.view.party.some(({ seat }) => seat === this.seat) && this.mine.length === 0;
  }

  private ownerOf(character: Character): Seat | undefined {
    if (this.view.stage.phase === 'choosing') return this.view.stage.picks.find((pick) => pick.character === character)?.seat;
    return adventurerOf(this.view, character)?.seat;
  }
}
