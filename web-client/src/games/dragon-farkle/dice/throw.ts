import { DURATION } from '../../../lib/motion';
import { indices } from './faces';
import { UNDECIDED, type Flight } from './toss';

/** When each part of a roll is seen, in milliseconds from the beginning of its scene. */
export interface Throw {
  /** Each soldier die; one whose result came late left the hand before the scene began. */
  dice: Flight[];
  /** The event die, which lands last. */
  event: Flight;
  /** When each scoring die is lit, dice of one face together, and all one after the other. */
  lights: Light[];
  /** When what scores nothing is dimmed and the player may decide. */
  settles: number;
}

/** A scoring die that is lit, by its place in the bowl. */
export interface Light {
  place: number;
  at: number;
  /** The group of dice with one face that it belongs to, counted from 0. */
  group: number;
}

/** How long the dice of a roll of 900 milliseconds are in the air; the event die lies last. */
const LANDS_MS = [700, 790, 650, 840, 750, 900];
const EVENT_LANDS_MS = DURATION.roll + DURATION.fast;
/** The eye rests on the dice before they are counted. */
const PAUSE_MS = 180;
/** From one group of scoring dice to the next, and from die to die within it. */
const APART_MS = 240;
const WITHIN_MS = 120;
/** From the last lit die until the player may decide. */
const AFTER_MS = 360;

/** A farkle is looked at for so long. */
const FARKLE_MS = 900;

/** A roll before it is counted. */
export interface Rolled {
  dice: readonly number[];
  scoring: readonly number[];
  farkle: boolean;
}

/** The scoring dice by their places: dice with one face together, in the order in which they lie. */
export function groupsOf({ dice, scoring }: Pick<Rolled, 'dice' | 'scoring'>): number[][] {
  const groups = new Map<number, number[]>();
  for (const place of indices(dice, scoring)) groups.set(dice[place]!, [...(groups.get(dice[place]!) ?? []), place]);
  return [...groups.values()];
}

/** How a die flies whose result comes when it has been in the air for a while; none lies before its result is there. */
function flight(begins: number, lasts: number, late: number): Flight {
  const flown = Math.min(late, lasts * UNDECIDED);
  return { begins: begins - flown, lands: begins - flown + lasts, waited: late - flown };
}

/** How a roll flies, of one's own or the quicker one of others; the result came so long after it was asked for. */
export function flightsOf(count: number, mine: boolean, begins: number, late: number): Pick<Throw, 'dice' | 'event'> {
  const pace = paceOf(mine);
  return {
    dice: Array.from({ length: count }, (_, place) => flight(begins, LANDS_MS[place % LANDS_MS.length]! * pace, late)),
    event: flight(begins, EVENT_LANDS_MS * pace, late),
  };
}

const paceOf = (mine: boolean): number => (mine ? 1 : DURATION.othersRoll / DURATION.roll);

/** The times of a roll that is told at a moment, and counted once it lies unless it is fought with. */
export function throwOf(rolled: Rolled, mine: boolean, begins: number, late = 0, counted = true): Throw {
  const pace = paceOf(mine);
  const flights = flightsOf(rolled.dice.length, mine, begins, mine ? late : 0);
  const lights: Light[] = [];
  let at = flights.event.lands + PAUSE_MS * pace;
  if (counted)
    for (const [group, places] of groupsOf(rolled).entries())
      for (const [index, place] of places.entries()) {
        if (lights.length > 0) at += (index === 0 ? APART_MS : WITHIN_MS) * pace;
        lights.push({ place, at, group });
      }
  const after = rolled.farkle ? FARKLE_MS : lights.length > 0 ? AFTER_MS : 0;
  return { ...flights, lights, settles: at + after * pace };
}
