import type { Language } from '../../../lib/i18n.svelte';
import { de } from './de';
import { en, type DraghanWords } from './en';

/** What Draghan says, by language. */
export const DRAGHAN_WORDS: Record<Language, DraghanWords> = { en, de };
