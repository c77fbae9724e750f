import { expect, it } from 'vitest';
import type { DraghanOptions } from '../../protocol/draghan';
import { choose, chosenWords } from '../settings';
import { draghan } from './face';

const chosen = (options: DraghanOptions) => chosenWords(draghan, { game: 'draghan', options }, 'en').map(({ label }) => label);

it('the game as boxed is a character each and one dragon', () => {
  expect(chosen({})).toEqual(['One each', 'One dragon']);
});

it('a campaign stays one when dragons have been set aside', () => {
  expect(chosen({ characters: 4, campaign: [] })).toEqual(['4', 'Campaign']);
  expect(chosen({ campaign: ['dorcin'] })).toEqual(['One each', 'Campaign']);
});

it('every choice leads to options of its own', () => {
  const [party] = draghan.settings;
  const all = party!.choices.map(({ value }) => choose(draghan.options, party!, value).options);
  expect(all).toEqual([{}, { characters: 2 }, { characters: 3 }, { characters: 4 }]);
});
