/** A turn of a cube in space, row by row. */
export type Turn = readonly [number, number, number, number, number, number, number, number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function around(axis: 'x' | 'y' | 'z', degrees: number): Turn {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  if (axis === 'x') return [1, 0, 0, 0, c, -s, 0, s, c];
  return axis === 'y' ? [c, 0, s, 0, 1, 0, -s, 0, c] : [c, -s, 0, s, c, 0, 0, 0, 1];
}

function after(first: Turn, ...more: Turn[]): Turn {
  return more.reduce((b, a) => {
    const cell = (row: number, column: number) => [0, 1, 2].reduce((sum, k) => sum + a[row * 3 + k]! * b[k * 3 + column]!, 0);
    return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Turn;
  }, first);
}

/** How the cube is turned so that a face is in front. */
const FRONT: Record<number, Turn> = {
  1: around('x', 0),
  2: around('x', -90),
  3: around('y', -90),
  4: around('y', 90),
  5: around('x', 90),
  6: around('y', 180),
};

/** Which way the faces of the cube look while 1 is in front. */
export const NORMAL: Record<number, [number, number, number]> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1],
};

/** The table is looked at from a little in front. */
const TILT = 17;

/** A die that lies, or is still falling: `left` is what remains of its fall, from 1 to 0. */
export function turnOf(value: number, yaw: number, left = 0): Turn {
  const side = yaw < 0 ? -1 : 1;
  return after(
    FRONT[value] ?? FRONT[1]!,
    around('x', 610 * left),
    around('y', -430 * left * side),
    around('z', yaw + side * 70 * left),
    around('x', TILT),
  );
}

/** Where a face looks after a turn; the third number is towards the eye. */
export function looks(turn: Turn, face: number): [number, number, number] {
  const [x, y, z] = NORMAL[face]!;
  const along = (row: number) => turn[row * 3]! * x + turn[row * 3 + 1]! * y + turn[row * 3 + 2]! * z;
  return [along(0), along(1), along(2)];
}

/** How much shade lies on a face: the lamp is above, so what looks to the front and down is darker. */
export function shadeOf(turn: Turn, face: number): number {
  const [x, y, z] = looks(turn, face);
  return Math.min(0.6, Math.max(0, 0.5 - 0.45 * z + 0.22 * y + 0.12 * x));
}

/** The turn as a style. */
export function matrixOf(t: Turn): string {
  const n = (value: number) => value.toFixed(4);
  const columns = [0, 1, 2].map((column) => `${n(t[column]!)},${n(t[3 + column]!)},${n(t[6 + column]!)},0`);
  return `matrix3d(${columns.join()},0,0,0,1)`;
}

/** Where a falling die is, in parts of its edge; `part` runs from 0 to 1. */
export function hop(part: number, side: 1 | -1): { x: number; y: number } {
  const bounce = (from: number, to: number, height: number) => {
    const at = (part - from) / (to - from);
    return at < 0 || at > 1 ? 0 : -height * 4 * at * (1 - at);
  };
  const comes = Math.max(0, 1 - part / 0.42);
  return { x: -side * 0.35 * comes, y: 0.25 * comes + bounce(0, 0.42, 0.85) + bounce(0.42, 0.72, 0.34) + bounce(0.72, 0.92, 0.1) };
}
