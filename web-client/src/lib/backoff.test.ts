import { expect, it } from 'vitest';
import { retryDelay } from './backoff';

it('doubles with every failure up to a limit', () => {
  expect([0, 1, 2, 3].map((failures) => retryDelay(failures, 1))).toEqual([400, 800, 1600, 3200]);
  expect(retryDelay(30, 1)).toBe(15_000);
});

it('is spread over its second half', () => {
  expect(retryDelay(2, 0)).toBe(800);
  expect(retryDelay(2, 0.5)).toBe(1200);
});
