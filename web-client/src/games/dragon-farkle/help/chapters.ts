import type { Rule } from '../reading';
import type { Outline } from '../../guide';

/** What a chapter shows below its text, made of the game's own pieces. */
export type PictureName = 'table' | 'event' | 'farkle' | 'brawl' | 'dragon' | 'companions' | 'items';

/** The chapters of the guide; their words are in `words/<language>/help.json`. */
export const CHAPTERS: Outline<Rule['id'], PictureName>[] = [
  { id: 'goal', rules: [] },
  { id: 'turn', rules: ['choose-first', 'action-chosen'] },
  { id: 'soldiers', rules: ['does-not-score'], picture: 'table' },
  { id: 'setting-aside', rules: ['set-aside-first', 'no-roll', 'not-rolled', 'smallest-first'] },
  { id: 'farkle', rules: ['farkled', 'not-farkled'], picture: 'farkle' },
  { id: 'event-die', rules: ['dragon-takes-all', 'no-rally', 'choose-reward'], picture: 'event' },
  { id: 'recruiting', rules: [] },
  { id: 'brawling', rules: ['no-such-player', 'not-yourself', 'roll-first'], picture: 'brawl' },
  { id: 'entering', rules: ['too-few-soldiers'] },
  { id: 'final-battle', rules: ['battle-goes-on'], picture: 'dragon' },
  { id: 'keep', rules: ['in-the-keep'] },
  {
    id: 'companions',
    rules: [
      'not-your-companion',
      'companion-works-by-itself',
      'once-per-turn',
      'only-recruiting-or-attacking',
      'no-army',
      'too-few-dice',
      'no-dragon-face',
    ],
    picture: 'companions',
  },
  {
    id: 'items',
    rules: [
      'not-owned',
      'item-works-by-itself',
      'before-your-action',
      'nobody-to-name',
      'cloaked',
      'already-baited',
      'no-item',
      'roll-waits',
      'brawl-runs',
      'only-in-brawl',
      'not-in-final-battle',
      'only-in-final-battle',
      'too-many-dice',
      'not-neighbours',
      'only-scoring',
      'only-farkle',
      'rally-already',
      'dragon-unhurt',
      'cloaked-already',
    ],
    picture: 'items',
  },
  { id: 'drawn-items', rules: ['still-set-aside'] },
  { id: 'one-item', rules: ['turn-is-over', 'not-too-many', 'keep-the-limit'] },
  { id: 'decks', rules: ['nothing-to-draw'] },
];
