import type { Choreography } from './choreography';
import { SEGMENTS, stepsBetween, type Place } from './geometry';
import { directionOf, type Color, type Decision, type View } from './reading';
import { moverIn } from './telling';
import { TIME, within } from './timing';

/** The last moment of a game that was won: the ring becomes dark from the struck segment on, and the winner's stones light up. */
export interface Victory {
  winner: Color;
  /** Where the dark begins. */
  segment: number;
  /** When the dark, the light and the laurel begin. */
  dusk: number;
  light: number;
  laurel: number;
  ends: number;
  /** The winner's stones in the order in which they light up. */
  stones: { at: number; place: Place }[];
}

/** How long after the strike the dark, the light and the laurel begin. */
const DUSK_MS = 820;
const LIGHT_MS = 1420;
const LAUREL_MS = 2420;

/** How a won game ends, as its last decision and its table tell. */
export function victoryOf(view: View, last: Decision | undefined, struck: Choreography['struck']): Victory | undefined {
  const { ending, arena } = view;
  if (ending?.kind !== 'won') return undefined;
  const segment = struck?.segment ?? struckIn(last) ?? 1;
  const strike = struck?.at ?? 0;
  const direction = directionOf(ending.winner);
  // The stone that struck comes first.
  const away = (at: number) => (at === segment ? 0 : stepsBetween(segment, at, direction));
  const stones = arena
    .flatMap(({ at, inner, outer }) => [
      ...(inner.color === ending.winner ? [{ at, place: 'inner' as const }] : []),
      ...(outer?.color === ending.winner ? [{ at, place: 'outer' as const }] : []),
    ])
    .sort((a, b) => away(a.at) - away(b.at));
  return {
    winner: ending.winner,
    segment,
    dusk: strike + DUSK_MS,
    light: strike + LIGHT_MS,
    laurel: strike + LAUREL_MS,
    ends: strike + LAUREL_MS + TIME.laurel,
    stones,
  };
}

/** The segment at which a decision took the last stone, or at which it ended. */
function struckIn(last: Decision | undefined): number | undefined {
  const taken = last?.notices.find((notice) => notice.what === 'destroyed' || notice.what === 'expelled');
  return taken?.at ?? moverIn(last)?.to;
}

/** How dark a segment is, from 0 to 1. */
export function darkness({ segment, dusk }: Victory, at: number, t: number): number {
  const there = stepsBetween(segment, at, 1) % SEGMENTS;
  return within(t, dusk + Math.min(there, SEGMENTS - there) * TIME.dusk, TIME.darkens);
}

/** How bright a stone of the winner is, from 0 to 1; the others have no light. */
export function brightness({ stones, light, laurel }: Victory, at: number, place: Place, t: number): number {
  const index = stones.findIndex((stone) => stone.at === at && stone.place === place);
  if (index < 0) return 0;
  const pace = Math.min(TIME.light, (laurel - light) / stones.length);
  return within(t, light + index * pace, TIME.lights);
}

/** How far the laurel has risen, from 0 to 1. */
export function risen({ laurel }: Victory, t: number): number {
  return within(t, laurel, TIME.laurel);
}
