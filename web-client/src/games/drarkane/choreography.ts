import { DURATION } from '../../lib/motion';
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

/** Turns what happened into movements; `before` is the table as it stood, `mine` the seat of the viewer. */
export function choreography(notices: readonly Notice[], before: View, mine: number | undefined): Choreography {
  const flights: Flight[] = [];
  const falls: Fall[] = [];
  /** Who played each card of the trick, so that a placed card starts from there. */
  const from = new Map<string, string>(before.trick.plays.map(({ card, player }) => [cardKey(card), trickSpot(player)]));
  let now = 0;
  for (const notice of notices) {
    switch (notice.what) {
      case 'played': {
        const own = typeof notice.player === 'object' && notice.player.seat === mine;
        const to = trickSpot(notice.player);
        flights.push({
          card: notice.card,
          counts: notice.counts,
          from: own ? `hand-${cardKey(notice.card)}` : participantKey(notice.player),
          to,
          start: now,
          duration: DURATION.move,
        });
        from.set(cardKey(notice.card), to);
        now += DURATION.move;
        break;
      }
      case 'trick_won':
        now += LOOK;
        break;
      case 'placed':
        flights.push({
          card: notice.card,
          counts: notice.counts,
          from: from.get(cardKey(notice.card)) ?? participantKey(notice.by),
          to: slotKey(notice.dragon, notice.slot),
          start: now,
          duration: DURATION.move,
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
