import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages';
import type { Sentence } from '../sentences';

/** Every file of plain words, the house's and the games'. */
const FILES = import.meta.glob(['./*/*.json', '../../games/*/words/*/*.json'], { eager: true, import: 'default' });
/** What their sentences insert: `TABLE` for `table.json`. */
const INSERTS = import.meta.glob<Record<string, unknown>>(['./inserts.ts', '../../games/*/words/inserts.ts'], { eager: true });

/** The files by their path, in which `*` stands for the language, and there by language. */
const DATA = new Map<string, Map<string, unknown>>();
for (const [path, words] of Object.entries(FILES)) {
  const [file, language, ...folder] = path.split('/').reverse();
  const name = [...folder.reverse(), '*', file].join('/');
  DATA.set(name, (DATA.get(name) ?? new Map<string, unknown>()).set(language!, words));
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isForms = (value: object) => 'other' in value && Object.keys(value).every((key) => CATEGORIES.includes(key));

/** Every sentence of a file by its path. */
function sentences(words: unknown, path = ''): [string, Sentence][] {
  if (typeof words !== 'object' || words === null || isForms(words)) return [[path, words as Sentence]];
  return Object.entries(words).flatMap(([key, value]) => sentences(value, path ? `${path}.${key}` : key));
}

/** The forms of a sentence; most have one. */
const formsOf = (sentence: Sentence) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence));
const placeholders = (form: string) => [...form.matchAll(/\{(.*?)\}/g)].map(([, name]) => name!);

/** What the sentence at a path inserts. */
function insertsAt(named: unknown, path: string): readonly string[] | undefined {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], named);
  return found as readonly string[] | undefined;
}

/** The paths at which something is inserted. */
function insertPaths(named: unknown, path = ''): string[] {
  if (named instanceof Array) return [path];
  return Object.entries(named as object).flatMap(([key, value]) => insertPaths(value, path ? `${path}.${key}` : key));
}

it('every game has the same files; a language may add its grammar', () => {
  const games = new Map<string, string[]>();
  for (const path of Object.keys(import.meta.glob('../../games/*/words/*/*'))) {
    const [file, language, , game] = path.split('/').reverse();
    if (file === 'grammar.ts') continue;
    games.set(`${game} in ${language}`, [...(games.get(`${game} in ${language}`) ?? []), file!].sort());
  }
  const [, files] = [...games][0]!;
  expect([...games].filter(([, each]) => each.join() !== files.join())).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['game.json', 'help.json', 'hints.json', 'rules.json', 'table.json']));
});

describe.each([...DATA])('%s', (name, data) => {
  const [reference, ...others] = LANGUAGES;
  const [folder, file] = name.split('/*/');
  const named = INSERTS[`${folder}/inserts.ts`]?.[file!.replace('.json', '').toUpperCase()] ?? {};

  it('is there in every language of the list, and in no other', () => {
    expect([...data.keys()].sort()).toEqual([...LANGUAGES].sort());
  });

  it.each(LANGUAGES)('says something everywhere in %s', (language) => {
    const forms = sentences(data.get(language)).flatMap(([path, sentence]) => formsOf(sentence).map((form) => [path, form]));
    expect(forms.filter(([, form]) => typeof form !== 'string' || form.trim() === '')).toEqual([]);
  });

  it.each(others)('says as much in %s', (language) => {
    const paths = (words: unknown) =>
      sentences(words)
        .map(([path]) => path)
        .sort();
    expect(paths(data.get(language))).toEqual(paths(data.get(reference)));
  });

  it.each(LANGUAGES)('has the forms that numbers take in %s', (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
    const plural = sentences(data.get(language)).filter(([, sentence]) => typeof sentence !== 'string');
    expect(
      plural.filter(([path, sentence]) => !insertsAt(named, path) || Object.keys(sentence).sort().join() !== [...categories].sort().join()),
    ).toEqual([]);
  });

  it('names what is inserted only where there is a sentence', () => {
    const paths = sentences(data.get(reference)).map(([path]) => path);
    expect(insertPaths(named).filter((path) => !paths.includes(path))).toEqual([]);
  });

  // A rule's sentences insert the fields of the rule, which the tests of the protocol know.
  if (file !== 'rules.json')
    it.each(LANGUAGES)('inserts all that is named, and nothing else, in %s', (language) => {
      const wrong = sentences(data.get(language)).flatMap(([path, sentence]) =>
        formsOf(sentence).filter((form) => {
          const [all, used] = [insertsAt(named, path) ?? [], placeholders(form)];
          // A form may leave out the number that chose it: "one bot".
          const needed = typeof sentence === 'string' ? all : all.slice(1);
          return needed.some((each) => !used.includes(each)) || used.some((each) => !all.includes(each));
        }),
      );
      expect(wrong).toEqual([]);
    });

  it.each(others)('inserts the same in %s', (language) => {
    const other = new Map(sentences(data.get(language)));
    const used = (sentence: Sentence) => [...new Set(formsOf(sentence).flatMap(placeholders))].sort().join();
    const wrong = sentences(data.get(reference)).filter(([path, sentence]) => used(sentence) !== used(other.get(path)!));
    expect(wrong).toEqual([]);
  });
});
