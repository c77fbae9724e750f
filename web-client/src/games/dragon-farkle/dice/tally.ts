import { faces } from './faces';
import { groupsOf, type Light, type Rolled } from './throw';
import { part } from './time';

/** A set of dice that is offered, and what it brings. */
interface Offered {
  dice: readonly number[];
  soldiers: number;
}

/** How far the counting of a roll has come. */
export interface Tally {
  sum: number;
  /** What stands at a die, by its place: what its group brought, and how much of it is seen. */
  tags: ReadonlyMap<number, { soldiers: number; seen: number }>;
}

const COUNT = 220;
const STEP = 10;

/** What each group of equal dice brings by itself, as the offers tell it; nothing where only all together score. */
export function valuesOf(rolled: Rolled, worth: number, offered: readonly Offered[]): number[] | undefined {
  const values = groupsOf(rolled).map((places) => {
    const wanted = faces(rolled.dice, places).join();
    const worths = offered.filter(({ dice }) => dice.join() === wanted).map(({ soldiers }) => soldiers);
    return worths.length > 0 ? Math.min(...worths) : undefined;
  });
  const all = values.every((value) => value !== undefined) ? values : undefined;
  return all?.reduce((sum, value) => sum + value, 0) === worth ? all : undefined;
}

/** The sum as it has been counted at a moment; without values the dice count alike, and one tag says what they bring. */
export function tallyAt(
  lights: readonly Light[],
  values: readonly number[] | undefined,
  worth: number,
  settles: number,
  time: number,
): Tally {
  const tags = new Map<number, { soldiers: number; seen: number }>();
  let sum = 0;
  for (const [index, { place, at, group }] of lights.entries()) {
    const last = lights[index + 1]?.group !== group;
    const counted = part(time, at, COUNT);
    const soldiers = values ? values[group]! : worth;
    if (values ? last : index === lights.length - 1) tags.set(place, { soldiers, seen: counted * (1 - part(time, settles - 160, 160)) });
    if (!values) sum += (worth / lights.length) * counted;
    else if (last) sum += soldiers * counted;
  }
  return { sum: Math.round(sum / STEP) * STEP, tags };
}
