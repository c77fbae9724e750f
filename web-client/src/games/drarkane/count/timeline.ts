import type { Count } from './count';

/** When what is seen at a round's end, in milliseconds from its beginning; all of it is a function of the time. */
export interface Timeline {
  /** Until when the seventh dragon fills the screen; 0 where none has come. */
  collapse: number;
  /** When the trophies begin to land. */
  hoard: number;
  /** When each row begins. */
  rows: number[];
  /** How fast a row is: 1, or more where many are to be counted. */
  pace: number;
  crown: number;
  ends: number;
}

/** The seventh dragon rises, is named, and recedes. */
export const COLLAPSE = { dark: 400, rise: 200, risen: 1100, name: 1150, recede: 3100, ends: 3700 };
/** The parts of a row. */
export const ROW = { turn: 0, seal: 480, gains: 720, total: 1320, ends: 1800 };
/** From one trophy to the next. */
export const TROPHY_MS = 90;
const CROWN_MS = 420;

export function timelineOf({ seventh, trophies, rows }: Count): Timeline {
  const collapse = seventh ? COLLAPSE.ends : 0;
  const pace = rows.length > 4 ? 1.5 : 1;
  const first = collapse + trophies.length * TROPHY_MS + 500;
  const starts = rows.map((_, index) => first + (index * ROW.ends) / pace);
  const crown = first + (rows.length * ROW.ends) / pace + 200;
  return { collapse, hoard: collapse, rows: starts, pace, crown, ends: crown + CROWN_MS };
}

/** How far something is that begins at a time and takes some time, from 0 to 1. */
export const part = (time: number, start: number, duration: number): number => Math.min(1, Math.max(0, (time - start) / duration));

/** Fast at first. */
export const out = (way: number): number => 1 - (1 - way) ** 3;

/** A little too far, and back. */
export const drop = (way: number): number => 1 + 2.7 * (way - 1) ** 3 + 1.7 * (way - 1) ** 2;

/** A row at a time of its own: how far its card is turned, its seal pressed, its gains come and its total counted. */
export interface RowAt {
  begun: boolean;
  turn: number;
  seal: number;
  gains: [number, number, number, number];
  total: number;
  done: boolean;
}

export function rowAt({ rows, pace }: Timeline, index: number, time: number): RowAt {
  const own = (time - rows[index]!) * pace;
  const gain = (place: number) => part(own, ROW.gains + place * 150, 150);
  return {
    begun: own >= 0,
    turn: part(own, ROW.turn, 420),
    seal: part(own, ROW.seal, 220),
    gains: [gain(0), gain(1), gain(2), gain(3)],
    total: part(own, ROW.total, 420),
    done: own >= ROW.ends,
  };
}
