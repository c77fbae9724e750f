import { describe, expect, it } from 'vitest';
import { de as draghanDe } from './draghan/help/de';
import { en as draghanEn } from './draghan/help/en';
import { en as draghanWords } from './draghan/words/en';
import { de as farkleDe } from './dragon-farkle/help/de';
import { en as farkleEn } from './dragon-farkle/help/en';
import { en as farkleWords } from './dragon-farkle/words/en';
import { de as stoneDe } from './dragon-stone/help/de';
import { en as stoneEn } from './dragon-stone/help/en';
import { en as stoneWords } from './dragon-stone/words/en';
import { de as drarkaneDe } from './drarkane/help/de';
import { en as drarkaneEn } from './drarkane/help/en';
import { en as drarkaneWords } from './drarkane/words/en';
import type { Chapter } from './guide';

const GUIDES: [string, Chapter[], Chapter[], object][] = [
  ['Dragon Stone', stoneEn, stoneDe, stoneWords.rules],
  ['Dragon Farkle', farkleEn, farkleDe, farkleWords.rules],
  ['Drarkane', drarkaneEn, drarkaneDe, drarkaneWords.rules],
  ['Draghan', draghanEn, draghanDe, draghanWords.rules({ hero: () => 'dwarf', seat: () => 'Mara' })],
];

describe.each(GUIDES)('the guide of %s', (_, en, de, rules) => {
  it.each([
    ['English', en],
    ['German', de],
  ])('has every rule that a refusal can name, exactly once, in %s', (_, chapters) => {
    expect(chapters.flatMap((chapter) => chapter.rules).sort()).toEqual(Object.keys(rules).sort());
  });

  it('has the same chapters and pictures in both languages', () => {
    const shape = (chapters: Chapter[]) =>
      chapters.map(({ id, rules, picture, text }) => ({ id, rules, picture, paragraphs: text.length }));
    expect(shape(de)).toEqual(shape(en));
  });
});
