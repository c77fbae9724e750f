import { adventurerOf, sameFoe, type DraghanOffer, type FoeCard, type Gear, type View } from './reading';
import type { DraghanWords } from './words';

/** How a foe stands, as a word on its card. */
export type Standing = 'falls' | 'short' | 'waits' | 'guarded' | 'fell' | 'stood';

/** How a foe stands in the plan, or stood in the fight; nothing before there is a plan. */
export function standingOf(card: FoeCard, { stage }: View): Standing | undefined {
  switch (stage.phase) {
    case 'choosing':
    case 'early_healing':
      return undefined;
    case 'planning': {
      if (stage.forecast.falls.some((foe) => sameFoe(foe, card.foe))) return 'falls';
      if (card.stand.met) return 'guarded';
      return card.stand.short > 0 ? 'short' : 'waits';
    }
    case 'odd_coins':
    case 'replacing':
    case 'market':
    case 'sharing':
    case 'late_healing':
    case 'carrying':
    case 'travelling':
    case 'over':
      return card.fallen ? 'fell' : 'stood';
  }
}

/** How a foe stands, in words, and whether that is good for the party. */
export interface StandingWords {
  words: string;
  /** What brings it down, or what would. */
  how: string;
  good: boolean;
  /** Whether a card of one's own would bring it down. */
  own: boolean;
}

/** What is stamped on the card of a foe, for whoever sits there. */
export function standingWords(card: FoeCard, view: View, seat: number | undefined, { board }: DraghanWords): StandingWords | undefined {
  const standing = standingOf(card, view);
  if (!standing) return undefined;
  const good = standing === 'falls' || standing === 'fell';
  const words = standing === 'short' ? board.short(card.stand.short) : board[standing];
  if (standing === 'falls') {
    const heroes = card.facing.flatMap((character) => adventurerOf(view, character)?.hero.hero ?? []);
    return { words, how: board.fallsTo(heroes), good, own: false };
  }
  if (standing !== 'short') return { words, how: '', good, own: false };
  const felling = card.falls_with?.find((each) => each.seat === seat)?.cards;
  return { words, how: felling ? board.fallsWith(felling) : board.lacks(card.stand.missing), good, own: felling !== undefined };
}

/** What one's own card would do at the foe that its owner faces. */
export type Use = 'fells' | 'helps' | 'idle';

export function useOf(card: Gear, view: View, offers: readonly DraghanOffer[]): { use: Use; foe: FoeCard; short: number } | undefined {
  for (const { intent, effect } of offers) {
    if (intent.do !== 'commit' || intent.card !== card || effect.effect !== 'plans') continue;
    const foe = view.foes.find((each) => sameFoe(each.foe, intent.foe));
    const then = effect.stands[0];
    if (!foe || !then) return undefined;
    const helps = then.short < foe.stand.short;
    return { use: then.met && !foe.stand.met ? 'fells' : helps ? 'helps' : 'idle', foe, short: then.short };
  }
  return undefined;
}
