import { expect, it } from 'vitest';
import { clockFace, isShort, runs, span, timeLeft, type ToldClocks } from './time-left';
import { words as de } from './words/de';
import { words as en } from './words/en';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Told at 50,000 by this device, whose clock is far behind the server's. */
const told: ToldClocks = {
  clocks: { now: 9_000_000, paused: false, seats: [{ left: 60_000, deadline: 9_060_000 }, { left: 42_000 }] },
  at: 50_000,
};

it('a running clock counts down by the time that has passed here', () => {
  expect(timeLeft(told, 0, 50_000)).toBe(60_000);
  expect(timeLeft(told, 0, 65_000)).toBe(45_000);
  expect(timeLeft(told, 0, 500_000)).toBe(0);
});

it('a standing clock shows what is left', () => {
  expect(timeLeft(told, 1, 500_000)).toBe(42_000);
  expect([runs(told, 0), runs(told, 1)]).toEqual([true, false]);
});

it('a seat without a clock has no time to show', () => {
  expect(timeLeft(told, 2, 0)).toBeUndefined();
});

it('clocks show minutes, hours and days', () => {
  expect(clockFace(9.2 * SECOND_MS, en)).toBe('0:10');
  expect(clockFace(605 * SECOND_MS, en)).toBe('10:05');
  expect(clockFace(1.5 * HOUR_MS, en)).toBe('1:30 h');
  expect(clockFace(76 * HOUR_MS, en)).toBe('3 d 4 h');
  expect(clockFace(72 * HOUR_MS, de)).toBe('3 T');
});

it('a sixth of the time is short, at least ten seconds and at most an hour', () => {
  expect(isShort(10 * SECOND_MS, { kind: 'turn', seconds: 30 })).toBe(true);
  expect(isShort(11 * SECOND_MS, { kind: 'turn', seconds: 30 })).toBe(false);
  expect(isShort(100 * SECOND_MS, { kind: 'bank', seconds: 600, increment: 0 })).toBe(true);
  expect(isShort(HOUR_MS, { kind: 'turn', seconds: 259_200 })).toBe(true);
  expect(isShort(2 * HOUR_MS, { kind: 'turn', seconds: 259_200 })).toBe(false);
});

it('lengths of time have words', () => {
  expect([30, 60, 600, 7200, 259_200].map((seconds) => span(seconds, en))).toEqual([
    '30 seconds',
    '1 minute',
    '10 minutes',
    '2 hours',
    '3 days',
  ]);
});
