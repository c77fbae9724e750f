import { DURATION } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import { throwOf, type Throw } from './dice/throw';
import { fightOf, healOf, victoryOf, type Fight, type Heal, type Victory } from './keep/battle';
import type { Notice, View } from './reading';

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

/** How a decision is shown; times are in milliseconds from its beginning. */
export interface Choreography {
  /** From when on words may know it. */
  known: number;
  /** When the next may begin. */
  ends: number;
  /** From when on the pieces are those of the table after it. */
  changes: number;
  /** The dice that fall; one of them alone, by its place, where the others stay. */
  roll: (Throw & { only?: number | 'event' }) | undefined;
  /** What a blow of the Final Battle does. */
  fight: Fight | undefined;
  /** The dragon closes its wounds. */
  heal: Heal | undefined;
  /** The dragon falls. */
  victory: Victory | undefined;
  /** Who won the brawl that ended; nobody in a tie. */
  settled: { at: number; winner: Seat | undefined } | undefined;
  /** The dice that are set aside leave the bowl for the shelf. */
  taken: readonly number[] | undefined;
  acts: Act[];
}

const TOKENS = 7;
const tokens = (soldiers: number) => Math.min(TOKENS, Math.max(1, Math.ceil(soldiers / 100)));
/** How long a piece flies, and how far apart the pieces start. */
export const FLIGHT_MS = 620;
export const FLIGHT_APART_MS = 55;
/** The swords cross before soldiers change hands. */
const CLASH_MS = 520;
/** The Keep opens before the first roll of a battle. */
const OPENING_MS = 500;

/** Turns what happened into movements, for the one who sits on a seat; nothing where there is nothing to see. */
export function choreography(
  notices: readonly Notice[],
  seat: Seat | undefined,
  before: View,
  after: View,
  late = 0,
): Choreography | undefined {
  const shown: Choreography = {
    known: 0,
    ends: 0,
    changes: 0,
    roll: undefined,
    fight: undefined,
    heal: undefined,
    victory: undefined,
    settled: undefined,
    taken: undefined,
    acts: [],
  };
  let now = 0;
  let flies = 0;
  const fly = (kind: Act['kind'], from: Spot, to: Spot, pieces: number) => {
    if (pieces === 0) return;
    shown.acts.push({ kind, from, to, pieces, start: now });
    flies = Math.max(flies, now + FLIGHT_MS + (pieces - 1) * FLIGHT_APART_MS);
    now += DURATION.base;
  };
  const march = (from: Spot, to: Spot, soldiers: number) => fly('soldiers', from, to, soldiers > 0 ? tokens(soldiers) : 0);
  const rolls = (only?: number | 'event') => {
    const { roll } = after;
    if (!roll) return;
    const battle = after.action?.action === 'final_battle';
    shown.roll = { ...throwOf(roll, roll.seat === seat, now, now === 0 ? late : 0, !battle), only };
    now = shown.roll.settles;
  };

  for (const notice of notices) {
    switch (notice.what) {
      case 'battling':
        now = OPENING_MS;
        break;
      case 'rolled':
        shown.changes = now === OPENING_MS ? 0 : now;
        rolls();
        break;
      case 'die_turned':
      case 'die_rerolled':
        rolls(placeOf(notice.from, notice.to, before, after));
        break;
      case 'horn_blown':
      case 'dragon_tamed':
      case 'event_rerolled':
        rolls('event');
        break;
      case 'set_aside':
        shown.taken = notice.dice;
        shown.changes = DURATION.move;
        if (notice.eaten > 0) march('shelf', 'dragon', notice.eaten);
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
        break;
      case 'recruited':
        march('shelf', { seat: notice.seat }, notice.soldiers);
        march('stockpile', { seat: notice.seat }, notice.bonus);
        break;
      case 'settled':
        shown.settled = { at: now, winner: notice.winner };
        now += CLASH_MS;
        if (notice.winner !== undefined) {
          const loser = notice.winner === notice.attacker ? notice.defender : notice.attacker;
          march({ seat: loser }, { seat: notice.winner }, notice.soldiers);
          march('stockpile', { seat: notice.winner }, notice.bonus);
        }
        break;
      case 'fought':
        shown.fight = fightOf(notice, before);
        now = shown.changes = shown.fight.ends;
        break;
      case 'struck':
        shown.fight = fightOf({ ...notice, damage: 1, soldiers: 0 }, before);
        now = shown.changes = shown.fight.ends;
        break;
      case 'dragon_slain':
        shown.victory = victoryOf();
        break;
      case 'turn_ended':
        if (notice.why === 'repelled') {
          shown.heal = healOf(before);
          now = shown.changes = shown.heal.ends;
        }
        break;
      case 'chest_opened':
        march('stockpile', { seat: notice.seat }, notice.soldiers);
        break;
      case 'scared':
        march({ seat: notice.target }, 'stockpile', notice.soldiers);
        break;
      case 'army_gone':
      case 'opened':
      case 'turn_began':
      case 'reborn':
      case 'joined':
      case 'left_keep':
      case 'recruiting':
      case 'brawling':
      case 'attacked':
      case 'second_wind':
      case 'banner_raised':
      case 'vanished':
      case 'baited':
      case 'cloaked':
      case 'items_shuffled':
      case 'companions_shuffled':
      case 'too_many':
        break;
    }
  }

  const { roll, fight, heal, victory, settled, taken } = shown;
  if (victory) return { ...shown, changes: victory.dark, known: victory.dawn, ends: victory.ends };
  if (roll) return { ...shown, known: roll.event.lands, ends: roll.settles };
  if (fight || heal) return { ...shown, known: now, ends: Math.max(now, flies) };
  if (settled) return { ...shown, changes: flies, known: Math.max(CLASH_MS, flies), ends: Math.max(CLASH_MS, flies) + DURATION.move };
  if (taken) return { ...shown, known: DURATION.move, ends: Math.max(DURATION.move, flies) };
  if (flies > 0) return { ...shown, changes: flies, known: flies, ends: flies };
  return undefined;
}

/** Which die was turned or rolled by itself. */
function placeOf(from: number, to: number, before: View, after: View): number {
  const place = before.roll?.dice.indexOf(from) ?? -1;
  return after.roll?.dice[place] === to ? place : (after.roll?.dice.indexOf(to) ?? 0);
}
