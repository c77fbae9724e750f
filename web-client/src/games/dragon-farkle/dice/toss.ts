import type { Place } from './places';
import { chance, part } from './time';

/** When a die is in the air, in milliseconds. */
export interface Flight {
  begins: number;
  lands: number;
  /** How long it spun on while it waited for its result. */
  waited: number;
}

/** How a die is seen at one moment; lengths are parts of its edge, places parts of the bowl. */
export interface Pose {
  x: number;
  y: number;
  /** How high it is above the leather. */
  height: number;
  /** How it is turned: three rows of a rotation. */
  turn: Matrix;
}

type Row = readonly [number, number, number];
export type Matrix = readonly [Row, Row, Row];

/** How far a lying die is tilted towards the eye. */
const TILT = 17;
/** From when on a throw cannot go on without its result, as a part of its time. */
export const UNDECIDED = 0.6;
/** How quickly a die spins that waits for its result, in degrees a millisecond. */
const SPIN = 0.9;

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => [0, 1, 2].map((column) => row[0] * b[0][column]! + row[1] * b[1][column]! + row[2] * b[2][column]!)) as unknown as Matrix;

/** A turn about an axis, as CSS turns. */
function about([x, y, z]: Row, degrees: number): Matrix {
  const length = Math.hypot(x, y, z) || 1;
  const [a, b, c] = [x / length, y / length, z / length];
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rest = 1 - cos;
  return [
    [cos + a * a * rest, a * b * rest - c * sin, a * c * rest + b * sin],
    [b * a * rest + c * sin, cos + b * b * rest, b * c * rest - a * sin],
    [c * a * rest - b * sin, c * b * rest + a * sin, cos + c * c * rest],
  ];
}

const lying = (yaw: number): Matrix => times(about([1, 0, 0], TILT), about([0, 0, 1], yaw));

/** How a die is seen that lies in its place. */
export function rest(place: Place): Pose {
  return { x: place.x, y: place.y, height: 0, turn: lying(place.yaw) };
}

/** Three bounces and a shiver: when each begins and ends, and how high it is. */
const BOUNCES = [
  [0, 0.42, 1],
  [0.42, 0.72, 0.42],
  [0.72, 0.9, 0.16],
  [0.9, 1, 0.05],
] as const;

function bounce(share: number): number {
  const now = BOUNCES.find(([begins, ends]) => share >= begins && share < ends);
  if (!now) return 0;
  const [begins, ends, high] = now;
  const within = (share - begins) / (ends - begins);
  return 4 * within * (1 - within) * high * 1.05;
}

/** How a thrown die is seen: out of the cup at the hearth's side, three bounces, at rest in its place; the seed tells throws apart. */
export function toss(place: Place, { begins, lands, waited }: Flight, time: number, seed: number): Pose {
  const share = part(time, begins, lands - begins);
  if (share >= 1) return rest(place);
  const way = 1 - (1 - share) ** 2.2;
  const bow = (chance(seed, 7) - 0.5) * 0.2;
  const x = mix(0.5 + (chance(seed, 6) - 0.5) * 0.22, place.x, way) + Math.sin(way * Math.PI) * bow;
  const y = mix(1.16, place.y, way) - Math.sin(way * Math.PI) * 0.1;
  const direction = chance(seed, 5) > 0.5 ? 1 : -1;
  // What it spun and hopped while it waited is lost again before it lies.
  const left = share < UNDECIDED ? 1 : (1 - share) / (1 - UNDECIDED);
  const angle = direction * ((760 + chance(seed, 4) * 520) * (1 - share) ** 1.55 + ((waited * SPIN) % 360) * left);
  const axis: Row = [chance(seed, 1) - 0.5, chance(seed, 2) - 0.5, (chance(seed, 3) - 0.5) * 0.7];
  const hop = Math.abs(Math.sin(waited / 150)) * 0.25 * left;
  return { x: Math.min(0.91, Math.max(0.09, x)), y, height: bounce(share) + hop, turn: times(lying(place.yaw), about(axis, angle)) };
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The sides of a cube by their normals, in the order in which they are drawn: front, back, lower, upper, right, left. */
export const SIDES: readonly Row[] = [
  [0, 0, 1],
  [0, 0, -1],
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
];

/** How a side is lit: by the lamp above, whose want darkens it, and by the hearth in front, which warms it. */
export interface Light {
  dark: number;
  warm: number;
}

/** The light on a side of a die that is turned; nothing for a side that looks away. */
export function lightOn(side: Row, turn: Matrix): Light | undefined {
  const [x, y, z] = turn.map((row) => row[0] * side[0] + row[1] * side[1] + row[2] * side[2]) as unknown as Row;
  if (z < -0.12) return undefined;
  const lamp = Math.max(0, -0.22 * x - 0.42 * y + 0.88 * z);
  const hearth = Math.max(0, 0.94 * y + 0.3 * z);
  return { dark: Math.min(0.8, Math.max(0, 0.5 - 0.54 * lamp)), warm: Math.min(0.5, Math.max(0, hearth * 0.3 - 0.05)) };
}

/** The turn as CSS writes it. */
export function css(turn: Matrix): string {
  const columns = [0, 1, 2].map((column) => `${turn.map((row) => row[column]!.toFixed(4)).join()},0`);
  return `matrix3d(${columns.join()},0,0,0,1)`;
}

/** Where a die is seen in the bowl as CSS writes it, moved down and towards the eye by parts of its edge. */
export function css3d({ x, y }: Pose, down: number, towards: number): string {
  const edge = (share: number) => `var(--d) * ${share.toFixed(4)}`;
  return `translate3d(calc(var(--bowl-wide) * ${x.toFixed(4)}), calc(var(--bowl-high) * ${y.toFixed(4)} + ${edge(down)}), calc(${edge(towards)}))`;
}

/** The numbers on the six sides of a die that shows one in front. */
export function sidesOf(face: number): number[] {
  const [lower, right] = AROUND[face]!;
  return [face, 7 - face, lower, 7 - lower, right, 7 - right];
}

const AROUND: Record<number, readonly [number, number]> = { 1: [2, 3], 2: [3, 1], 3: [1, 2], 4: [2, 1], 5: [1, 3], 6: [3, 2] };
