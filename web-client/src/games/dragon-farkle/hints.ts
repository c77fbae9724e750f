import { byLanguage } from '../../lib/languages';
import type { Hints } from '../hints';
import type { FarkleOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time, the rarest first. */
export const FARKLE_HINTS: Hints<FarkleOffer['intent']['do'] | FarkleOffer['effect']['effect']> = {
  kinds: [
    { kind: 'keep', chapter: 'one-item' },
    { kind: 'fought', chapter: 'final-battle' },
    { kind: 'farkled', chapter: 'farkle' },
    { kind: 'final_battle', chapter: 'final-battle' },
    { kind: 'recruit', chapter: 'recruiting' },
    { kind: 'brawl', chapter: 'brawling' },
    { kind: 'set_aside', chapter: 'setting-aside' },
    { kind: 'roll_on', chapter: 'recruiting' },
    { kind: 'play', chapter: 'items' },
    { kind: 'ask', chapter: 'companions' },
  ],
  words: byLanguage(import.meta.glob<Record<string, string>>('./words/*/hints.json', { eager: true, import: 'default' })),
};
