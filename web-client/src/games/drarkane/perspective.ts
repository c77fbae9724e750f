import type { Who } from '../../lib/who';
import { TablePerspective } from '../perspective';
import type { Participant, View } from './reading';
import type { DrarkaneWords } from './words';

/** The table as one reader sees it, and what those are called who have no seat. */
export class Perspective extends TablePerspective<View, DrarkaneWords> {
  whoPlays(player: Participant): Who {
    return typeof player === 'string' ? { you: false, name: this.words.piles[player] } : this.who(player.seat);
  }
}
