import { expect, it } from 'vitest';
import { ruleWords } from '../../rule-words';
import type { Rule } from '../reading';
import { words as de } from './de';
import { words as en } from './en';

const names = {
  hero: (character: number) => (character === 0 ? ('dwarf' as const) : undefined),
  seat: (seat: number) => ['Mara', 'Jonas'][seat] ?? '',
};
const said = (rule: Rule) => [ruleWords(rule, en.rules(names)), ruleWords(rule, de.rules(names))].map(({ reason }) => reason);

it('a rule names the characters, cards and players that it is about', () => {
  expect(said({ id: 'not-enough-gold', character: 0, price: 3, gold: 1 })).toEqual([
    'It costs 3 gold, and the Dwarf has 1.',
    'Das kostet 3 Gold, und der Zwerg hat 1.',
  ]);
  expect(said({ id: 'not-all-ready', waiting: [0, 1] })).toEqual(['Not ready yet: Mara and Jonas.', 'Noch nicht bereit: Mara und Jonas.']);
  expect(said({ id: 'no-such-foe', foe: { monster: 'coin_imp' } })).toEqual([
    'The Coin Imp is not on the table.',
    'Der Münzwicht ist nicht auf dem Tisch.',
  ]);
});

it('a rule about nobody in the party still makes a sentence', () => {
  expect(said({ id: 'not-your-character', character: 9 })).toEqual([
    'This character is led by somebody else.',
    'Diese Figur gehört jemand anderem.',
  ]);
});
