import { whenSpoken } from '../../../lib/languages';
import { guideOf, type ChapterWords } from '../../guide';
import { CHAPTERS } from './chapters';

/** The rules of the game in our own words. */
export const guide = guideOf(
  CHAPTERS,
  whenSpoken(import.meta.glob<Record<string, ChapterWords>>('../words/*/help.json', { import: 'default' })),
);
