import type { GameTexts } from '../face';
import { STONE_HINTS } from './hints';
import { STONE_WORDS } from './words';

export const texts: GameTexts = {
  words: STONE_WORDS,
  rules: (language) => STONE_WORDS[language].rules,
  hints: STONE_HINTS,
};
