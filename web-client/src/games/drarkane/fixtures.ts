import { PLAIN_ROOM } from '../../lib/fixtures';
import type { Seat } from '../../protocol/ids';
import type { RoomView } from '../../protocol/room';
import { Perspective } from './perspective';
import type { Card, DrarkaneTable, Participant, PlayerView, Trick, View } from './reading';
import type { DrarkaneWords } from './words';

/** Hand-written tables for the tests of the page. */

export const shield = (number: number): Card => ({ kind: 'shield', number });
export const sword = (number: number): Card => ({ kind: 'sword', number });
export const axe = (number: number): Card => ({ kind: 'axe', number });
export const grimoire = (number: number): Card => ({ kind: 'grimoire', number });

export const room: RoomView = {
  id: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
  code: 'PINE-42',
  game: { game: 'drarkane', options: { treasures: false, teams: false } },
  phase: 'playing',
  seats: [
    { player: 1, name: 'Mara' },
    { player: 2, name: 'Jonas' },
    { player: 3, name: 'Aylin' },
  ],
  ...PLAIN_ROOM,
};

export function player(who: Participant, more: Partial<PlayerView> = {}): PlayerView {
  return { player: who, cards: 3, known: [], shown: [], lacks: [], contract: 1, tricks: 0, dragons: [], completed: [], ...more };
}

export function trick(more: Partial<Trick> = {}): Trick {
  return { trick: 1, order: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], plays: [], wizards: 'absent', unplaced: [], felled: [], ...more };
}

export function view(more: Partial<View> = {}): View {
  return {
    options: { treasures: false, teams: false },
    variant: 'base',
    moment: { round: 1, trick: 1, step: 0 },
    rounds: 3,
    dealt: 14,
    stage: 'play',
    own: 0,
    first: 0,
    players: [player({ seat: 0 }, { hand: [shield(2), shield(9), sword(4)] }), player({ seat: 1 }), player({ seat: 2 })],
    blocked: [],
    trick: trick(),
    zone: [],
    dragons_left: 17,
    until_seventh: 4,
    terror: 0,
    discards: [],
    undealt: 2,
    exchanges: [],
    sheet: [],
    totals: [],
    ...more,
  };
}

export function table(more: Partial<DrarkaneTable> = {}): DrarkaneTable {
  return { game: 'drarkane', past: [], view: view(), awaiting: [0], offers: [], ...more };
}

/** The table as the one on a seat sees it, or somebody who only watches. */
export function seenBy(seat: Seat | undefined, words: DrarkaneWords, shown: View = view()): Perspective {
  return new Perspective(room, seat, shown, words);
}
