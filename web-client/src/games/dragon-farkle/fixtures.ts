import { PLAIN_ROOM } from '../../lib/fixtures';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { Perspective } from './perspective';
import type { Decision, FarkleOffer, FarkleTable, Notice, Player, View } from './reading';
import type { FarkleWords } from './words';

/** Hand-written tables for the tests of the page. */
export const room: RoomView = {
  id: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
  code: 'PINE-42',
  game: { game: 'dragon-farkle', options: { dragon_health: 3 } },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
    { player: 3, name: 'Aylin' },
  ],
  ...PLAIN_ROOM,
};

export function player(more: Partial<Player> = {}): Player {
  return {
    army: 1000,
    companion: 'bram_quartermaster',
    companion_used: false,
    in_keep: false,
    baited: false,
    cloaked: false,
    wounds: 0,
    items: 1,
    known: [],
    without: [],
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    dragon_health: 3,
    turn: 4,
    to_move: 0,
    strength: 1000,
    stage: { stage: 'choose' },
    roll_number: 7,
    players: [player(), player({ companion: 'skree' }), player({ companion: 'old_hobb' })],
    items: { deck: 10, shown: [], face_down: [] },
    companion_deck: 7,
    companion_discards: [],
    sack: [],
    blocked: [],
    ...more,
  };
}

export function table(more: Partial<FarkleTable> = {}): FarkleTable {
  return { game: 'dragon-farkle', past: [], view: view(), awaiting: [0], offers: [], ...more };
}

/** Decisions of the first seat with what they led to. */
export function decisions(...all: Notice[][]): Decision[] {
  return all.map((notices, index) => ({ seq: index + 1, at: 0, by: 0, notices }));
}

/** An offer to set dice aside. */
export function sets(dice: number[], soldiers: number, reward?: 'double' | 'item'): FarkleOffer {
  return {
    intent: { do: 'set_aside', roll: 7, dice, reward },
    effect: {
      effect: 'set_aside',
      soldiers,
      eaten: 0,
      draws: reward === 'item',
      score: soldiers,
      bonus: 0,
      next: 6 - dice.length,
      all_scored: false,
    },
  };
}

/** The table as the one on a seat sees it, or somebody who only watches. */
export function seenBy(seat: Seat | undefined, words: FarkleWords, shown: View = view()): Perspective {
  return new Perspective(room, seat, shown, words);
}
