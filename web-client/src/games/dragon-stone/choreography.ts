import type { Seat } from '../../protocol/ids';
import type { DragonStoneStone } from '../../protocol/dragon-stone';
import { stepsBetween, type Place } from './geometry';
import { directionOf, seatOf, type Color, type Notice, type View } from './reading';
import { easeOut, settle, TIME, within } from './timing';

/** Where a stone can be seen. */
export type Spot = { at: number; place: Place } | { camp: Color; part: 'tray' | 'mat' };

/** One stone's part in showing a decision; times are in milliseconds from its beginning. */
export interface Act {
  stone: DragonStoneStone;
  how: 'walk' | 'fly' | 'slide' | 'burn';
  from: Spot;
  to: Spot;
  /** Segments to walk. */
  steps: number;
  start: number;
  /** Being put down included. */
  duration: number;
  /** Whether it is in the reader's hand already. */
  lifted?: boolean;
}

/** How a decision is shown. */
export interface Choreography {
  acts: Act[];
  /** When the clamp or the thorn ring on a segment begins to close. */
  binds: Map<number, number>;
  /** When each die lies, if dice are rolled. */
  dice: [number, number] | undefined;
  /** When a stone that died has been seen to die: the ledger may count it. */
  counted: number;
  /** When everything else may speak of it. */
  known: number;
  /** When everything lies. */
  ends: number;
  /** When a stone meets another, and the segment where. */
  struck: { at: number; segment: number } | undefined;
}

/** The key of a place of the arena. */
export function placeKey(at: number, place: Place): string {
  return `${at}-${place}`;
}

/** The end of an act. */
export const endOf = ({ start, duration }: Act) => start + duration;

/** When the stone of an act has been seen to be gone or to lie; ash and dust may go on. */
const seenOf = (act: Act) => act.start + act.duration * (act.how === 'burn' ? BURNT : 1);

/** Whether an act puts a stone down on the ring. */
export const lands = ({ how, to }: Act) => (how === 'walk' || how === 'fly') && 'at' in to;

/** How long before its end a stone that is put down touches the ground, and by which part of the fire nothing of a stone is left. */
const TOUCH = TIME.drop * 0.38;
const BURNT = 0.65;

/** When a stone that is put down touches the ground. */
export const touchOf = (act: Act) => endOf(act) - TOUCH;

/** How far the dust of a landing has spread, from 0 to 1. */
export function dustOf(act: Act, t: number): number {
  return lands(act) ? within(t, touchOf(act), TIME.dust) : 0;
}

/** Turns what happened into movements; `before` is the table as it stood, `reader` the seat of the one who looks on. */
export function choreography(notices: readonly Notice[], before: View, reader?: Seat): Choreography {
  const acts: Act[] = [];
  const binds = new Map<number, number>();
  const covers = notices.some((notice) => notice.what === 'held' || notice.what === 'entangled');
  const wins = notices.some((notice) => notice.what === 'ended' && notice.ending.kind === 'won');
  const burns = wins ? TIME.lastBurn : TIME.burn;
  let dice: [number, number] | undefined;
  let struck: Choreography['struck'];
  let arrival = 0;
  let acted = 0;
  const still = { steps: 0, start: 0 };
  for (const notice of notices) {
    switch (notice.what) {
      case 'rolled': {
        const falls = seatOf(notice.color) === reader ? TIME.roll : TIME.othersRoll;
        dice = [falls, falls + TIME.secondDie];
        break;
      }
      case 'moved':
      case 'escaped': {
        const pair = before.arena.find((occupied) => occupied.at === notice.from)?.outer !== undefined;
        const place: Place = notice.what === 'moved' && pair ? 'outer' : 'inner';
        const steps = stepsBetween(notice.from, notice.to, directionOf(notice.stone.color));
        arrival = acted = Math.min(TIME.longestWalk, steps * TIME.step) + TIME.drop;
        const to: Spot = { at: notice.to, place: covers ? 'outer' : 'inner' };
        const lifted = seatOf(notice.stone.color) === reader;
        acts.push({ ...still, stone: notice.stone, how: 'walk', from: { at: notice.from, place }, to, steps, duration: arrival, lifted });
        break;
      }
      case 'entered': {
        arrival = acted = TIME.fly + TIME.drop;
        const to: Spot = { at: notice.to, place: covers ? 'outer' : 'inner' };
        acts.push({ ...still, stone: notice.stone, how: 'fly', from: { camp: notice.stone.color, part: 'mat' }, to, duration: arrival });
        break;
      }
      case 'settled': {
        const [from, to]: Spot[] = [
          { at: notice.at, place: 'outer' },
          { at: notice.at, place: 'inner' },
        ];
        acts.push({ ...still, stone: notice.stone, how: 'slide', from: from!, to: to!, duration: TIME.slide });
        break;
      }
      case 'destroyed': {
        const spot: Spot = { at: notice.at, place: 'inner' };
        acts.push({ ...still, stone: notice.stone, how: 'burn', from: spot, to: spot, start: arrival, duration: burns });
        struck = { at: arrival, segment: notice.at };
        acted = arrival + burns * BURNT;
        break;
      }
      case 'expelled': {
        const [from, to]: Spot[] = [
          { at: notice.at, place: 'inner' },
          { camp: notice.stone.color, part: 'tray' },
        ];
        acts.push({ ...still, stone: notice.stone, how: 'fly', from: from!, to: to!, start: arrival, duration: TIME.fly + TIME.drop });
        struck = { at: arrival, segment: notice.at };
        acted = arrival + TIME.fly + TIME.drop;
        break;
      }
      case 'held':
      case 'entangled':
        binds.set(notice.at, arrival);
        acted = arrival + TIME.bind;
        break;
      case 'recruited': {
        const [from, to]: Spot[] = [
          { camp: notice.stone.color, part: 'tray' },
          { camp: notice.stone.color, part: 'mat' },
        ];
        acts.push({ ...still, stone: notice.stone, how: 'slide', from: from!, to: to!, start: acted, duration: TIME.fly });
        break;
      }
      case 'opened':
      case 'freed':
      case 'turn_ended':
      case 'ended':
        break;
    }
  }
  const known = Math.max(0, ...acts.map(seenOf), ...[...binds.values()].map((start) => start + TIME.bind), ...(dice ?? []));
  const ends = Math.max(known, ...acts.map(endOf), ...acts.filter(lands).map((act) => touchOf(act) + TIME.dust));
  return { acts, binds, dice, struck, counted: acted, known, ends };
}

/** Where an act is at a moment. */
export interface Pose {
  /** How much of the way is behind it. */
  part: number;
  /** How high it is, from 0 on the ground to 1 in the hand. */
  lift: number;
  opacity: number;
  /** How much of its colour is gone. */
  ash: number;
}

/** How a stone is shown at a moment of its act; nothing before it and after its end. */
export function poseOf(act: Act, t: number): Pose | undefined {
  if (t >= endOf(act) || (act.how !== 'burn' && t < act.start)) return undefined;
  if (act.how === 'burn') {
    // It stands there until the fire is on it.
    const part = within(t, act.start, act.duration);
    return { part, lift: 0, opacity: 1 - within(part, 0.3, BURNT - 0.3), ash: within(part, 0, 0.4) };
  }
  const drop = act.how === 'slide' ? 0 : TIME.drop;
  const way = within(t, act.start, act.duration - drop);
  const down = drop && within(t, endOf(act) - drop, drop);
  const up = act.how === 'slide' ? 0.5 * Math.sin(Math.PI * way) : act.lifted ? 1 : within(t, act.start, TIME.lift);
  return { part: easeOut(way), lift: down > 0 ? settle(down) : up, opacity: 1, ash: 0 };
}
