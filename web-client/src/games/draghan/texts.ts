import type { GameTexts } from '../face';
import { DRAGHAN_HINTS } from './hints';
import { DRAGHAN_WORDS } from './words';

export const texts: GameTexts = {
  words: DRAGHAN_WORDS,
  rules: (language) => DRAGHAN_WORDS[language].rules({ hero: () => undefined, seat: () => '' }),
  hints: DRAGHAN_HINTS,
};
