import type { RuleWords } from './face';

/** The words for every rule of a game by its id. */
export type RuleCatalogue<Rule extends { id: string }> = {
  [Id in Rule['id']]: (rule: Extract<Rule, { id: Id }>) => Omit<RuleWords, 'id'>;
};

/** A rule that forbids something, in words. */
export function ruleWords<Rule extends { id: string }>(rule: Rule, catalogue: RuleCatalogue<Rule>): RuleWords {
  const say = catalogue[rule.id as Rule['id']] as (rule: Rule) => Omit<RuleWords, 'id'>;
  return { id: rule.id, ...say(rule) };
}
