import type { Card, View } from './reading';
import { sorted, type HeldCard } from './sorting';

/** A place in the hand: a card, or the gap that one has left. */
export interface Held extends HeldCard {
  gone: boolean;
}

/** Remembers where each card of the hand lies, so that none moves while a trick is on: a gap closes before the next. */
export class HandOrder {
  private trick: string | undefined;
  private places: HeldCard[] = [];

  /** The hand as it lies on the table. */
  of(hand: readonly Card[], { round, trick }: View['moment']): Held[] {
    const now = sorted(hand);
    const held = new Set(now.map(({ key }) => key));
    const lying = new Set(this.places.map(({ key }) => key));
    const moment = `${round} ${trick}`;
    if (moment !== this.trick || now.some(({ key }) => !lying.has(key))) this.places = now;
    this.trick = moment;
    return this.places.map((place) => ({ ...place, gone: !held.has(place.key) }));
  }
}
