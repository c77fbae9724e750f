import type { CardWords } from './cards';

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

/** What a name needs beside its gender. */
interface Grammar {
  /** The stem of an adjective before the noun. */
  adjective?: string;
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

function declined(gender: Gender) {
  const { der, den, dem, dein, strong, accusative } = ARTICLES[gender];
  return (noun: string, tale: string, { adjective, oblique = noun, dative = oblique }: Grammar = {}): GermanCard => {
    const described = (ending: string, said: string) => (adjective ? `${adjective}${ending} ${said}` : said);
    return {
      name: described(strong, noun),
      tale,
      der: `${der} ${described('e', noun)}`,
      den: `${den} ${described(accusative, oblique)}`,
      dem: `${dem} ${described('en', dative)}`,
      dein: `${dein} ${described(strong, noun)}`,
    };
  };
}

/** A card with a name of each gender, and in the plural. */
export const m = declined('m');
export const f = declined('f');
export const n = declined('n');
export const p = declined('p');

/** The words as a sentence begins with them. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
