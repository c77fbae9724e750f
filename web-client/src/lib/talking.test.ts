import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Talk } from '../protocol/talk';
import { forget, recall } from './memory';
import { Talking } from './talking.svelte';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';
const said = (seq: number, player: number, text = 'hello'): Talk => ({ seq, at: 0, player, name: `Player ${player}`, words: { text } });

beforeEach(() => forget(ROOM));
afterEach(() => vi.useRealTimers());

it('what others said is new until it was looked at, one’s own words never are', () => {
  const talking = new Talking(ROOM, () => 1);
  talking.hear(said(4, 2));
  talking.hear(said(5, 1));
  expect(talking.unread).toBe(1);
  talking.look();
  expect(talking.unread).toBe(0);
  expect(recall(ROOM).read).toBe(5);
});

it('a snapshot tells nothing twice', () => {
  const talking = new Talking(ROOM, () => 1);
  talking.hear(said(4, 2));
  talking.hear(said(5, 2));
  talking.learn([said(5, 2), said(6, 2)]);
  expect(talking.lines.map(({ seq }) => seq)).toEqual([4, 5, 6]);
});

it('whoever is hushed here is not heard here, also after a reload', () => {
  const talking = new Talking(ROOM, () => 1);
  talking.hear(said(4, 2));
  talking.hush(2, true);
  expect(talking.lines).toEqual([]);
  expect(talking.unread).toBe(0);
  expect(new Talking(ROOM, () => 1).hushed).toEqual([2]);
  talking.hush(2, false);
  expect(talking.lines).toHaveLength(1);
});

it('words stand at their seat for six seconds, and stay in the log', () => {
  vi.useFakeTimers();
  const talking = new Talking(ROOM, () => 1);
  const aloud = () => talking.aloud.map(({ seq }) => seq);
  talking.hear(said(4, 2));
  vi.advanceTimersByTime(3000);
  talking.hear(said(5, 3));
  vi.advanceTimersByTime(2999);
  expect(aloud()).toEqual([4, 5]);
  vi.advanceTimersByTime(1);
  expect(aloud()).toEqual([5]);
  // A new sentence has six seconds of its own.
  talking.hear(said(6, 3));
  vi.advanceTimersByTime(5999);
  expect(aloud()).toEqual([6]);
  vi.advanceTimersByTime(1);
  expect(aloud()).toEqual([]);
  expect(talking.lines.map(({ seq }) => seq)).toEqual([4, 5, 6]);
});
