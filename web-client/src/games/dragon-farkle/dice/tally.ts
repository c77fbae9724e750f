import type { DragonFarkleGroup } from '../../../protocol/dragon-farkle';
import { groupsOf, type Light, type Rolled } from './throw';
import { part } from './time';

/** How far the counting of a roll has come. */
export interface Tally {
  sum: number;
  /** What stands at a die, by its place: what its group brought, and how much of it is seen. */
  tags: ReadonlyMap<number, { soldiers: number; seen: number }>;
}

const COUNT_MS = 220;
const STEP_SOLDIERS = 10;

/** What each group of equal dice brings by itself, in the order in which they lie; nothing where only all together score. */
export function valuesOf(rolled: Rolled, groups: readonly DragonFarkleGroup[] = []): number[] | undefined {
  const values = groupsOf(rolled).flatMap((places) => groups.find(({ dice }) => dice[0] === rolled.dice[places[0]!])?.worth ?? []);
  return values.length > 0 ? values : undefined;
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
    const counted = part(time, at, COUNT_MS);
    const soldiers = values ? values[group]! : worth;
    if (values ? last : index === lights.length - 1) tags.set(place, { soldiers, seen: counted * (1 - part(time, settles - 160, 160)) });
    if (!values) sum += (worth / lights.length) * counted;
    else if (last) sum += soldiers * counted;
  }
  return { sum: Math.round(sum / STEP_SOLDIERS) * STEP_SOLDIERS, tags };
}
