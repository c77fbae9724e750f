import type { Language } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type StoneWords } from './en';

/** The words of Dragon Stone by language. */
export const STONE_WORDS: Record<Language, StoneWords> = { en, de };
