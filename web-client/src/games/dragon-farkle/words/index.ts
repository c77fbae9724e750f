import { whenSpoken } from '../../../lib/languages';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type FarkleWords = typeof english;

export const FARKLE_WORDS = whenSpoken(import.meta.glob<FarkleWords>('./*/index.ts', { import: 'words' }));
