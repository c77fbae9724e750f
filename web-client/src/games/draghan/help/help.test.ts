import { describe, expect, it } from 'vitest';
import { en as words } from '../words/en';
import { de } from './de';
import { en } from './en';

const RULES = Object.keys(words.rules({ hero: () => 'dwarf', seat: () => 'Mara' })).sort();

describe.each([
  ['English', en],
  ['German', de],
])('the guide in %s', (_, chapters) => {
  it('has every rule that a refusal can name, exactly once', () => {
    expect(chapters.flatMap(({ rules }) => rules).sort()).toEqual(RULES);
  });
});

it('has the same chapters and pictures in both languages', () => {
  const shape = (chapters: typeof en) => chapters.map(({ id, rules, picture, text }) => ({ id, rules, picture, paragraphs: text.length }));
  expect(shape(de)).toEqual(shape(en));
});
