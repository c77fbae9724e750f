import { fill, number } from '../../../../lib/words/en/grammar';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import type { Rule } from '../../reading';
import { companions, items } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = ruleCatalogue<Rule, typeof sentences>(sentences, fill, {
  'not-owned': ({ item }) => ({ reason: `You do not own ${items[item].name}.` }),
  'still-set-aside': ({ item }) => ({ reason: `${items[item].name} is only set aside.` }),
  'item-works-by-itself': ({ item }) => ({ reason: `${items[item].name} works by itself.` }),
  'not-your-companion': ({ companion }) => ({ reason: `${companions[companion].name} is with somebody else.` }),
  'companion-works-by-itself': ({ companion }) => ({ reason: `${companions[companion].name} helps without being asked.` }),
  'once-per-turn': ({ companion }) => ({ reason: `${companions[companion].name} has helped in this turn.` }),
  'keep-the-limit': ({ keep }) => ({ reason: `Exactly ${number(keep)} ${keep === 1 ? 'item is' : 'items are'} kept.` }),
});
