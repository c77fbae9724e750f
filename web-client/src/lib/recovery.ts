import { KEY_WORDS } from '../protocol/constants';
import type { Language } from './languages';

/** The lists by language; a language may have none. */
const LISTS: Partial<Record<Language, readonly string[]>> = KEY_WORDS;

/** The place of a recovery word in the lists, in whichever language it is written. */
function placeOf(word: string): number | undefined {
  const typed = word.toUpperCase();
  const places = Object.values(LISTS).map((list) => list.indexOf(typed));
  return places.find((place) => place >= 0);
}

/** The words of what somebody typed, however they are parted. */
const wordsOf = (typed: string) => typed.split(/[^\p{L}]+/u).filter((word) => word !== '');

/** The first typed word that is none of the recovery words in any language. */
export function unknownWord(typed: string): string | undefined {
  return wordsOf(typed).find((word) => placeOf(word) === undefined);
}

/** Recovery words as they are written in a language, or in English where it has no list; the seat opens to them in any. */
export function recoveryWords(words: string, language: Language): string {
  const list = LISTS[language] ?? KEY_WORDS.en;
  return wordsOf(words)
    .map((word) => list[placeOf(word) ?? -1] ?? word)
    .join(' ');
}
