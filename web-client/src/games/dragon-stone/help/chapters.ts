import type { DragonStoneOccupied, DragonStoneRule } from '../../../protocol/dragon-stone';
import type { Outline } from '../../guide';

/** A moment on a few segments at the top of the ring, and what became of it. */
export interface Picture {
  before: DragonStoneOccupied[];
  after: DragonStoneOccupied[];
  /** The segment in the middle of the picture. */
  middle: number;
}

export type PictureName = 'vine' | 'water' | 'fire' | 'hold' | 'escape' | 'recruit';

/** Where the armies begin. */
export const START: DragonStoneOccupied[] = [
  ...[1, 2, 3].map((at) => ({ at, inner: { color: 'black' as const, kind: 'vine' as const } })),
  ...[13, 14, 15].map((at) => ({ at, inner: { color: 'white' as const, kind: 'vine' as const } })),
];

const black = (kind: 'vine' | 'water' | 'fire') => ({ color: 'black' as const, kind });
const white = (kind: 'vine' | 'water' | 'fire') => ({ color: 'white' as const, kind });

/** The moments that the guide shows, made of the game's own pieces. */
export const PICTURES: Record<PictureName, Picture> = {
  vine: {
    middle: 14,
    before: [
      { at: 13, inner: black('vine') },
      { at: 15, inner: white('water') },
    ],
    after: [{ at: 15, inner: white('water'), outer: black('vine') }],
  },
  water: {
    middle: 14,
    before: [
      { at: 13, inner: black('water') },
      { at: 15, inner: white('fire') },
    ],
    after: [{ at: 15, inner: black('water') }],
  },
  fire: {
    middle: 14,
    before: [
      { at: 13, inner: black('fire') },
      { at: 15, inner: white('vine') },
    ],
    after: [{ at: 15, inner: black('fire') }],
  },
  hold: {
    middle: 14,
    before: [
      { at: 13, inner: black('water') },
      { at: 15, inner: black('vine') },
    ],
    after: [{ at: 15, inner: black('vine'), outer: black('water') }],
  },
  escape: {
    middle: 14,
    before: [{ at: 13, inner: black('water'), outer: white('vine') }],
    after: [
      { at: 13, inner: white('vine') },
      { at: 15, inner: black('water') },
    ],
  },
  recruit: {
    middle: 12,
    before: [{ at: 11, inner: black('water') }],
    after: [{ at: 12, inner: black('water') }],
  },
};

/** The chapters of the guide; their words are in `words/<language>/help.json`. */
export const CHAPTERS: Outline<DragonStoneRule['id'], 'board' | PictureName>[] = [
  { id: 'goal', rules: [] },
  { id: 'board', rules: [], picture: 'board' },
  { id: 'turn', rules: ['roll-first', 'roll-once'] },
  { id: 'moving', rules: ['no-stone-there', 'no-such-die'] },
  { id: 'full', rules: ['segment-full'] },
  { id: 'vine', rules: ['entangled'], picture: 'vine' },
  { id: 'water', rules: [], picture: 'water' },
  { id: 'fire', rules: [], picture: 'fire' },
  { id: 'own', rules: ['held'], picture: 'hold' },
  { id: 'escaping', rules: ['not-entangled', 'escape-is-the-whole-turn'], picture: 'escape' },
  { id: 'recruiting', rules: [], picture: 'recruit' },
  { id: 'entering', rules: ['entry-by-one-two-three', 'not-on-mat'] },
  { id: 'must', rules: [] },
  { id: 'draws', rules: [] },
];
