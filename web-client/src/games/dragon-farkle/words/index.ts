import { byLanguage } from '../../../lib/languages';
import { guideOf, type ChapterWords } from '../../guide';
import { CHAPTERS } from '../help/chapters';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type FarkleWords = typeof english;

export const FARKLE_WORDS = byLanguage(import.meta.glob<FarkleWords>('./*/index.ts', { eager: true, import: 'words' }));
export const FARKLE_HELP = guideOf(
  CHAPTERS,
  byLanguage(import.meta.glob<Record<string, ChapterWords>>('./*/help.json', { eager: true, import: 'default' })),
);
