import { fill, number } from '../../../../lib/words/en/grammar';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import type { Rule } from '../../reading';
import { companions, items } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = {
  ...ruleSentences(sentences, fill),
  'too-few-soldiers': ({ strength }) => ({
    name: 'entering the Keep',
    reason: `5,000 soldiers are needed when the turn begins; there were ${number(strength)}.`,
    remedy: 'Gather more first.',
  }),
  'not-owned': ({ item }) => ({ name: 'magic items', reason: `You do not own ${items[item].name}.`, remedy: 'Play a card of your own.' }),
  'still-set-aside': ({ item }) => ({
    name: 'drawn items',
    reason: `${items[item].name} is only set aside.`,
    remedy: 'It becomes yours when the turn goes well.',
  }),
  'item-works-by-itself': ({ item }) => ({
    name: 'magic items',
    reason: `${items[item].name} works by itself.`,
    remedy: 'There is nothing to do.',
  }),
  'not-your-companion': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} is with somebody else.`,
    remedy: 'Ask your own companion.',
  }),
  'companion-works-by-itself': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} helps without being asked.`,
    remedy: 'There is nothing to do.',
  }),
  'once-per-turn': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} has helped in this turn.`,
    remedy: 'Ask again on your next turn.',
  }),
  'too-many-dice': ({ most }) => ({
    name: 'dice cards',
    reason: `Only on a roll of ${number(most)} dice or fewer.`,
    remedy: 'Wait for a smaller roll.',
  }),
  'too-few-dice': ({ fewest }) => ({
    name: 'Sir Dunstan',
    reason: `Only on a roll of ${number(fewest)} dice or more.`,
    remedy: 'Wait for a larger roll.',
  }),
  'not-neighbours': ({ from, to }) => ({
    name: 'Loaded Die',
    reason: `${number(from)} and ${number(to)} are not neighbours.`,
    remedy: 'A die is turned by one.',
  }),
  'keep-the-limit': ({ keep }) => ({
    name: 'one item',
    reason: `Exactly ${number(keep)} ${keep === 1 ? 'item is' : 'items are'} kept.`,
    remedy: 'Choose again.',
  }),
};
