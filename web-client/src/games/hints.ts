import type { Language } from '../lib/languages';

/** A word about a kind of decision. */
export interface Hint {
  /** The kind, which is hinted at once on a device. */
  kind: string;
  text: string;
  /** Where the help tells more: a chapter, or a rule in it. */
  chapter?: string;
}

/** What a game says of something, named by its intent or by its effect, when it is offered for the first time. */
export interface Hints<Kind extends string = string> {
  /** The kinds, the rarest first, and where the help tells more. */
  kinds: { kind: Kind; chapter: string }[];
  /** A sentence for each kind. */
  words: Record<Language, Record<string, string>>;
}

/** The first hint whose kind is offered and new. */
export function firstNew(
  { kinds, words }: Hints,
  offers: readonly { intent: { do: string }; effect: { effect: string } }[],
  language: Language,
  isNew: (kind: string) => boolean,
): Hint | undefined {
  const hint = kinds.find(({ kind }) => isNew(kind) && offers.some(({ intent, effect }) => intent.do === kind || effect.effect === kind));
  return hint && { ...hint, text: words[language][hint.kind]! };
}
