import { nameOn } from '../../lib/people';
import type { Who } from '../../lib/who';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import type { Participant } from './reading';

/** What those who play from a pile are called. */
export type PileNames = Record<Extract<Participant, string>, string>;

/** The table as one reader sees it: who is "you", and what everybody is called. */
export class Perspective {
  constructor(
    private readonly room: RoomView,
    readonly mine: Seat | undefined,
    private readonly piles: PileNames,
  ) {}

  who(player: Participant): Who {
    if (typeof player === 'string') return { you: false, name: this.piles[player] };
    return this.seat(player.seat);
  }

  seat(seat: Seat): Who {
    return { you: seat === this.mine, name: nameOn(seat, this.room) };
  }
}
