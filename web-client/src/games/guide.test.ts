import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../lib/languages';
import { GAMES } from '.';
import type { Chapter } from './guide';

const GUIDES = import.meta.glob<(language: Language) => Chapter[]>('./*/help/guide.ts', { eager: true, import: 'guide' });

describe.each(Object.values(GAMES))('the guide of $id', async ({ id, texts }) => {
  const { rules } = await texts();
  const guide = GUIDES[`./${id}/help/guide.ts`]!;
  const [reference, ...others] = LANGUAGES;

  it.each(LANGUAGES)('has every rule that a refusal can name, exactly once, in %s', (language) => {
    expect(
      guide(language)
        .flatMap((chapter) => chapter.rules)
        .sort(),
    ).toEqual(Object.keys(rules(language)).sort());
  });

  it.each(others)('has the same chapters and pictures in %s', (language) => {
    const shape = (chapters: Chapter[]) =>
      chapters.map(({ id, rules, picture, text }) => ({ id, rules, picture, paragraphs: text.length }));
    expect(shape(guide(language))).toEqual(shape(guide(reference)));
  });
});
