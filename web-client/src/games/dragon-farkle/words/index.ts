import type { Language } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type FarkleWords } from './en';

/** The words of Dragon Farkle by language. */
export const FARKLE_WORDS: Record<Language, FarkleWords> = { en, de };
