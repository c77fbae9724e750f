import type { DrarkaneRule, DrarkaneStandingDragon } from '../../../protocol/drarkane';
import type { Outline } from '../../guide';
import type { Card } from '../reading';

export type PictureName = 'suits' | 'influence' | 'mercenary' | 'follow' | 'winning' | 'lowest' | 'dragon' | 'objectives';

/** Cards side by side; those that are marked win, or may be played. */
export interface CardPicture {
  mark?: 'wins' | 'allowed';
  cards: { card: Card; counts?: number; marked?: boolean; dim?: boolean }[];
}

const shield = (number: number): Card => ({ kind: 'shield', number });
const sword = (number: number): Card => ({ kind: 'sword', number });
const axe = (number: number): Card => ({ kind: 'axe', number });
const grimoire = (number: number): Card => ({ kind: 'grimoire', number });

/** The chapter that tells of a card. */
export function chapterOf({ kind }: Card): string {
  switch (kind) {
    case 'mercenary':
      return 'mercenary';
    case 'low_wizard':
    case 'high_wizard':
      return 'wizards';
    case 'egg':
    case 'knight':
    case 'queen':
    case 'king':
      return 'influence';
    case 'shield':
    case 'sword':
    case 'axe':
    case 'grimoire':
      return 'suits';
  }
}

/** The cards that the guide shows. */
export const CARD_PICTURES: Record<Exclude<PictureName, 'dragon' | 'objectives'>, CardPicture> = {
  suits: { cards: [{ card: shield(5) }, { card: sword(8) }, { card: axe(2) }, { card: grimoire(6) }] },
  influence: {
    cards: [
      { card: { kind: 'egg' } },
      { card: { kind: 'knight' } },
      { card: { kind: 'queen' } },
      { card: { kind: 'king' } },
      { card: { kind: 'mercenary' } },
      { card: { kind: 'low_wizard' } },
      { card: { kind: 'high_wizard' } },
    ],
  },
  mercenary: {
    cards: [
      { card: { kind: 'mercenary' }, counts: 0 },
      { card: { kind: 'mercenary' }, counts: 14 },
    ],
  },
  follow: {
    mark: 'allowed',
    cards: [
      { card: shield(2), marked: true },
      { card: shield(9), marked: true },
      { card: sword(4), dim: true },
      { card: grimoire(3), dim: true },
      { card: { kind: 'knight' }, marked: true },
    ],
  },
  winning: {
    mark: 'wins',
    cards: [{ card: shield(5) }, { card: shield(8) }, { card: grimoire(3) }, { card: axe(4) }, { card: { kind: 'knight' }, marked: true }],
  },
  lowest: {
    mark: 'wins',
    cards: [{ card: shield(7) }, { card: { kind: 'low_wizard' } }, { card: axe(2), marked: true }, { card: { kind: 'king' } }],
  },
};

/** A dragon before and after a card was placed on it. */
export const DRAGON_PICTURE: [DrarkaneStandingDragon, DrarkaneStandingDragon] = [
  {
    dragon: 'rusthorn',
    terror: 7,
    trophy: 2,
    slots: [
      { ask: { asks: 'suit', suit: 'sword', least: 4 } },
      { ask: { asks: 'suit', suit: 'axe', least: 4 } },
      { ask: { asks: 'any_card' } },
    ],
  },
  {
    dragon: 'rusthorn',
    terror: 7,
    trophy: 2,
    slots: [
      { ask: { asks: 'suit', suit: 'sword', least: 4 }, filled: { trick: 1, card: sword(9), counts: 9 } },
      { ask: { asks: 'suit', suit: 'axe', least: 4 } },
      { ask: { asks: 'any_card' }, filled: { trick: 1, card: { kind: 'egg' }, counts: 0 } },
    ],
  },
];

/** The chapters of the guide; their words are in `words/<language>/help.json`. */
export const CHAPTERS: Outline<DrarkaneRule['id'], PictureName>[] = [
  { id: 'goal', rules: [] },
  { id: 'suits', rules: [], picture: 'suits' },
  { id: 'influence', rules: [], picture: 'influence' },
  { id: 'mercenary', rules: ['mercenary-counts-zero-or-fourteen'], picture: 'mercenary' },
  { id: 'round', rules: ['another-step-first'] },
  { id: 'contracts', rules: ['contract-out-of-range'] },
  { id: 'following', rules: ['follow-suit', 'card-not-held'], picture: 'follow' },
  { id: 'winning', rules: [], picture: 'winning' },
  { id: 'wizards', rules: [], picture: 'lowest' },
  { id: 'zone', rules: ['dragon-not-in-zone', 'no-such-slot', 'slot-filled'], picture: 'dragon' },
  { id: 'fitting', rules: ['does-not-fit', 'fits-nowhere'] },
  { id: 'placing', rules: ['not-to-be-placed'] },
  { id: 'seventh', rules: [] },
  { id: 'scoring', rules: [] },
  { id: 'treasures', rules: ['objective-not-held'], picture: 'objectives' },
  { id: 'teams', rules: ['not-your-teammate', 'give-another-card'] },
  { id: 'fallen-king', rules: [] },
  { id: 'demon', rules: [] },
];
