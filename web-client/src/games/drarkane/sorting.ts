import { cardKey, type Card, type Suit } from './reading';

const SUITS: Suit[] = ['shield', 'sword', 'axe', 'grimoire'];
const INFLUENCE = ['egg', 'knight', 'queen', 'king', 'mercenary', 'low_wizard', 'high_wizard'] as const;

/** Where a card stands in a sorted hand: suits side by side, numbers rising, influence last. */
function place(card: Card): number {
  return 'number' in card ? SUITS.indexOf(card.kind) * 20 + card.number : 100 + INFLUENCE.indexOf(card.kind);
}

/** A card of a hand, with a key that tells even two Knights apart. */
export interface HeldCard {
  key: string;
  card: Card;
}

/** A hand in the order in which it is easiest to read. */
export function sorted(hand: readonly Card[]): HeldCard[] {
  const met = new Map<string, number>();
  return [...hand]
    .sort((one, other) => place(one) - place(other))
    .map((card) => {
      const name = cardKey(card);
      const count = met.get(name) ?? 0;
      met.set(name, count + 1);
      return { key: count === 0 ? name : `${name}-${count + 1}`, card };
    });
}
