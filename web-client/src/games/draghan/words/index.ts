import { whenSpoken } from '../../../lib/languages';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type DraghanWords = typeof english;

export const DRAGHAN_WORDS = whenSpoken(import.meta.glob<DraghanWords>('./*/index.ts', { import: 'words' }));
