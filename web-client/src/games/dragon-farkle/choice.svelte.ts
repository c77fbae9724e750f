import type { Card } from './options';
import type { Seat } from '../../protocol/ids';
import { faces, indices, removed, within } from './dice/faces';
import { offersOf, type EffectOf, type FarkleOffer, type FarkleTable, type Item, type Reward, type Rule } from './reading';

/** A set of dice that may be set aside, with what that brings. */
export interface Settable {
  offer: FarkleOffer;
  dice: readonly number[];
  reward: Reward | undefined;
  effect: EffectOf<'set_aside'>;
}

/** What the player is choosing; everything else on the table only shows it. */
export class Choice {
  /** The dice that were tapped, by their place in the bowl; until then all that score are chosen. */
  private tapped: readonly number[] | undefined = $state.raw();
  private wanted: Reward | undefined = $state();
  /** Whether an army to brawl with is being looked for. */
  aiming = $state(false);
  /** The items that would be kept. */
  private keeping: readonly Item[] | undefined = $state.raw();
  /** A rule that explains why a tap did nothing. */
  explained: Rule | undefined = $state.raw();
  /** The die that was tapped and cannot be set aside, by its place in the bowl. */
  refused: number | undefined = $state();
  /** A card or a player that is looked at. */
  looked: Card | { player: Seat } | undefined = $state.raw();
  /** What follows once the chosen dice are set aside. */
  next: { deed: 'roll_on' | 'stop'; roll: number } | undefined = $state.raw();

  constructor(
    private readonly table: () => FarkleTable,
    private readonly act: (offer: FarkleOffer) => void,
  ) {}

  readonly sets: Settable[] = $derived.by(() =>
    offersOf(this.table().offers, 'set_aside').flatMap(({ offer, effect }) =>
      offer.intent.do === 'set_aside' ? [{ offer, effect, dice: offer.intent.dice, reward: offer.intent.reward }] : [],
    ),
  );
  private readonly rolled: readonly number[] = $derived.by(() => this.table().view.roll?.dice ?? []);
  /** The chosen dice by their place in the bowl. */
  readonly dice: readonly number[] = $derived.by(() => {
    if (this.sets.length === 0) return [];
    return this.tapped ?? indices(this.rolled, this.table().view.roll?.scoring ?? []);
  });
  /** The chosen set with each reward that it may bring. */
  readonly rewards: Settable[] = $derived.by(() => {
    const chosen = faces(this.rolled, this.dice).join();
    return this.sets.filter(({ dice }) => dice.join() === chosen);
  });
  readonly set: Settable | undefined = $derived(this.rewards.find(({ reward }) => reward === this.wanted) ?? this.rewards[0]);
  /** Dice that belong to a set that may be set aside, by their place in the bowl. */
  readonly usable: ReadonlySet<number> = $derived.by(
    () => new Set(this.rolled.flatMap((face, index) => (this.sets.some(({ dice }) => dice.includes(face)) ? [index] : []))),
  );
  /** Whether only one set may be set aside. */
  readonly forced: boolean = $derived(new Set(this.sets.map(({ dice }) => dice.join())).size === 1);

  /** What may be kept at the end of a turn. */
  readonly keeps = $derived.by(() =>
    offersOf(this.table().offers, 'kept').flatMap(({ offer, effect }) =>
      offer.intent.do === 'keep' ? [{ offer, effect, items: offer.intent.items }] : [],
    ),
  );
  readonly kept = $derived(this.keeps.find(({ items }) => items.join() === this.keeping?.join()) ?? this.keeps[0]);

  /** A tap on a die takes the smallest set with it, or leaves the largest without it. */
  tap(index: number): void {
    this.explained = undefined;
    this.refused = undefined;
    if (!this.usable.has(index)) {
      this.explained = this.sets.length > 0 ? { id: 'does-not-score' } : undefined;
      this.refused = index;
    } else if (this.forced) {
      this.refused = index;
      this.explained = { id: this.table().view.roll?.event === 'dragon' ? 'dragon-takes-all' : 'set-aside-first' };
    } else if (this.dice.includes(index)) {
      this.leave(index);
    } else {
      this.take(index);
    }
  }

  private take(index: number): void {
    const wanted = faces(this.rolled, [...this.dice, index]);
    const including = (dice: readonly number[]) => this.sets.filter((set) => within(dice, set.dice));
    const candidates = including(wanted);
    const smallest = (candidates.length > 0 ? candidates : including(faces(this.rolled, [index]))).toSorted(
      (a, b) => a.dice.length - b.dice.length,
    )[0];
    if (smallest) this.tapped = indices(this.rolled, smallest.dice, [index, ...this.dice]);
  }

  private leave(index: number): void {
    const rest = this.dice.filter((each) => each !== index);
    const left = faces(this.rolled, rest);
    const largest = this.sets.filter(({ dice }) => within(dice, left)).toSorted((a, b) => b.dice.length - a.dice.length)[0];
    this.tapped = largest ? indices(removed(this.rolled, index), largest.dice, rest) : [];
  }

  /** Chooses the reward of a rally. */
  reward(reward: Reward | undefined): void {
    this.wanted = reward;
  }

  /** Chooses what is kept at the end of a turn. */
  keep(items: readonly Item[]): void {
    this.keeping = items;
  }

  /** Sets the chosen dice aside and goes on as decided. */
  setAside(deed?: 'roll_on' | 'stop'): void {
    if (!this.set) return;
    if (deed) this.next = { deed, roll: this.table().view.roll_number };
    this.act(this.set.offer);
  }

  /** Goes on after the dice were set aside; a table that has moved on ends it. */
  goOn(refused: boolean): void {
    const next = this.next;
    if (!next) return;
    const { view, offers } = this.table();
    const offer = offers.find(({ intent }) => intent.do === next.deed);
    if (refused || view.roll_number !== next.roll) this.next = undefined;
    else if (offer) {
      this.next = undefined;
      this.act(offer);
    }
  }

  /** Looks at a card. */
  look(card: Card): void {
    this.explained = undefined;
    this.looked = card;
  }

  /** Takes the choice back; a new roll begins with none. */
  clear(): void {
    this.tapped = undefined;
    this.wanted = undefined;
    this.aiming = false;
    this.keeping = undefined;
    this.explained = undefined;
    this.refused = undefined;
  }
}
