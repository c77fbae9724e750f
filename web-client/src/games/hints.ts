import type { Language } from '../lib/i18n.svelte';
import type { Hint } from './face';

/** What is said of something, named by its intent or by its effect, when it is offered for the first time. */
export interface KindHint<Kind extends string = string> {
  kind: Kind;
  /** Where the help tells more. */
  chapter: string;
  words: Record<Language, string>;
}

/** The first hint whose kind is offered and new; a game lists the rarest kind first. */
export function firstNew(
  hints: readonly KindHint[],
  offers: readonly { intent: { do: string }; effect: { effect: string } }[],
  language: Language,
  isNew: (kind: string) => boolean,
): Hint | undefined {
  const hint = hints.find(({ kind }) => isNew(kind) && offers.some(({ intent, effect }) => intent.do === kind || effect.effect === kind));
  return hint && { kind: hint.kind, text: hint.words[language], chapter: hint.chapter };
}
