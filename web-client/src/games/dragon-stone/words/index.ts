import { whenSpoken } from '../../../lib/languages';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type StoneWords = typeof english;

export const STONE_WORDS = whenSpoken(import.meta.glob<StoneWords>('./*/index.ts', { import: 'words' }));
