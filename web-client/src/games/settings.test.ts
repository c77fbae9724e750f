import { expect, it } from 'vitest';
import { faceOf } from '.';
import type { GameFace, Setting } from './face';
import { choose, chosenWords, valueOf } from './settings';

const size: Setting = {
  key: 'size',
  words: { en: 'Size', de: 'Größe' },
  choices: [
    { value: 3, words: { en: { label: '3', note: 'as boxed' }, de: { label: '3', note: 'wie verpackt' } } },
    { value: 5, words: { en: { label: '5' }, de: { label: '5' } } },
  ],
};
const face: GameFace = { ...faceOf('dragon-stone')!, settings: [size] };
const boxed = choose(face.options, size, 3);

it('a room is opened with what was chosen', () => {
  expect(valueOf(boxed, size)).toBe(3);
  expect(choose(boxed, size, 5)).toEqual({ game: 'dragon-stone', options: { size: 5 } });
  expect(valueOf(boxed, size)).toBe(3);
});

it('the lobby says what was chosen, in the language of the reader', () => {
  expect(chosenWords(face, boxed, 'en')).toEqual([{ setting: 'Size', label: '3', note: 'as boxed' }]);
  expect(chosenWords(face, boxed, 'de')).toEqual([{ setting: 'Größe', label: '3', note: 'wie verpackt' }]);
  expect(chosenWords(face, choose(boxed, size, 4), 'en')).toEqual([]);
});

it('a game that the page does not know has no face', () => {
  expect(faceOf('dragon-stone')?.id).toBe('dragon-stone');
  expect(faceOf('a game of the future')).toBeUndefined();
  expect(faceOf('constructor')).toBeUndefined();
});
