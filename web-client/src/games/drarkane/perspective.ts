import type { Who } from '../../lib/who';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { TablePerspective } from '../perspective';
import type { Participant } from './reading';

/** What those who play from a pile are called. */
export type PileNames = Record<Extract<Participant, string>, string>;

/** The table as one reader sees it, and what those are called who have no seat. */
export class Perspective extends TablePerspective {
  constructor(
    room: RoomView,
    seat: Seat | undefined,
    private readonly piles: PileNames,
  ) {
    super(room, seat);
  }

  whoPlays(player: Participant): Who {
    return typeof player === 'string' ? { you: false, name: this.piles[player] } : this.who(player.seat);
  }
}
