import type { CardWords } from '../catalogue';

type Gender = 'm' | 'f' | 'n' | 'p';

/** A card whose name can be used in a German sentence. */
export interface GermanCard extends CardWords {
  /** "der Zwerg", "die Stolze Gräfin". */
  der: string;
  /** "den Zwerg". */
  den: string;
  /** "dem Zwerg". */
  dem: string;
  /** "dein Zwerg". */
  dein: string;
}

/** What a sentence must know of a name. */
export interface Noun {
  gender: Gender;
  /** Whether the name begins with an adjective, in its form without an article: "Stolze Gräfin". */
  adjective?: boolean;
  /** The noun in every case but the nominative. */
  oblique?: string;
  /** The noun in the dative, where only that differs. */
  dative?: string;
}

const ARTICLES: Record<Gender, { der: string; den: string; dem: string; dein: string; strong: string; accusative: string }> = {
  m: { der: 'der', den: 'den', dem: 'dem', dein: 'dein', strong: 'er', accusative: 'en' },
  f: { der: 'die', den: 'die', dem: 'der', dein: 'deine', strong: 'e', accusative: 'e' },
  n: { der: 'das', den: 'das', dem: 'dem', dein: 'dein', strong: 'es', accusative: 'e' },
  p: { der: 'die', den: 'die', dem: 'den', dein: 'deine', strong: 'e', accusative: 'en' },
};

const of =
  (gender: Gender) =>
  (grammar: Omit<Noun, 'gender'> = {}) => ({ gender, ...grammar });

/** A name of each gender, and in the plural. */
export const m = of('m');
export const f = of('f');
export const n = of('n');
export const p = of('p');

/** Cards with their names in the cases that sentences need. */
export function declined<Card extends string>(cards: Record<Card, CardWords>, nouns: Record<Card, Noun>): Record<Card, GermanCard> {
  const all = Object.entries<CardWords>(cards).map(([card, words]) => [card, declinedCard(words, nouns[card as Card])]);
  return Object.fromEntries(all) as Record<Card, GermanCard>;
}

function declinedCard(card: CardWords, { gender, adjective = false, ...cases }: Noun): GermanCard {
  const { der, den, dem, dein, strong, accusative } = ARTICLES[gender];
  const [first, ...rest] = card.name.split(' ');
  const stem = adjective ? first!.slice(0, -strong.length) : undefined;
  const noun = adjective ? rest.join(' ') : card.name;
  const { oblique = noun, dative = oblique } = cases;
  const described = (ending: string, said: string) => (stem ? `${stem}${ending} ${said}` : said);
  return {
    ...card,
    der: `${der} ${described('e', noun)}`,
    den: `${den} ${described(accusative, oblique)}`,
    dem: `${dem} ${described('en', dative)}`,
    dein: `${dein} ${described(strong, noun)}`,
  };
}

/** The words as a sentence begins with them. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
