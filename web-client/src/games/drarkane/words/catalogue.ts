import type { Sentences } from '../../../lib/sentences';
import type { DrarkaneRank, DrarkaneWhy } from '../../../protocol/drarkane';
import { cornerOf, type Ask, type Card, type Dragon, type Objective, type Suit } from '../reading';
import type pieces from './en/pieces.json';
import type { PIECES } from './inserts';

interface Named {
  name: string;
  text: string;
}

/** The names of all that lies on the table, made of `pieces.json`; a long one says where it may be parted on a small card. */
export function piecesOf({ suits, cards, texts, asks, whys, dragons, objectives, ranks }: Sentences<typeof pieces, typeof PIECES>) {
  return {
    suits: suits as Record<Suit, string>,
    dragons: dragons as Record<Dragon, string>,
    objectives: objectives as Record<Objective, Named>,
    ranks: ranks as Record<DrarkaneRank, Named>,

    /** A card by its name; `counts` is what the Mercenary was played as. */
    cardName(card: Card, counts?: number): string {
      if ('number' in card) return cards.suit(suits[card.kind], card.number);
      return card.kind === 'mercenary' && counts !== undefined ? cards.mercenary_as(counts) : cards[card.kind];
    },

    /** What a card can do, for whoever asks. */
    cardText(card: Card): string {
      switch (card.kind) {
        case 'shield':
        case 'sword':
        case 'axe':
          return texts.suit(suits[card.kind]);
        case 'knight':
        case 'queen':
        case 'king':
          return texts.obscure(cornerOf(card));
        case 'grimoire':
        case 'egg':
        case 'mercenary':
        case 'low_wizard':
        case 'high_wizard':
          return texts[card.kind];
      }
    },

    /** What a slot asks for. */
    askName(ask: Ask): string {
      switch (ask.asks) {
        case 'suit':
          return asks.suit(suits[ask.suit], ask.least);
        case 'any_suit_or_obscure':
          return asks.any_suit_or_obscure(ask.least);
        case 'obscure':
        case 'any_card':
          return asks[ask.asks];
      }
    },

    /** Why a card is ahead, as the end of a sentence. */
    whyName(why: DrarkaneWhy, led: Suit | undefined): string {
      return why === 'highest_of_led_suit' && led ? whys.highest_of_suit(suits[led]) : whys[why];
    },
  };
}
