import { describe, expect, it } from 'vitest';
import { en as draghanHelp } from './draghan/help/en';
import { DRAGHAN_HINTS } from './draghan/hints';
import { FARKLE_HINTS } from './dragon-farkle/hints';
import { en as farkleHelp } from './dragon-farkle/help/en';
import { en as stoneHelp } from './dragon-stone/help/en';
import { STONE_HINTS } from './dragon-stone/hints';
import { en as drarkaneHelp } from './drarkane/help/en';
import { DRARKANE_HINTS } from './drarkane/hints';
import { firstNew } from './hints';

const offers = (...kinds: string[]) => kinds.map((kind) => ({ intent: { do: kind }, effect: { effect: 'land' } }));

it('the rarest kind that is offered is hinted at first, and each only while it is new', () => {
  const read = new Set<string>();
  const next = () => firstNew(STONE_HINTS, offers('move', 'enter'), 'en', (kind) => !read.has(kind))?.kind;
  expect(next()).toBe('enter');
  read.add('enter');
  expect(next()).toBe('move');
  read.add('move');
  expect(next()).toBeUndefined();
});

describe.each([
  ['Dragon Stone', STONE_HINTS, stoneHelp],
  ['Dragon Farkle', FARKLE_HINTS, farkleHelp],
  ['Drarkane', DRARKANE_HINTS, drarkaneHelp],
  ['Draghan', DRAGHAN_HINTS, draghanHelp],
])('the hints of %s', (_, hints, help) => {
  it('lead to chapters that are there', () => {
    const chapters: string[] = help.map(({ id }) => id);
    expect(hints.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
  });

  it('speak of each kind once', () => {
    expect(new Set(hints.map(({ kind }) => kind)).size).toBe(hints.length);
  });
});
