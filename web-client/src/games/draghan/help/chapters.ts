import type { Outline } from '../../guide';
import type { Rule } from '../reading';

export type PictureName = 'heroes' | 'places' | 'foe' | 'gear' | 'healing' | 'load' | 'portals' | 'dragon';

/** The chapters of the guide; their words are in `words/<language>/help.json`. */
export const CHAPTERS: Outline<Rule['id'], PictureName>[] = [
  { id: 'goal', rules: [] },
  { id: 'party', rules: ['party-is-chosen', 'not-your-character', 'hero-taken', 'already-open'], picture: 'heroes' },
  { id: 'round', rules: ['nothing-to-pass'] },
  { id: 'map', rules: ['active-player-decides'] },
  { id: 'places', rules: [], picture: 'places' },
  { id: 'encounters', rules: [] },
  { id: 'planning', rules: ['no-fight-now', 'no-such-foe'], picture: 'foe' },
  { id: 'one-foe', rules: ['one-foe-each', 'faces-it'] },
  { id: 'equipment', rules: ['not-its-card', 'faces-nobody', 'faces-another', 'committed-already', 'not-committed'], picture: 'gear' },
  { id: 'ready', rules: ['ready-already', 'not-ready', 'active-player-calls', 'not-all-ready'] },
  { id: 'result', rules: [] },
  { id: 'gold', rules: ['no-odd-coins', 'did-not-fight', 'one-odd-coin-each'] },
  { id: 'hurt', rules: ['nobody-to-replace', 'only-watching'] },
  { id: 'healing', rules: ['no-healing-now', 'no-healing-card', 'healing-is-no-weapon'], picture: 'healing' },
  {
    id: 'market',
    rules: ['market-closed', 'not-for-sale', 'not-enough-gold', 'held-for-another', 'held-already', 'not-held', 'done-already'],
  },
  { id: 'sharing', rules: ['no-sharing-now', 'no-such-companion'] },
  { id: 'carrying', rules: ['nothing-to-leave', 'not-overfull'], picture: 'load' },
  { id: 'portals', rules: ['no-portal'], picture: 'portals' },
  { id: 'shadow', rules: [] },
  { id: 'dragon', rules: [], picture: 'dragon' },
  { id: 'end', rules: [] },
  { id: 'campaign', rules: [] },
];
