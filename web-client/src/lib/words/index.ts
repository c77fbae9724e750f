import { byLanguage, whenSpoken } from '../languages';
import type { words as english } from './en';

/** Everything the house says, in any language. */
export type Words = typeof english;

export const WORDS = whenSpoken(import.meta.glob<Words>('./*/index.ts', { import: 'words' }));

/** What a language calls itself and the choice among languages, known before it is spoken. */
export const TONGUES = byLanguage(
  import.meta.glob<{ name: string; choice: string }>('./*/language.json', { eager: true, import: 'default' }),
);
