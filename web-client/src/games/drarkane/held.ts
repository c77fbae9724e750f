import type { Card, View } from './reading';
import { sorted, type HeldCard } from './sorting';

/** A place in the hand: a card, or the gap that one has left. */
export interface Held extends HeldCard {
  gone: boolean;
}

/**
 * Remembers where each card of the hand lies, so that none moves while a trick is on: a gap closes before the next.
 * A card that comes from a teammate lies at the end until the exchange is over.
 */
export class HandOrder {
  private moment: string | undefined;
  private places: HeldCard[] = [];

  /** The hand as it lies on the table. */
  of(hand: readonly Card[], { moment: { round, trick }, stage }: Pick<View, 'moment' | 'stage'>): Held[] {
    const now = sorted(hand);
    const held = new Set(now.map(({ key }) => key));
    const lying = new Set(this.places.map(({ key }) => key));
    const exchanging = stage === 'exchange';
    const moment = `${round} ${trick} ${exchanging}`;
    const come = now.filter(({ key }) => !lying.has(key));
    if (moment !== this.moment || (come.length > 0 && !exchanging)) this.places = now;
    else this.places = [...this.places, ...come];
    this.moment = moment;
    return this.places.map((place) => ({ ...place, gone: !held.has(place.key) }));
  }
}
