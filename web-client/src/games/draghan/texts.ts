import type { GameTexts } from '../face';
import { DRAGHAN_HINTS } from './hints';
import { DRAGHAN_HELP, DRAGHAN_WORDS } from './words';

export const texts: GameTexts = {
  words: DRAGHAN_WORDS,
  rules: (language) => DRAGHAN_WORDS[language].rules({ hero: () => undefined, seat: () => '' }),
  help: DRAGHAN_HELP,
  hints: DRAGHAN_HINTS,
};
