import { sameFoe, type FoeCard, type View } from './reading';
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
  good: boolean;
}

/** What is stamped on the card of a foe. */
export function standingWords(card: FoeCard, view: View, { board }: DraghanWords): StandingWords | undefined {
  const standing = standingOf(card, view);
  if (!standing) return undefined;
  const words = standing === 'short' ? board.short(card.stand.short) : board[standing];
  return { words, good: standing === 'falls' || standing === 'fell' };
}
