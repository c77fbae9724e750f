import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../lib/languages';
import { GAMES } from '.';
import { STONE_HINTS } from './dragon-stone/hints';
import type { Chapter } from './guide';
import { firstNew } from './hints';

const GUIDES = import.meta.glob<(language: Language) => Chapter[]>('./*/help/guide.ts', { eager: true, import: 'guide' });

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

describe.each(Object.values(GAMES))('the hints of $id', async ({ id, texts }) => {
  const {
    hints: { kinds, words },
  } = await texts();

  it('are there', () => {
    expect(kinds).not.toEqual([]);
  });

  it.each(LANGUAGES)('lead to chapters that are there in %s', (language) => {
    const chapters = GUIDES[`./${id}/help/guide.ts`]!(language).map(({ id }) => id);
    expect(kinds.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([]);
  });

  it.each(LANGUAGES)('speak of each kind once, and of no other, in %s', (language) => {
    const said = Object.entries(words[language]).filter(([, sentence]) => sentence !== '');
    expect(said.map(([kind]) => kind).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
  });
});
