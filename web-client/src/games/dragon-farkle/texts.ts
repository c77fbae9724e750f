import type { GameTexts } from '../face';
import { FARKLE_HINTS } from './hints';
import { FARKLE_WORDS } from './words';

export const texts: GameTexts = {
  words: FARKLE_WORDS,
  rules: (language) => FARKLE_WORDS[language].rules,
  hints: FARKLE_HINTS,
};
