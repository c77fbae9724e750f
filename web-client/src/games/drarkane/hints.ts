import { whenSpoken } from '../../lib/languages';
import type { Hints } from '../hints';
import type { DrarkaneOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time, the rarest first. */
export const DRARKANE_HINTS: Hints<DrarkaneOffer['intent']['do']> = {
  kinds: [
    { kind: 'give', chapter: 'teams' },
    { kind: 'give_back', chapter: 'teams' },
    { kind: 'declare', chapter: 'contracts' },
    { kind: 'keep', chapter: 'treasures' },
    { kind: 'play', chapter: 'following' },
    { kind: 'play_mercenary', chapter: 'mercenary' },
    { kind: 'place', chapter: 'placing' },
    { kind: 'offer', chapter: 'teams' },
    { kind: 'swap', chapter: 'teams' },
  ],
  words: whenSpoken(import.meta.glob<Record<string, string>>('./words/*/hints.json', { import: 'default' })),
};
