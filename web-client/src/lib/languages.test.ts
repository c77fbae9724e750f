import { expect, it } from 'vitest';
import { byLanguage, languageFor, LANGUAGES, nextLanguage } from './languages';

it('a device speaks what was chosen there, else the first language of its browser that the house speaks', () => {
  expect(languageFor('de', ['en'])).toBe('de');
  expect(languageFor(null, ['tlh', 'de-AT', 'en'])).toBe('de');
  expect(languageFor('tlh', [])).toBe(LANGUAGES[0]);
});

it('one language leads to the next until all were there', () => {
  const walk = LANGUAGES.reduce((seen) => [...seen, nextLanguage(seen.at(-1)!)], [LANGUAGES[0] as (typeof LANGUAGES)[number]]);
  expect(walk).toEqual([...LANGUAGES, LANGUAGES[0]]);
});

it('a language without its folder is found', () => {
  const files = Object.fromEntries(LANGUAGES.map((language) => [`./${language}/index.ts`, language]));
  expect(byLanguage(files)).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, language])));
  delete files['./de/index.ts'];
  expect(() => byLanguage(files)).toThrow('nothing in de');
});
