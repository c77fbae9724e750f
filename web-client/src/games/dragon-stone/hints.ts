import { whenSpoken } from '../../lib/languages';
import type { Hints } from '../hints';
import type { StoneOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time, the rarest first. */
export const STONE_HINTS: Hints<StoneOffer['intent']['do'] | StoneOffer['effect']['effect']> = {
  kinds: [
    { kind: 'roll', chapter: 'turn' },
    { kind: 'escape', chapter: 'escaping' },
    { kind: 'enter', chapter: 'entering' },
    { kind: 'move', chapter: 'moving' },
  ],
  words: whenSpoken(import.meta.glob<Record<string, string>>('./words/*/hints.json', { import: 'default' })),
};
