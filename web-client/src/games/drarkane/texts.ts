import type { GameTexts } from '../face';
import { DRARKANE_HINTS } from './hints';
import { DRARKANE_HELP, DRARKANE_WORDS } from './words';

export const texts: GameTexts = {
  words: DRARKANE_WORDS,
  rules: (language) => DRARKANE_WORDS[language].rules,
  help: DRARKANE_HELP,
  hints: DRARKANE_HINTS,
};
