import type { DrarkaneWhy } from '../../../../protocol/drarkane';
import { cornerOf, type Ask, type Card, type Suit } from '../../reading';

export const suits: Record<Suit, string> = { shield: 'Shield', sword: 'Sword', axe: 'Axe', grimoire: 'Grimoire' };

/** A card by its name; `counts` is what the Mercenary was played as. */
export function cardName(card: Card, counts?: number): string {
  switch (card.kind) {
    case 'shield':
    case 'sword':
    case 'axe':
    case 'grimoire':
      return `${suits[card.kind]} ${card.number}`;
    case 'egg':
      return 'Dragon Egg';
    case 'knight':
      return 'Knight';
    case 'queen':
      return 'Queen';
    case 'king':
      return 'King';
    case 'mercenary':
      return counts === undefined ? 'Mercenary' : `Mercenary as ${counts}`;
    case 'low_wizard':
      return 'Low Wizard';
    case 'high_wizard':
      return 'High Wizard';
  }
}

/** What a card can do, for whoever asks. */
export function cardText(card: Card): string {
  switch (card.kind) {
    case 'shield':
    case 'sword':
    case 'axe':
      return `Wins as the highest ${suits[card.kind]}, if that suit was led and nothing stronger lies there.`;
    case 'grimoire':
      return 'Grimoire is trump: it beats Shield, Sword and Axe.';
    case 'egg':
      return 'Number 0, may always be played. Loses to everything, unless the Low Wizard is there.';
    case 'knight':
    case 'queen':
    case 'king':
      return `Obscure ${cornerOf(card)}, may always be played. Beats trumps and lower Obscure cards.`;
    case 'mercenary':
      return 'May always be played, as 0 like the Egg or as an Obscure 14. You say which.';
    case 'low_wizard':
      return 'May always be played and never wins. The lowest number takes the trick.';
    case 'high_wizard':
      return 'May always be played and never wins. The highest number takes the trick, whatever the suit.';
  }
}

/** What a slot asks for. */
export function askName(ask: Ask): string {
  switch (ask.asks) {
    case 'suit':
      return `${suits[ask.suit]} ${ask.least}+`;
    case 'any_suit_or_obscure':
      return `any suit or Obscure ${ask.least}+`;
    case 'obscure':
      return 'Obscure 11+';
    case 'any_card':
      return 'any card';
  }
}

/** Why a card is ahead, as the end of a sentence. */
export function whyName(why: DrarkaneWhy, led: Suit | undefined): string {
  switch (why) {
    case 'highest_obscure':
      return 'highest Obscure card';
    case 'highest_trump':
      return 'highest trump';
    case 'highest_of_led_suit':
      return led ? `highest ${suits[led]}` : 'highest of the led suit';
    case 'nothing_else':
      return 'nothing else can win';
    case 'lowest_number':
      return 'lowest number, by the Low Wizard';
    case 'highest_number':
      return 'highest number, by the High Wizard';
    case 'wizards_alone':
      return 'only Wizards lie there, so the leader takes it';
  }
}
