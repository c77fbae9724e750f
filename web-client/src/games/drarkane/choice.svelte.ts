import { cardKey, type Blocked, type Card, type Dragon, type DrarkaneOffer, type DrarkaneTable, type Effect } from './reading';

/** Something that can be chosen, with what can be done with it: a card, a number, an objective. */
export interface Choosable {
  key: string;
  offers: DrarkaneOffer[];
}

/** The name of a slot among all slots. */
export const slotKey = (dragon: Dragon, slot: number): string => `${dragon}-${slot}`;

/** What a player chooses to get to an effect; undefined where there is nothing to choose. */
export function keyOf(effect: Effect): string | undefined {
  switch (effect.effect) {
    case 'give':
    case 'give_back':
    case 'play':
    case 'place':
    case 'offer':
      return cardKey(effect.card);
    case 'swap':
      return cardKey(effect.gives);
    case 'declare':
      return String(effect.contract);
    case 'keep':
      return effect.keeps.objective;
    case 'offer_nothing':
    case 'return':
      return undefined;
  }
}

/** The Terror that a placement takes; nothing for one that defeats no dragon. */
const taken = ({ effect }: DrarkaneOffer): number => (effect.effect === 'place' ? (effect.defeats?.terror ?? 0) : 0);

const greatest = (offers: readonly DrarkaneOffer[]): DrarkaneOffer | undefined =>
  offers.reduce<DrarkaneOffer | undefined>((best, each) => (best && taken(best) >= taken(each) ? best : each), undefined);

/** What the player is choosing: one thing among those offered, and for a card to place also its slot. */
export class Choice {
  private picked: string | undefined = $state();
  private armed: string | undefined = $state();
  /** A card that was tapped although it cannot be used. */
  explained: Blocked | undefined = $state.raw();
  /** A card that was tapped only to look at it. */
  looked: Card | undefined = $state.raw();

  constructor(
    private readonly table: () => DrarkaneTable,
    private readonly act: (offer: DrarkaneOffer) => void,
  ) {}

  /** Everything that can be chosen, in the order of the offers. */
  readonly items: Choosable[] = $derived.by(() => {
    const items = new Map<string, Choosable>();
    for (const offer of this.table().offers) {
      const key = keyOf(offer.effect);
      if (key === undefined) continue;
      const item = items.get(key);
      if (item) item.offers.push(offer);
      else items.set(key, { key, offers: [offer] });
    }
    return [...items.values()];
  });

  private readonly placing: boolean = $derived.by(() => this.table().view.stage === 'place');

  /** The chosen thing; where there is nothing else to do the only one is chosen by itself, and so is a card to place. */
  readonly chosen: Choosable | undefined = $derived.by(() => {
    const picked = this.items.find(({ key }) => key === this.picked);
    if (picked) return picked;
    const [only] = this.items;
    if (this.items.length === 1 && only?.offers.length === this.table().offers.length) return only;
    if (!this.placing) return undefined;
    const best = greatest(this.items.flatMap(({ offers }) => offers));
    return this.items.find(({ offers }) => best !== undefined && offers.includes(best));
  });

  readonly keys: ReadonlySet<string> = $derived(new Set(this.items.map(({ key }) => key)));

  /** Where the chosen card can be placed, by slot. */
  readonly placements: ReadonlyMap<string, DrarkaneOffer> = $derived(
    new Map(
      (this.chosen?.offers ?? []).flatMap((offer) =>
        offer.effect.effect === 'place' ? [[slotKey(offer.effect.dragon, offer.effect.slot), offer] as const] : [],
      ),
    ),
  );

  /** The offer that is lit in the hearth. */
  readonly primary: DrarkaneOffer | undefined = $derived.by(() => {
    if (!this.chosen) return undefined;
    if (this.placing) return (this.armed !== undefined && this.placements.get(this.armed)) || greatest(this.chosen.offers);
    return this.chosen.offers.length === 1 ? this.chosen.offers[0] : undefined;
  });

  /** Chooses something. */
  pick(key: string): void {
    this.clear();
    this.picked = key;
  }

  /** Chooses the next card that can be placed. */
  next(): void {
    const index = this.items.findIndex(({ key }) => key === this.chosen?.key);
    const next = this.items[(index + 1) % this.items.length];
    if (next) this.pick(next.key);
  }

  /** Takes the choice back. */
  clear(): void {
    this.picked = undefined;
    this.armed = undefined;
    this.explained = undefined;
    this.looked = undefined;
  }

  /** A tap on a card of the hand: the first lifts it, the second uses it, and one that cannot be used says why. */
  tapHand(card: Card): void {
    const key = cardKey(card);
    if (!this.placing && this.keys.has(key)) {
      if (this.chosen?.key === key && this.primary) this.act(this.primary);
      else this.pick(key);
      return;
    }
    const { view, offers } = this.table();
    this.clear();
    this.explained = offers.length > 0 ? view.blocked.find((blocked) => cardKey(blocked.card) === key) : undefined;
    if (!this.explained) this.looked = card;
  }

  /** A tap on a card of the trick: one that is to be placed is chosen, any other is looked at. */
  tapTrick(card: Card): void {
    const key = cardKey(card);
    if (this.placing && this.keys.has(key)) this.pick(key);
    else {
      const { view } = this.table();
      this.clear();
      this.explained = this.placing ? view.blocked.find((blocked) => cardKey(blocked.card) === key) : undefined;
      if (!this.explained) this.looked = card;
    }
  }

  /** A tap on a slot that fits chooses it for the card, the next one places the card there. */
  tapSlot(dragon: Dragon, slot: number): void {
    const key = slotKey(dragon, slot);
    const offer = this.placements.get(key);
    if (!offer) return;
    if (this.primary === offer) this.act(offer);
    else this.armed = key;
  }

  /** A tap on a dragon chooses the slot that takes the most, the next one places the card there. */
  tapDragon(dragon: Dragon): void {
    const here = [...this.placements.values()].filter(({ effect }) => effect.effect === 'place' && effect.dragon === dragon);
    const chosen = this.primary && here.includes(this.primary) ? this.primary : greatest(here);
    if (chosen?.effect.effect === 'place') this.tapSlot(dragon, chosen.effect.slot);
  }

  /** A card that is being dragged is the chosen one. */
  lift(key: string): boolean {
    if (!this.keys.has(key)) return false;
    if (this.chosen?.key !== key) this.pick(key);
    return true;
  }

  /** A dragged card was let go over the trick, or over a slot. */
  drop(target: string): void {
    if (!this.chosen) return;
    if (this.placing) {
      const offer = this.placements.get(target);
      if (offer) this.act(offer);
    } else if (target === 'trick' && this.primary?.effect.effect === 'play') {
      this.act(this.primary);
    }
  }
}
