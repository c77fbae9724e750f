import { whenSpoken } from '../../../lib/languages';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type DrarkaneWords = typeof english;

export const DRARKANE_WORDS = whenSpoken(import.meta.glob<DrarkaneWords>('./*/index.ts', { import: 'words' }));
