import type { Language } from '../lib/languages';

/** A word about a kind of decision. */
export interface Hint {
  /** The kind, which is hinted at once on a device. */
  kind: string;
  text: string;
  /** Where the help tells more: a chapter, or a rule in it. */
  chapter?: string;
}

/** An offer as far as hints look at it. */
interface Hinted {
  intent: { do: string };
  effect: { effect: string };
}

/** What a game says of something, named by its intent or by its effect, when it is offered for the first time. */
export interface Hints<Kind extends string = string> {
  /** The kinds, the rarest first, where the help tells more, and which offers are of a kind that neither names. */
  kinds: { kind: Kind; chapter: string; fits?: (offer: Hinted) => boolean }[];
  /** A sentence for each kind. */
  words: Record<Language, Record<string, string>>;
}

/** The first hint whose kind is offered and new. */
export function firstNew(
  { kinds, words }: Hints,
  offers: readonly Hinted[],
  language: Language,
  isNew: (kind: string) => boolean,
): Hint | undefined {
  const named =
    (kind: string) =>
    ({ intent, effect }: Hinted) =>
      intent.do === kind || effect.effect === kind;
  const hint = kinds.find(({ kind, fits }) => isNew(kind) && offers.some(fits ?? named(kind)));
  return hint && { ...hint, text: words[language][hint.kind]! };
}
