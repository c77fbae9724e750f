import { describe, expect, it } from 'vitest';
import { de as draghanDe } from '../../games/draghan/words/de';
import { en as draghanEn } from '../../games/draghan/words/en';
import { de as farkleDe } from '../../games/dragon-farkle/words/de';
import { en as farkleEn } from '../../games/dragon-farkle/words/en';
import { en as stoneEn } from '../../games/dragon-stone/words/en';
import { de as stoneDe } from '../../games/dragon-stone/words/de';
import { en as drarkaneEn } from '../../games/drarkane/words/en';
import { de as drarkaneDe } from '../../games/drarkane/words/de';
import { de } from './de';
import { en } from './en';

/** Every text and every phrase of a catalogue by its path. */
function entries(words: unknown, path = ''): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => entries(value, path ? `${path}.${key}` : key));
}

/** Words that are the same in both languages: the names of the house, of keys, of a kingdom and of some companions, and gold. */
const SAME =
  /^(brand|keys\.list\.\d+\.0|companions\.(skree|grimbold|dame_oaken|sir_dunstan)\.name|companions\.\w+\.called|realm\.draghan|result\.columns\.1)$/;

describe.each([
  ['the house', en, de],
  ['Dragon Stone', stoneEn, stoneDe],
  ['Dragon Farkle', farkleEn, farkleDe],
  ['Drarkane', drarkaneEn, drarkaneDe],
  ['Draghan', draghanEn, draghanDe],
])('the words of %s', (_, english, german) => {
  it('are there in both languages', () => {
    // Lines with marks have as many parts as their language needs, so only their roots are compared.
    const roots = (words: unknown) => new Set(entries(words).map(([path]) => path.replace(/\.\d+(\.strong)?$/, '')));
    expect(roots(german)).toEqual(roots(english));
  });

  it('are never empty', () => {
    const empty = [...entries(english), ...entries(german)].filter(([, text]) => text === '');
    expect(empty).toEqual([]);
  });

  it('are translated', () => {
    const other = new Map(entries(german));
    const same = entries(english).filter(
      ([path, text]) => typeof text === 'string' && text.length > 3 && other.get(path) === text && !SAME.test(path),
    );
    expect(same).toEqual([]);
  });
});

it('count in the grammar of their language', () => {
  expect(en.lobby.watching(1)).toBe('1 person watches');
  expect(en.lobby.watching(2)).toBe('2 people watch');
  expect(de.lobby.watching(1)).toBe('Eine Person schaut zu');
  expect(de.lobby.watching(1234)).toBe('1.234 Personen schauen zu');
});

it('write German without formal address', () => {
  const formal = entries(de).filter(([, text]) => typeof text === 'string' && /\b(Ihr|Ihre|Ihnen|Sie können|Sie haben)\b/.test(text));
  expect(formal).toEqual([]);
});
