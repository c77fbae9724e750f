import { fill } from '../../../../lib/words/en/grammar';
import type { DragonStoneRule } from '../../../../protocol/dragon-stone';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import { KIND } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<DragonStoneRule> = ruleCatalogue<DragonStoneRule, typeof sentences>(sentences, fill, {
  'not-on-mat': (rule) => ({ reason: `No ${KIND[rule.kind]} waits on your mat.` }),
});
