import { PLAIN_ROOM } from '../../lib/fixtures';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { Perspective } from './perspective';
import type { StoneTable, View } from './reading';
import type { StoneWords } from './words';

/** Hand-written tables for the tests of the page. */

export const none = { vine: 0, water: 0, fire: 0 };
const camp = { tray: none, mat: none, dead_zone: none };

export const room: RoomView = {
  id: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
  code: 'PINE-42',
  game: { game: 'dragon-stone', options: {} },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
  ],
  ...PLAIN_ROOM,
};

export function view(more: Partial<View> = {}): View {
  return { turn: 17, to_move: 'black', stage: 'use_dice', arena: [], black: camp, white: camp, repeated: 1, blocked: [], ...more };
}

export function table(more: Partial<StoneTable> = {}): StoneTable {
  return { game: 'dragon-stone', past: [], view: view(), awaiting: [0], offers: [], ...more };
}

/** The table as the one on a seat sees it, or somebody who only watches. */
export function seenBy(seat: Seat | undefined, words: StoneWords, shown: View = view()): Perspective {
  return new Perspective(room, seat, shown, words);
}
