import { expect, it } from 'vitest';
import { join, marked, plain, rich, sentencesOf, strong } from './rich';

it('lets names and numbers stand out', () => {
  expect(rich`${strong('Jonas')} rolled ${5}.`).toEqual([{ strong: 'Jonas' }, ' rolled ', { strong: '5' }, '.']);
});

it('can be said without its marks', () => {
  expect(plain(join([rich`${strong('A')} won.`, rich`Turn ${3}.`]))).toBe('A won. Turn 3.');
});

it('falls into its sentences again, whatever stands in them', () => {
  const lines = [rich`${strong('A')} ${strong('B')} won 1.000.`, rich`Is it ${3}?`, rich`Yes.`];
  expect(sentencesOf(join(lines)).map(plain)).toEqual(lines.map(plain));
  expect(sentencesOf([])).toEqual([[]]);
});

it('is read from plain data', () => {
  expect(marked('**Vine** ties **two** down.')).toEqual([{ strong: 'Vine' }, ' ties ', { strong: 'two' }, ' down.']);
  expect(marked('Passing is fine.')).toEqual(['Passing is fine.']);
});
