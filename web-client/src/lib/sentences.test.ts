import { expect, it } from 'vitest';
import { merge, sentencesIn } from './sentences';

const { fill, sentences } = sentencesIn('en');
const data = {
  title: 'Lobby',
  taken: '{taken} of {seats} seats taken',
  waiting: 'Waiting for {names}',
  bots: { count: { one: 'one bot, {level}', other: '{count} bots, {level}' } },
};
const words = sentences(data, { taken: ['taken', 'seats'], waiting: ['names'], bots: { count: ['count', 'level'] } });

it('a sentence inserts values in the order of their names, numbers and names as the language writes them', () => {
  expect(words.title).toBe('Lobby');
  expect(words.taken(3, 1234)).toBe('3 of 1,234 seats taken');
  expect(words.waiting(['Mara', 'Jonas'])).toBe('Waiting for Mara and Jonas');
});

it('the first value decides about the form', () => {
  expect(words.bots.count(1, 'fair')).toBe('one bot, fair');
  expect(words.bots.count(2, 'fair')).toBe('2 bots, fair');
  expect(fill({ one: '{names} is away', other: '{names} are away' }, { names: ['Mara', 'Jonas'] })).toBe('Mara and Jonas are away');
});

it('a language has as many forms as its grammar', () => {
  const polish = sentencesIn('pl').fill;
  const stones = { one: '{count} kamień', few: '{count} kamienie', many: '{count} kamieni', other: '{count} kamienia' };
  expect([1, 3, 5, 22].map((count) => polish(stones, { count }))).toEqual(['1 kamień', '3 kamienie', '5 kamieni', '22 kamienie']);
});

it('what is inserted is not read again', () => {
  expect(fill('{name} says {text}', { name: '{text}', text: 'hello' })).toBe('{text} says hello');
});

it('code stands beside plain data, section by section', () => {
  const merged = merge(words, { bots: { told: (name: string) => `${name} is a bot` } });
  expect(merged.bots.told('Ember')).toBe('Ember is a bot');
  expect(merged.bots.count(1, 'easy')).toBe('one bot, easy');
});
