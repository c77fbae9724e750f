import { DURATION } from '../../lib/motion';
import { LONGEST_MS } from '../../lib/showing.svelte';
import type { Seat } from '../../protocol/ids';
import { slotKey } from './choice.svelte';
import { come, fallen, gathered, inTrick, leftHand, lifted, onSlot, won } from './pieces';
import { cardKey, participantKey, type Card, type Dragon, type Notice, type Participant, type View } from './reading';

/** How long a finished trick lies there before its cards are moved. */
const LOOK_MS = 600;
/** How long a dragon takes to tip over. */
export const TIP_MS = 420;
/** How long a trick takes to be gathered. */
const GATHER_MS = 300;

/** Something that is seen from one time to another; times are in milliseconds from the decision. */
interface Timed {
  start: number;
  duration: number;
}

/** A card or a trophy that flies from one place to another. */
export interface Flight extends Timed {
  piece: { card: Card; counts?: number } | { dragon: Dragon };
  from: string;
  to: string;
}

/** A dragon that moves in its place. */
export interface Stir extends Timed {
  dragon: Dragon;
  how: 'tips' | 'comes';
}

/** The pieces of the table from a time on. */
export interface Step {
  at: number;
  view: View;
}

/** How a decision is shown. */
export interface Choreography {
  steps: Step[];
  flights: Flight[];
  stirs: Stir[];
  ends: number;
}

/** The name that the place of a card in the trick is found by. */
export const trickSpot = (player: Participant): string => `trick-${participantKey(player)}`;

/** The name that a dragon is found by. */
export const dragonSpot = (dragon: Dragon): string => `dragon-${dragon}`;

/** Turns what happened into movements, from one table to the next; `seat` is the reader's. */
export function choreography(notices: readonly Notice[], before: View, after: View, seat: Seat | undefined): Choreography {
  const flights: Flight[] = [];
  const stirs: Stir[] = [];
  const steps: Step[] = [];
  let now = 0;
  let view = before;
  const show = (next: View, at = now) => {
    view = next;
    steps.push({ at, view });
  };
  /** The place in the trick where a card lies. */
  const lies = (card: Card) => {
    const play = view.trick.plays.findLast((each) => cardKey(each.card) === cardKey(card));
    return play && trickSpot(play.player);
  };
  const sameRound = after.moment.round === before.moment.round;
  /** Whether the trick on the table is over and the next has not been put in its place. */
  const isOver = () => view.stage === 'place' && (!sameRound || after.trick.trick !== view.trick.trick);

  for (const notice of notices) {
    switch (notice.what) {
      case 'played': {
        if (isOver()) show(gathered(view, after));
        const own = typeof notice.player === 'object' && notice.player.seat === seat;
        flights.push({
          piece: notice,
          from: own ? `hand-${cardKey(notice.card)}` : participantKey(notice.player),
          to: trickSpot(notice.player),
          start: now,
          duration: DURATION.move,
        });
        show(leftHand(view, notice.player, notice.card));
        now += DURATION.move;
        show(inTrick(view, notice, after));
        break;
      }
      case 'trick_won':
        show(won(view, notice));
        now += LOOK_MS;
        break;
      case 'placed':
        flights.push({
          piece: notice,
          from: lies(notice.card) ?? participantKey(notice.by),
          to: slotKey(notice.dragon, notice.slot),
          start: now,
          duration: DURATION.move,
        });
        show(lifted(view, notice.card));
        now += DURATION.move;
        show(onSlot(view, notice));
        break;
      case 'defeated':
        now += DURATION.fast;
        stirs.push({ dragon: notice.dragon, how: 'tips', start: now, duration: TIP_MS });
        now += TIP_MS;
        show(fallen(view, notice));
        flights.push({
          piece: { dragon: notice.dragon },
          from: dragonSpot(notice.dragon),
          to: participantKey(notice.by),
          start: now,
          duration: DURATION.move,
        });
        now += DURATION.move;
        break;
      case 'discarded': {
        const winner = view.trick.winning?.player;
        for (const { card, counts } of winner ? notice.cards : []) {
          const from = lies(card);
          if (from) flights.push({ piece: { card, counts }, from, to: participantKey(winner!), start: now, duration: GATHER_MS });
        }
        show(gathered(view, after));
        now += GATHER_MS;
        break;
      }
      case 'revealed': {
        if (isOver()) show(gathered(view, after));
        const next = sameRound ? come(view, notice.dragon, after) : undefined;
        if (!next) break;
        show(next);
        stirs.push({ dragon: notice.dragon, how: 'comes', start: now, duration: DURATION.move });
        now += DURATION.move;
        break;
      }
      case 'round_began':
      case 'gave':
      case 'gave_back':
      case 'declared':
      case 'kept_objective':
      case 'treasures_laid':
      case 'completed':
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
  return withinTime({ steps, flights, stirs, ends: now });
}

/** What would take longer than others may be kept waiting is shown faster. */
function withinTime({ steps, flights, stirs, ends }: Choreography): Choreography {
  const pace = Math.min(1, LONGEST_MS / ends);
  const paced = <Part extends Timed>(part: Part): Part => ({ ...part, start: part.start * pace, duration: part.duration * pace });
  return {
    steps: steps.map(({ at, view }) => ({ at: at * pace, view })),
    flights: flights.map(paced),
    stirs: stirs.map(paced),
    ends: ends * pace,
  };
}
