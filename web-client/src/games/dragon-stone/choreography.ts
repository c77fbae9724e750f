import { DURATION } from '../../lib/motion';
import type { DragonStoneStone } from '../../protocol/dragon-stone';
import { stepsBetween, type Place } from './geometry';
import { directionOf, type Color, type Notice, type View } from './reading';

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
  duration: number;
}

/** How a decision is shown: the moving stones, and when a hold or a bramble closes. */
export interface Choreography {
  acts: Act[];
  /** When the bar on a segment is drawn. */
  bars: Map<number, number>;
}

/** The key of a place of the arena. */
export function placeKey(at: number, place: Place): string {
  return `${at}-${place}`;
}

/** Turns what happened into movements; `before` is the table as it stood. */
export function choreography(notices: readonly Notice[], before: View): Choreography {
  const acts: Act[] = [];
  const bars = new Map<number, number>();
  const covers = notices.some((notice) => notice.what === 'held' || notice.what === 'entangled');
  let arrival = 0;
  let acted = 0;
  for (const notice of notices) {
    switch (notice.what) {
      case 'moved':
      case 'escaped': {
        const pair = before.arena.find((occupied) => occupied.at === notice.from)?.outer !== undefined;
        const place: Place = notice.what === 'moved' && pair ? 'outer' : 'inner';
        const steps = stepsBetween(notice.from, notice.to, directionOf(notice.stone.color));
        arrival = acted = Math.min(DURATION.move, steps * DURATION.step);
        acts.push({
          stone: notice.stone,
          how: 'walk',
          from: { at: notice.from, place },
          to: { at: notice.to, place: covers ? 'outer' : 'inner' },
          steps,
          start: 0,
          duration: arrival,
        });
        break;
      }
      case 'entered':
        arrival = acted = DURATION.move;
        acts.push({
          stone: notice.stone,
          how: 'fly',
          from: { camp: notice.stone.color, part: 'mat' },
          to: { at: notice.to, place: covers ? 'outer' : 'inner' },
          steps: 0,
          start: 0,
          duration: arrival,
        });
        break;
      case 'settled':
        acts.push({
          stone: notice.stone,
          how: 'slide',
          from: { at: notice.at, place: 'outer' },
          to: { at: notice.at, place: 'inner' },
          steps: 0,
          start: 0,
          duration: DURATION.base,
        });
        break;
      case 'destroyed': {
        const spot: Spot = { at: notice.at, place: 'inner' };
        acts.push({ stone: notice.stone, how: 'burn', from: spot, to: spot, steps: 0, start: arrival, duration: DURATION.base * 2 });
        acted = arrival + DURATION.base;
        break;
      }
      case 'expelled':
        acts.push({
          stone: notice.stone,
          how: 'fly',
          from: { at: notice.at, place: 'inner' },
          to: { camp: notice.stone.color, part: 'tray' },
          steps: 0,
          start: arrival,
          duration: DURATION.move,
        });
        acted = arrival + DURATION.base;
        break;
      case 'held':
      case 'entangled':
        bars.set(notice.at, arrival);
        acted = arrival + DURATION.base;
        break;
      case 'recruited':
        acts.push({
          stone: notice.stone,
          how: 'slide',
          from: { camp: notice.stone.color, part: 'tray' },
          to: { camp: notice.stone.color, part: 'mat' },
          steps: 0,
          start: acted,
          duration: DURATION.move,
        });
        break;
      case 'opened':
      case 'rolled':
      case 'freed':
      case 'turn_ended':
      case 'ended':
        break;
    }
  }
  return { acts, bars };
}
