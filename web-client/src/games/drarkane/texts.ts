import type { GameTexts } from '../face';
import { DRARKANE_HINTS } from './hints';
import { DRARKANE_WORDS } from './words';

export const texts: GameTexts = {
  words: DRARKANE_WORDS,
  rules: (language) => DRARKANE_WORDS[language].rules,
  hints: DRARKANE_HINTS,
};
