import { fill } from '../../../../lib/words/de/grammar';
import type { DragonStoneRule } from '../../../../protocol/dragon-stone';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import { NONE } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something in German, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<DragonStoneRule> = ruleCatalogue<DragonStoneRule, typeof sentences>(sentences, fill, {
  'not-on-mat': (rule) => ({ reason: `${NONE[rule.kind]} wartet auf deiner Matte.` }),
});
