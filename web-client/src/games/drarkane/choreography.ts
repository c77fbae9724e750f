import { DURATION } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import { slotKey } from './choice.svelte';
import { cardKey, participantKey, type Card, type Dragon, type Notice, type Participant, type View } from './reading';

/** How long a finished trick lies there before its cards are moved. */
const LOOK = 600;

/** A card that flies from one place to another; times are in milliseconds from the decision. */
export interface Flight {
  card: Card;
  counts?: number;
  from: string;
  to: string;
  start: number;
  duration: number;
  /** How long it lies at its place afterwards, where the table has moved on to the next trick already. */
  rest: number;
}

/** A dragon that falls and goes to the one who defeated it. */
export interface Fall {
  dragon: Dragon;
  to: string;
  start: number;
  duration: number;
}

/** How a decision is shown. */
export interface Choreography {
  flights: Flight[];
  falls: Fall[];
}

/** The name that the place of a card in the trick is found by. */
export const trickSpot = (player: Participant): string => `trick-${participantKey(player)}`;

/** Turns what happened into movements; `before` is the table as it stood, `seat` the reader's. */
export function choreography(notices: readonly Notice[], before: View, seat: Seat | undefined): Choreography {
  const flights: Flight[] = [];
  const falls: Fall[] = [];
  /** Who played each card of the trick, so that a placed card starts from there. */
  const from = new Map<string, string>(before.trick.plays.map(({ card, player }) => [cardKey(card), trickSpot(player)]));
  /** The cards of the trick under way: those that lie there, and those that fly to it. */
  let lying: Flight[] = before.trick.plays.map(({ card, counts, player }) => {
    const spot = trickSpot(player);
    return { card, counts, from: spot, to: spot, start: 0, duration: 0, rest: 0 };
  });
  let now = 0;
  for (const [index, notice] of notices.entries()) {
    switch (notice.what) {
      case 'played': {
        const own = typeof notice.player === 'object' && notice.player.seat === seat;
        const to = trickSpot(notice.player);
        const flight: Flight = {
          card: notice.card,
          counts: notice.counts,
          from: own ? `hand-${cardKey(notice.card)}` : participantKey(notice.player),
          to,
          start: now,
          duration: DURATION.move,
          rest: 0,
        };
        flights.push(flight);
        lying.push(flight);
        from.set(cardKey(notice.card), to);
        now += DURATION.move;
        break;
      }
      case 'trick_won':
        now += LOOK;
        if (notices.slice(index).some(({ what }) => what === 'played')) {
          for (const flight of lying) {
            if (!flights.includes(flight)) flights.push(flight);
            flight.rest = now - flight.start - flight.duration;
          }
        }
        lying = [];
        break;
      case 'placed':
        flights.push({
          card: notice.card,
          counts: notice.counts,
          from: from.get(cardKey(notice.card)) ?? participantKey(notice.by),
          to: slotKey(notice.dragon, notice.slot),
          start: now,
          duration: DURATION.move,
          rest: 0,
        });
        now += DURATION.base;
        break;
      case 'defeated':
        now += DURATION.move - DURATION.base;
        falls.push({ dragon: notice.dragon, to: participantKey(notice.by), start: now, duration: DURATION.move * 2 });
        break;
      case 'round_began':
      case 'gave':
      case 'gave_back':
      case 'declared':
      case 'kept_objective':
      case 'treasures_laid':
      case 'discarded':
      case 'completed':
      case 'revealed':
      case 'drew':
      case 'reshuffled':
      case 'offered':
      case 'offered_nothing':
      case 'returned':
      case 'swapped':
      case 'round_scored':
      case 'ended':
        break;
    }
  }
  return { flights, falls };
}
