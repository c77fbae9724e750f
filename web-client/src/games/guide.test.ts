import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/languages';
import { GAMES } from '.';
import type { Chapter } from './guide';

describe.each(Object.values(GAMES))('the guide of $id', async ({ texts }) => {
  const { help, rules } = await texts();
  const [reference, ...others] = LANGUAGES;

  it.each(LANGUAGES)('has every rule that a refusal can name, exactly once, in %s', (language) => {
    expect(help[language].flatMap((chapter) => chapter.rules).sort()).toEqual(Object.keys(rules(language)).sort());
  });

  it.each(others)('has the same chapters and pictures in %s', (language) => {
    const shape = (chapters: Chapter[]) =>
      chapters.map(({ id, rules, picture, text }) => ({ id, rules, picture, paragraphs: text.length }));
    expect(shape(help[language])).toEqual(shape(help[reference]));
  });
});
