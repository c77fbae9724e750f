import type { DrarkaneWhy } from '../../../../protocol/drarkane';
import { cornerOf, type Ask, type Card, type Suit } from '../../reading';

export const suits: Record<Suit, string> = { shield: 'Schild', sword: 'Schwert', axe: 'Axt', grimoire: 'Zauberbuch' };

/** A card by its name; `counts` is what the Mercenary was played as. */
export function cardName(card: Card, counts?: number): string {
  switch (card.kind) {
    case 'shield':
    case 'sword':
    case 'axe':
    case 'grimoire':
      return `${suits[card.kind]} ${card.number}`;
    case 'egg':
      return 'Drachenei';
    case 'knight':
      return 'Ritter';
    case 'queen':
      return 'Königin';
    case 'king':
      return 'König';
    case 'mercenary':
      return counts === undefined ? 'Söldner' : `Söldner als ${counts}`;
    case 'low_wizard':
      return 'Tiefzauberer';
    case 'high_wizard':
      return 'Hochzauberer';
  }
}

/** What a card can do, for whoever asks. */
export function cardText(card: Card): string {
  switch (card.kind) {
    case 'shield':
    case 'sword':
    case 'axe':
      return `Gewinnt als höchste Karte in ${suits[card.kind]}, wenn diese Farbe ausgespielt wurde und nichts Stärkeres liegt.`;
    case 'grimoire':
      return 'Zauberbuch ist Trumpf: Es schlägt Schild, Schwert und Axt.';
    case 'egg':
      return 'Zahl 0, darf immer gespielt werden. Verliert gegen alles, außer der Tiefzauberer ist dabei.';
    case 'knight':
    case 'queen':
    case 'king':
      return `Dunkle Karte ${cornerOf(card)}, darf immer gespielt werden. Schlägt Trümpfe und niedrigere dunkle Karten.`;
    case 'mercenary':
      return 'Darf immer gespielt werden, als 0 wie das Ei oder als dunkle 14. Du sagst, was gilt.';
    case 'low_wizard':
      return 'Darf immer gespielt werden und gewinnt nie. Die niedrigste Zahl nimmt den Stich.';
    case 'high_wizard':
      return 'Darf immer gespielt werden und gewinnt nie. Die höchste Zahl nimmt den Stich, gleich in welcher Farbe.';
  }
}

/** What a slot asks for. */
export function askName(ask: Ask): string {
  switch (ask.asks) {
    case 'suit':
      return `${suits[ask.suit]} ${ask.least}+`;
    case 'any_suit_or_obscure':
      return `jede Farbe oder dunkle Karte ${ask.least}+`;
    case 'obscure':
      return 'dunkle Karte 11+';
    case 'any_card':
      return 'jede Karte';
  }
}

/** Why a card is ahead, as the end of a sentence. */
export function whyName(why: DrarkaneWhy, led: Suit | undefined): string {
  switch (why) {
    case 'highest_obscure':
      return 'höchste dunkle Karte';
    case 'highest_trump':
      return 'höchster Trumpf';
    case 'highest_of_led_suit':
      return led ? `höchste Karte in ${suits[led]}` : 'höchste Karte der ausgespielten Farbe';
    case 'nothing_else':
      return 'nichts anderes kann gewinnen';
    case 'lowest_number':
      return 'niedrigste Zahl, wegen des Tiefzauberers';
    case 'highest_number':
      return 'höchste Zahl, wegen des Hochzauberers';
    case 'wizards_alone':
      return 'es liegen nur Zauberer, also nimmt ihn, wer begonnen hat';
  }
}
