import type { Language } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type DrarkaneWords } from './en';

/** The words of Drarkane by language. */
export const DRARKANE_WORDS: Record<Language, DrarkaneWords> = { en, de };
