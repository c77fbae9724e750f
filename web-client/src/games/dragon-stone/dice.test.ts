import { expect, it } from 'vitest';
import { hop, looks, NORMAL, turnOf } from './dice';

const towardsTheEye = (value: number, yaw: number, left: number) =>
  Object.keys(NORMAL)
    .map(Number)
    .sort((a, b) => looks(turnOf(value, yaw, left), b)[2] - looks(turnOf(value, yaw, left), a)[2])[0];

it('a die that lies shows its value', () => {
  for (let value = 1; value <= 6; value++) for (const yaw of [-7, 6]) expect(towardsTheEye(value, yaw, 0)).toBe(value);
});

it('a die that begins to fall shows another face than the one it will lie on', () => {
  for (let value = 1; value <= 6; value++) for (const yaw of [-7, 6]) expect(towardsTheEye(value, yaw, 1)).not.toBe(value);
});

it('a die bounces three times, lower each time, and lies where it belongs', () => {
  expect(hop(0.21, 1).y).toBeLessThan(-0.6);
  expect(hop(0.57, 1).y).toBeCloseTo(-0.34);
  expect(hop(0.82, 1).y).toBeCloseTo(-0.1);
  for (const side of [1, -1] as const) {
    expect(hop(1, side).x).toBeCloseTo(0);
    expect(hop(1, side).y).toBeCloseTo(0);
  }
});
