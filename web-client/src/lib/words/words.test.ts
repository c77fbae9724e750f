import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { LANGUAGES } from '../languages';
import { WORDS } from '.';

/** Whose words they are, and the words in every language that has a folder. */
type Catalogue = [whose: string, words: Record<string, object>];

const CATALOGUES: Catalogue[] = [
  ['the house', WORDS],
  ...(await Promise.all(Object.values(GAMES).map(async ({ id, texts }): Promise<Catalogue> => [id, (await texts()).words]))),
];

/** Every text and every phrase of a catalogue by its path. */
function entries(words: unknown, path = ''): [string, unknown][] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => entries(value, path ? `${path}.${key}` : key));
}

/** Words that are the same in every language: the names of the house, of keys, of a kingdom and of some companions, and gold. */
const SAME =
  /^(brand|keys\.list\.\d+\.0|companions\.(skree|grimbold|dame_oaken|sir_dunstan)\.name|companions\.\w+\.called|realm\.draghan|result\.columns\.1)$/;

describe.each(CATALOGUES)('the words of %s', (_, catalogue) => {
  const [reference, ...others] = LANGUAGES;

  it('are there in every language of the list, and in no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(others)('are the same in number in %s', (language) => {
    // Lines with marks have as many parts as their language needs, so only their roots are compared.
    const roots = (words: unknown) => new Set(entries(words).map(([path]) => path.replace(/\.\d+(\.strong)?$/, '')));
    expect(roots(catalogue[language])).toEqual(roots(catalogue[reference]));
  });

  it.each(LANGUAGES)('are never empty in %s', (language) => {
    expect(entries(catalogue[language]).filter(([, text]) => text === '')).toEqual([]);
  });

  it.each(others)('are translated into %s', (language) => {
    const other = new Map(entries(catalogue[language]));
    const same = entries(catalogue[reference]).filter(
      ([path, text]) => typeof text === 'string' && text.length > 3 && other.get(path) === text && !SAME.test(path),
    );
    expect(same).toEqual([]);
  });
});

it('count in the grammar of their language', () => {
  const { en, de } = WORDS;
  expect(en.lobby.here(1)).toBe('1 more person is here');
  expect(en.lobby.here(2)).toBe('2 more people are here');
  expect(de.lobby.here(1)).toBe('Noch jemand ist da');
  expect(de.lobby.here(1234)).toBe('Noch 1.234 sind da');
});

it('write German without formal address', () => {
  const formal = entries(WORDS.de).filter(([, text]) => typeof text === 'string' && /\b(Ihr|Ihre|Ihnen|Sie können|Sie haben)\b/.test(text));
  expect(formal).toEqual([]);
});
