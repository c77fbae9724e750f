import { beforeEach, expect, it } from 'vitest';
import type { Talk } from '../protocol/talk';
import { forget, recall } from './memory';
import { Talking } from './talking.svelte';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';
const said = (seq: number, player: number, text = 'hello'): Talk => ({ seq, at: 0, player, name: `Player ${player}`, words: { text } });

beforeEach(() => forget(ROOM));

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
