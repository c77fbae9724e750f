import type { Color, Kind } from './reading';

/** What is painted on the board; the rules live on the server. */
export const CORNERS: [segment: number, kind: Kind][] = [
  [4, 'vine'],
  [8, 'water'],
  [12, 'vine'],
  [16, 'fire'],
  [20, 'water'],
  [24, 'fire'],
];

/** The middle of each colour's three entry segments. */
export const ENTRY: Record<Color, number> = { black: 2, white: 14 };
