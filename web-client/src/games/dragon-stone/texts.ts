import type { GameTexts } from '../face';
import { STONE_HINTS } from './hints';
import { STONE_HELP, STONE_WORDS } from './words';

export const texts: GameTexts = {
  words: STONE_WORDS,
  rules: (language) => STONE_WORDS[language].rules,
  help: STONE_HELP,
  hints: STONE_HINTS,
};
