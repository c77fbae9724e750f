import { fill } from '../../../../lib/words/de/grammar';
import type { DragonStoneRule } from '../../../../protocol/dragon-stone';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import { NONE } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something in German, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<DragonStoneRule> = {
  ...ruleSentences(sentences, fill),
  'not-on-mat': (rule) => ({
    name: 'hereinkommen',
    reason: `${NONE[rule.kind]} wartet auf deiner Matte.`,
    remedy: 'Wirb zuerst auf einer Ecke an.',
  }),
};
