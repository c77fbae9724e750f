import { expect, it } from 'vitest';
import { meaningOf, signOn } from './describe';
import { view } from './fixtures';
import { words } from './words/en';

const black = (kind: 'vine' | 'water') => ({ color: 'black' as const, kind });
const vine = { color: 'white' as const, kind: 'vine' as const };
const table = view({
  arena: [
    { at: 5, inner: black('vine'), outer: black('water') },
    { at: 20, inner: black('water'), outer: vine },
  ],
});

it('a segment says what its rarest sign means, and leads to the rule', () => {
  expect(signOn(5, table, words)).toMatchObject({ text: words.meaning.held, rule: 'own' });
  expect(signOn(20, table, words)).toMatchObject({ text: words.meaning.entangled, rule: 'escaping' });
  expect(signOn(8, table, words)).toMatchObject({ text: words.meaning.corner('water'), rule: 'recruiting' });
  expect(signOn(14, table, words)).toMatchObject({ text: words.meaning.entry('white'), rule: 'entering' });
});

it('a segment without a sign says what its number means', () => {
  expect(signOn(9, table, words)).toBeUndefined();
  expect(meaningOf(9, table, words)).toEqual({ text: words.meaning.segment, rule: 'board' });
});
