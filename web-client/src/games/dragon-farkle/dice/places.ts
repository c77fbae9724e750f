/** Where a die lies: parts of the bowl's width and height, and degrees by which it is turned. */
export interface Place {
  x: number;
  y: number;
  yaw: number;
}

const at = (x: number, y: number, yaw: number): Place => ({ x, y, yaw });

/** For every number of dice a pattern of its own, in two rows that were thrown a little. */
const PATTERNS: readonly (readonly Place[])[] = [
  [],
  [at(0.39, 0.52, -5)],
  [at(0.26, 0.5, -6), at(0.52, 0.54, 5)],
  [at(0.15, 0.5, -6), at(0.385, 0.54, 5), at(0.62, 0.49, -4)],
  [at(0.24, 0.285, -6), at(0.52, 0.3, 5), at(0.255, 0.755, 7), at(0.53, 0.74, -8)],
  [at(0.15, 0.285, -6), at(0.385, 0.305, 5), at(0.62, 0.275, -4), at(0.27, 0.755, 7), at(0.51, 0.74, -8)],
  [at(0.15, 0.285, -6), at(0.385, 0.305, 5), at(0.62, 0.275, -4), at(0.165, 0.755, 7), at(0.4, 0.74, -8), at(0.625, 0.76, 4)],
];

/** Where so many soldier dice come to lie; they stay there until the next roll. */
export function placesOf(count: number): readonly Place[] {
  return PATTERNS[count] ?? PATTERNS.at(-1)!;
}

/** Where the event die comes to lie, right of the others. */
export const EVENT_PLACE: Place = at(0.865, 0.5, 9);
