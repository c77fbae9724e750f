import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pointAt, Pointing, targetOf } from './pointing.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a mark is the same in whatever order its parts came', () => {
  const mark = pointAt('drarkane', { thing: 'slot', dragon: 'sootling', slot: 1 });
  expect(pointAt('drarkane', { slot: 1, dragon: 'sootling', thing: 'slot' })).toBe(mark);
  expect(targetOf(mark)).toEqual({ game: 'drarkane', target: { thing: 'slot', dragon: 'sootling', slot: 1 } });
});

it('whoever points at something new points at it alone, and for a while', () => {
  const pointing = new Pointing();
  pointing.hear(1, { game: 'dragon-stone', target: { thing: 'segment', segment: 3 } });
  pointing.hear(2, { game: 'dragon-stone', target: { thing: 'segment', segment: 4 } });
  vi.advanceTimersByTime(3000);
  pointing.hear(1, { game: 'dragon-stone', target: { thing: 'segment', segment: 5 } });
  expect(pointing.shown.map(({ player, key }) => [player, key])).toEqual([
    [2, pointAt('dragon-stone', { thing: 'segment', segment: 4 })],
    [1, pointAt('dragon-stone', { thing: 'segment', segment: 5 })],
  ]);
  vi.advanceTimersByTime(1000);
  expect(pointing.shown.map(({ player }) => player)).toEqual([1]);
  vi.advanceTimersByTime(3000);
  expect(pointing.shown).toEqual([]);
});
