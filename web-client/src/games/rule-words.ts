import type { Value } from '../lib/sentences';
import type { RuleWords } from './face';

type RuleTexts = Omit<RuleWords, 'id'>;

/** The words for every rule of a game by its id. */
export type RuleCatalogue<Rule extends { id: string }> = {
  [Id in Rule['id']]: (rule: Extract<Rule, { id: Id }>) => RuleTexts;
};

/** What of the rules needs code: just what `rules.json` does not say of a rule. */
export type RuleCode<Rule extends { id: string }, Data> = {
  [Id in keyof Data & Rule['id'] as Data[Id] extends RuleTexts ? never : Id]: (
    rule: Extract<Rule, { id: Id }>,
  ) => Omit<RuleTexts, keyof Data[Id]>;
};

/** A rule that forbids something, in words. */
export function ruleWords<Rule extends { id: string }>(rule: Rule, catalogue: RuleCatalogue<Rule>): RuleWords {
  const say = catalogue[rule.id as Rule['id']] as (rule: Rule) => RuleTexts;
  return { id: rule.id, ...say(rule) };
}

/** The words of rules as `rules.json` has them, in which `{name}` stands for a field of the rule, and what needs code. */
export function ruleCatalogue<Rule extends { id: string }, Data extends Record<Rule['id'], Partial<RuleTexts>>>(
  data: Data,
  fill: (sentence: string, values: Record<string, Value>) => string,
  code: RuleCode<Rule, Data>,
): RuleCatalogue<Rule> {
  const coded = code as unknown as Record<string, ((rule: object) => Partial<RuleTexts>) | undefined>;
  const say = (id: string, texts: Partial<RuleTexts>) => (rule: object) => {
    const said = Object.entries(texts).map(([part, text]) => [part, fill(text, rule as Record<string, Value>)]);
    return { ...Object.fromEntries(said), ...coded[id]?.(rule) };
  };
  const rules = Object.entries<Partial<RuleTexts>>(data).map(([id, texts]) => [id, say(id, texts)]);
  return Object.fromEntries(rules) as RuleCatalogue<Rule>;
}
