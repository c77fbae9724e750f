import { describe, expect, it } from 'vitest';
import { faceOf, GAMES } from '.';
import { byLanguage, LANGUAGES } from '../lib/languages';
import type { GameFace, Setting } from './face';
import { choose, chosenWords, valueOf, wordsOf } from './settings';

const size: Setting = {
  key: 'size',
  choices: [
    { key: 'small', value: 3 },
    { key: 'large', value: 5 },
  ],
};
const said = (title: string, note: string) => ({
  name: 'Stones',
  pitch: 'Roll',
  goal: 'Win',
  settings: { size: { title, choices: { small: { label: '3', note }, large: { label: '5' } } } },
});
const words = Object.fromEntries(LANGUAGES.map((language) => [`${language}/game.json`, said(`Size in ${language}`, 'as boxed')]));
const face: GameFace = { ...faceOf('dragon-stone')!, settings: [size], words: byLanguage(words) };
const boxed = choose(face.options, size, 3);

it('a room is opened with what was chosen', () => {
  expect(valueOf(boxed, size)).toBe(3);
  expect(choose(boxed, size, 5)).toEqual({ game: 'dragon-stone', options: { size: 5 } });
  expect(valueOf(boxed, size)).toBe(3);
});

it('the lobby says what was chosen, in the language of the reader', () => {
  for (const language of LANGUAGES) {
    expect(chosenWords(face, boxed, language)).toEqual([{ setting: `Size in ${language}`, label: '3', note: 'as boxed' }]);
  }
  expect(chosenWords(face, choose(boxed, size, 4), 'en')).toEqual([]);
});

it('every folder of a game is in the table of games', () => {
  expect(Object.keys(import.meta.glob('./*/face.ts')).sort()).toEqual(
    Object.keys(GAMES)
      .map((id) => `./${id}/face.ts`)
      .sort(),
  );
});

it('a game that the page does not know has no face', () => {
  expect(faceOf('dragon-stone')?.id).toBe('dragon-stone');
  expect(faceOf('a game of the future')).toBeUndefined();
  expect(faceOf('constructor')).toBeUndefined();
});

describe.each<GameFace>(Object.values(GAMES))('the settings of $id', (each) => {
  it.each(LANGUAGES)('all have words in %s, and so has every choice', (language) => {
    const keys = each.settings.map(({ key, choices }) => [key, choices.map((choice) => choice.key).sort()]);
    const named = Object.entries(each.words[language].settings ?? {}).map(([key, { choices }]) => [key, Object.keys(choices).sort()]);
    expect(named).toEqual(keys);
    const labels = each.settings.flatMap((setting) => wordsOf(each, setting, language).choices.map(({ label }) => label));
    expect(labels.filter((label) => !label)).toEqual([]);
  });
});
