import { byLanguage } from '../languages';
import type { words as english } from './en';

/** Everything the house says, in any language. */
export type Words = typeof english;

export const WORDS = byLanguage(import.meta.glob<Words>('./*/index.ts', { eager: true, import: 'words' }));
