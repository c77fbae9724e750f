import type { Value } from '../lib/sentences';
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

/** The words of rules as `rules.json` has them; `{name}` stands for a field of the rule. */
export function ruleSentences<Id extends string>(
  data: Record<Id, Omit<RuleWords, 'id'>>,
  fill: (sentence: string, values: Record<string, Value>) => string,
): Record<Id, (rule: { id: string }) => Omit<RuleWords, 'id'>> {
  const say = ({ name, reason, remedy }: Omit<RuleWords, 'id'>, values: Record<string, Value>) => ({
    name: fill(name, values),
    reason: fill(reason, values),
    remedy: fill(remedy, values),
  });
  const rules = Object.entries<Omit<RuleWords, 'id'>>(data);
  return Object.fromEntries(rules.map(([id, words]) => [id, (rule: object) => say(words, rule as Record<string, Value>)])) as Record<
    Id,
    (rule: { id: string }) => Omit<RuleWords, 'id'>
  >;
}
