import { byLanguage } from '../../../lib/languages';
import { guideOf, type ChapterWords } from '../../guide';
import { CHAPTERS } from '../help/chapters';
import type { words as english } from './en';

/** Everything the game says, in any language. */
export type DraghanWords = typeof english;

export const DRAGHAN_WORDS = byLanguage(import.meta.glob<DraghanWords>('./*/index.ts', { eager: true, import: 'words' }));
export const DRAGHAN_HELP = guideOf(
  CHAPTERS,
  byLanguage(import.meta.glob<Record<string, ChapterWords>>('./*/help.json', { eager: true, import: 'default' })),
);
