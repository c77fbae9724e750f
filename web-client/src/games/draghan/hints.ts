import { whenSpoken } from '../../lib/languages';
import type { Hints } from '../hints';
import type { DraghanOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time, the rarest first. */
export const DRAGHAN_HINTS: Hints<DraghanOffer['intent']['do']> = {
  kinds: [
    { kind: 'choose', chapter: 'party' },
    { kind: 'leave_behind', chapter: 'carrying' },
    { kind: 'replace', chapter: 'hurt' },
    { kind: 'give_coin', chapter: 'gold' },
    { kind: 'travel', chapter: 'portals' },
    { kind: 'place', chapter: 'planning' },
    { kind: 'withdraw', chapter: 'result' },
    { kind: 'commit', chapter: 'equipment' },
    { kind: 'buy', chapter: 'market' },
    { kind: 'heal', chapter: 'healing' },
    { kind: 'give', chapter: 'sharing' },
  ],
  words: whenSpoken(import.meta.glob<Record<string, string>>('./words/*/hints.json', { import: 'default' })),
};
