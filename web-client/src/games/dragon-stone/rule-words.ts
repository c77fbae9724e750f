import type { DragonStoneRule } from '../../protocol/dragon-stone';
import type { RuleWords } from '../face';
import type { StoneWords } from './words/en';

/** A rule that forbids something, in words. */
export function ruleWords(rule: DragonStoneRule, words: StoneWords): RuleWords {
  const say = words.rules[rule.id] as (rule: DragonStoneRule) => Omit<RuleWords, 'id'>;
  return { id: rule.id, ...say(rule) };
}
