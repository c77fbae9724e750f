import { DURATION } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import type { Notice } from './reading';

/** Where something can be seen. */
export type Spot = { seat: Seat } | 'shelf' | 'stockpile' | 'dragon' | 'deck';

/** Something that flies over the table; times are in milliseconds from the beginning of the decision. */
export interface Act {
  kind: 'soldiers' | 'card';
  from: Spot;
  to: Spot;
  /** How many pieces fly; a thousand soldiers are a handful of tokens. */
  pieces: number;
  start: number;
}

/** A moment with a feeling of its own. */
export type Mood = 'rally' | 'dragon' | 'farkle' | 'hit' | 'eaten' | 'brawl' | 'slain';

/** How a decision is shown. */
export interface Choreography {
  /** The roll that falls. */
  roll: { seat: Seat; dice: number } | undefined;
  /** A die that is turned or rolled by itself, by what it shows then. */
  turned: number | undefined;
  acts: Act[];
  mood: Mood | undefined;
}

const TOKENS = 7;
const tokens = (soldiers: number) => Math.min(TOKENS, Math.max(1, Math.ceil(soldiers / 100)));

/** Turns what happened into movements, one after the other. */
export function choreography(notices: readonly Notice[]): Choreography {
  const shown: Choreography = { roll: undefined, turned: undefined, acts: [], mood: undefined };
  let now = 0;
  const fly = (kind: Act['kind'], from: Spot, to: Spot, pieces: number) => {
    if (pieces === 0) return;
    shown.acts.push({ kind, from, to, pieces, start: now });
    now += DURATION.base;
  };
  const march = (from: Spot, to: Spot, soldiers: number) => fly('soldiers', from, to, soldiers > 0 ? tokens(soldiers) : 0);
  for (const notice of notices) {
    switch (notice.what) {
      case 'rolled':
        shown.roll = { seat: notice.seat, dice: notice.dice.length };
        if (notice.event !== 'blank') shown.mood = notice.event;
        break;
      case 'die_turned':
      case 'die_rerolled':
        shown.turned = notice.to;
        break;
      case 'set_aside':
        if (notice.eaten > 0) march('shelf', 'dragon', notice.eaten);
        else march('stockpile', 'shelf', notice.soldiers);
        break;
      case 'drew':
        fly('card', 'deck', notice.aside ? 'shelf' : { seat: notice.seat }, 1);
        break;
      case 'gained':
        fly('card', 'shelf', { seat: notice.seat }, notice.count);
        break;
      case 'stolen':
        fly('card', { seat: notice.from }, { seat: notice.seat }, 1);
        break;
      case 'discarded':
        fly('card', { seat: notice.seat }, 'deck', notice.count);
        break;
      case 'farkled':
        march('shelf', 'stockpile', notice.soldiers);
        shown.mood = 'farkle';
        break;
      case 'recruited':
        march('shelf', { seat: notice.seat }, notice.soldiers);
        march('stockpile', { seat: notice.seat }, notice.bonus);
        break;
      case 'settled':
        if (notice.winner !== undefined) {
          const loser = notice.winner === notice.attacker ? notice.defender : notice.attacker;
          march({ seat: loser }, { seat: notice.winner }, notice.soldiers);
          march('stockpile', { seat: notice.winner }, notice.bonus);
        }
        shown.mood = 'brawl';
        break;
      case 'fought':
        march({ seat: notice.seat }, 'dragon', notice.soldiers);
        if (notice.damage > 0) shown.mood = 'hit';
        break;
      case 'struck':
        shown.mood = 'hit';
        break;
      case 'army_gone':
        shown.mood = 'eaten';
        break;
      case 'chest_opened':
        march('stockpile', { seat: notice.seat }, notice.soldiers);
        break;
      case 'scared':
        march({ seat: notice.target }, 'stockpile', notice.soldiers);
        break;
      case 'horn_blown':
        shown.mood = 'rally';
        break;
      case 'event_rerolled':
        shown.mood = notice.event === 'blank' ? shown.mood : notice.event;
        break;
      case 'dragon_slain':
        shown.mood = 'slain';
        break;
      case 'opened':
      case 'turn_began':
      case 'reborn':
      case 'joined':
      case 'left_keep':
      case 'recruiting':
      case 'brawling':
      case 'battling':
      case 'attacked':
      case 'second_wind':
      case 'dragon_tamed':
      case 'banner_raised':
      case 'vanished':
      case 'baited':
      case 'cloaked':
      case 'items_shuffled':
      case 'companions_shuffled':
      case 'turn_ended':
      case 'too_many':
        break;
    }
  }
  return shown;
}
