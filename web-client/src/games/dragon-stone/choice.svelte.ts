import type { DragonStoneBlocked } from '../../protocol/dragon-stone';
import type { Place } from './geometry';
import { usable, weight, type Kind, type StoneKey, type StoneOffer, type StoneTable, type Usable } from './reading';
import type { Target } from './TargetMark.svelte';

/** What the player is choosing: a stone, then where it goes. */
export class Choice {
  private picked: StoneKey | undefined = $state();
  /** A target that was tapped once and waits for a second tap. */
  private armed: number | undefined = $state();
  /** A stone that was tapped although it cannot be used. */
  explained: DragonStoneBlocked | undefined = $state.raw();
  /** A segment that was tapped only to look at it. */
  looked: number | undefined = $state();

  constructor(
    private readonly table: () => StoneTable,
    private readonly act: (offer: StoneOffer) => void,
  ) {}

  readonly stones: Usable[] = $derived.by(() => usable(this.table().offers));
  /** The chosen stone; the only one that can be used is chosen by itself. */
  readonly stone: Usable | undefined = $derived(
    this.stones.length === 1 ? this.stones[0] : this.stones.find((stone) => stone.key === this.picked),
  );
  /** The places of the stones that can be used, by their segment. */
  readonly places: ReadonlyMap<number, Place> = $derived(
    new Map(
      this.stones.flatMap(({ from, offers }) => {
        if (from === undefined) return [];
        const pair = this.table().view.arena.find(({ at }) => at === from)?.outer !== undefined;
        const escapes = offers.some(({ land }) => land.spent !== undefined);
        return [[from, pair && !escapes ? 'outer' : 'inner'] as [number, Place]];
      }),
    ),
  );
  readonly onMat: ReadonlySet<Kind> = $derived(new Set(this.stones.filter(({ from }) => from === undefined).map(({ kind }) => kind)));
  readonly targets: ReadonlyMap<number, Target> = $derived(
    new Map((this.stone?.offers ?? []).map(({ land }) => [land.to, { land, armed: this.armed === land.to }] as [number, Target])),
  );
  /** The offer that is lit in the hearth. */
  readonly primary: StoneOffer | undefined = $derived.by(() => {
    const offers = this.stone?.offers ?? [];
    const armed = offers.find(({ land }) => land.to === this.armed);
    const greatest = offers.reduce<(typeof offers)[number] | undefined>(
      (best, each) => (best && weight(best.land) >= weight(each.land) ? best : each),
      undefined,
    );
    return (armed ?? greatest)?.offer;
  });
  readonly isArmed = $derived(this.armed !== undefined);

  /** Chooses a stone. */
  pick(key: StoneKey): void {
    this.clear();
    this.picked = key;
  }

  /** Takes the choice back. */
  clear(): void {
    this.picked = undefined;
    this.armed = undefined;
    this.explained = undefined;
    this.looked = undefined;
  }

  /** A tap on the arena: a target is gone to, a stone chosen, and anything else explains itself. */
  tap(segment: number): void {
    const there = this.stone?.offers.filter(({ land }) => land.to === segment) ?? [];
    const [first] = there;
    if (first) return this.approach(first.offer, segment);
    const key: StoneKey = `at-${segment}`;
    if (this.stone?.key === key && this.stones.length > 1) return this.clear();
    if (this.stones.some((stone) => stone.key === key)) return this.pick(key);
    this.explain(segment);
  }

  /** A tap on a stone of one's own mat. */
  tapMat(kind: Kind): void {
    const key: StoneKey = `mat-${kind}`;
    if (this.onMat.has(kind)) {
      if (this.stone?.key === key) this.clear();
      else this.pick(key);
    } else {
      this.clear();
      this.explained = this.table().view.blocked.find((blocked) => blocked.at === undefined && blocked.kind === kind);
    }
  }

  /** A stone of one's own on the target could also have been meant as the stone to move. */
  private approach(offer: StoneOffer, segment: number): void {
    if (this.places.has(segment) && this.armed !== segment) {
      this.armed = segment;
      this.explained = undefined;
    } else {
      this.act(offer);
    }
  }

  private explain(segment: number): void {
    const mine = this.table().offers.length > 0;
    this.clear();
    this.explained = mine ? this.table().view.blocked.find(({ at }) => at === segment) : undefined;
    if (!this.explained) this.looked = segment;
  }
}
