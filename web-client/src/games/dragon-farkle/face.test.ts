import { expect, it } from 'vitest';
import { choose, chosenWords, valueOf } from '../settings';
import { dragonFarkle } from './face';

const [health] = dragonFarkle.settings;

it('the dragon has 3 health as boxed, and 4 or 5 are its legend', () => {
  expect(valueOf(dragonFarkle.options, health!)).toBe(3);
  expect(chosenWords(dragonFarkle, choose(dragonFarkle.options, health!, 4), 'de')[0]?.note).toBe('Legende des Drachen');
  expect(chosenWords(dragonFarkle, choose(dragonFarkle.options, health!, 5), 'en')[0]?.note).toBe('Legend of the Dragon, difficult');
});
