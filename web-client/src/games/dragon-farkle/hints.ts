import { whenSpoken } from '../../lib/languages';
import type { Hints } from '../hints';
import type { FarkleOffer, Reward } from './reading';

/** What setting dice aside would bring, if an offer does that. */
function settingAside(offer: object): { eaten: number; reward: Reward | undefined } | undefined {
  const { intent, effect } = offer as FarkleOffer;
  if (intent.do !== 'set_aside' || effect.effect !== 'set_aside') return undefined;
  return { eaten: effect.eaten, reward: intent.reward };
}

/** What is said of each kind of decision when it comes for the first time, the rarest first. */
export const FARKLE_HINTS: Hints<FarkleOffer['intent']['do'] | FarkleOffer['effect']['effect'] | 'dragon' | 'rally'> = {
  kinds: [
    { kind: 'keep', chapter: 'one-item' },
    { kind: 'fought', chapter: 'final-battle' },
    { kind: 'farkled', chapter: 'farkle' },
    { kind: 'dragon', chapter: 'event-die', fits: (offer) => (settingAside(offer)?.eaten ?? 0) > 0 },
    { kind: 'rally', chapter: 'event-die', fits: (offer) => settingAside(offer)?.reward !== undefined },
    { kind: 'final_battle', chapter: 'final-battle' },
    { kind: 'recruit', chapter: 'recruiting' },
    { kind: 'brawl', chapter: 'brawling' },
    { kind: 'set_aside', chapter: 'setting-aside' },
    { kind: 'roll_on', chapter: 'recruiting' },
    { kind: 'play', chapter: 'items' },
    { kind: 'ask', chapter: 'companions' },
  ],
  words: whenSpoken(import.meta.glob<Record<string, string>>('./words/*/hints.json', { import: 'default' })),
};
