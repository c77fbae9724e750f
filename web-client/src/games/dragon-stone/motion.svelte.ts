import { motionless } from '../../lib/motion';
import { sounds } from '../../lib/sounds.svelte';
import type { Scene } from '../../lib/showing.svelte';
import type { Seat } from '../../protocol/ids';
import type { Shows } from '../table.svelte';
import { choreography, dustOf, endOf, placeKey, poseOf, type Act, type Choreography, type Pose, type Spot } from './choreography';
import { cuesOf, type Cue } from './cues';
import type { Place } from './geometry';
import type { Color, Decision, Stock, View } from './reading';
import { TIME, within } from './timing';
import { victoryOf, type Victory } from './victory';

/** What moves on the table at this moment, as a function of the time since it began. */
export class Motion implements Shows<'dragon-stone'> {
  private shown: Choreography | undefined = $state.raw();
  /** What is still to be heard of it. */
  private cues: Cue[] = [];
  /** The end of the game, while it is being shown. */
  victory: Victory | undefined = $state.raw();
  /** Segments that flash for two frames where nothing may move. */
  flash: ReadonlySet<number> = $state.raw(new Set<number>());

  /** `clock` says how long the present decision has been looked at; without one nothing ever moves. */
  constructor(private readonly clock: () => number = () => Infinity) {}

  /** Milliseconds since the beginning; everything lies where it belongs once they are over. */
  readonly time: number = $derived.by(() => (this.shown ? this.clock() : Infinity));

  /** The stones on their way, as they are at this moment. */
  readonly flights: { act: Act; pose: Pose }[] = $derived.by(() =>
    (this.shown?.acts ?? []).flatMap((act) => {
      const pose = poseOf(act, this.time);
      return pose ? [{ act, pose }] : [];
    }),
  );

  /** Where dust rises, and how far it has spread. */
  readonly dust: { to: Spot; part: number }[] = $derived.by(() =>
    (this.shown?.acts ?? []).map((act) => ({ to: act.to, part: dustOf(act, this.time) })).filter(({ part }) => part > 0 && part < 1),
  );

  /** Places whose stone is still on its way. */
  private readonly awaited: string = $derived.by(() =>
    (this.shown?.acts ?? [])
      .flatMap((act) => (act.how !== 'burn' && 'at' in act.to && this.time < endOf(act) ? [placeKey(act.to.at, act.to.place)] : []))
      .join(),
  );

  /** How far each die has fallen, from 0 to 1. */
  readonly dice: [number, number] = $derived.by(() => {
    const [first, second] = this.shown?.dice ?? [0, 0];
    return this.shown?.dice ? [within(this.time, 0, first), within(this.time, second - first, first)] : [1, 1];
  });

  /** Whether the dice are falling. */
  readonly rolling: boolean = $derived(this.dice[1] < 1);

  /** Whether the ledger may count what has died. */
  readonly counted: boolean = $derived.by(() => this.time >= (this.shown?.counted ?? 0));

  /** Shows a decision, beginning with the table as it stood. */
  show(decision: Decision, seat: Seat | undefined, before: View, after: View): Scene | undefined {
    const made = choreography(decision.notices, before, seat);
    if (motionless()) this.light(made.acts);
    if (made.ends === 0) return undefined;
    this.victory = victoryOf(after, decision, made.struck);
    this.shown = made;
    this.cues = cuesOf(made, this.victory, decision.by === seat);
    return this.victory ? { known: this.victory.laurel, ends: this.victory.ends } : { known: made.known, ends: made.ends };
  }

  /** Puts all stones where they belong. */
  rest(): void {
    this.shown = undefined;
    this.victory = undefined;
  }

  /** Lets be heard and felt what has come to be seen. */
  hear(): void {
    if (this.time === Infinity) return;
    while (this.cues[0] && this.cues[0].at <= this.time) {
      const { sound, buzz } = this.cues.shift()!;
      sounds.play(sound);
      if (buzz) sounds.feel(buzz);
    }
  }

  /** Whether the stone of a place is still on its way. */
  awaits(at: number, place: Place): boolean {
    return this.awaited !== '' && this.awaited.split(',').includes(placeKey(at, place));
  }

  /** How far the clamp or the thorn ring of a segment has closed, from 0 to 1. */
  bound(at: number): number {
    const start = this.shown?.binds.get(at);
    return start === undefined ? 1 : within(this.time, start, TIME.bind);
  }

  /** What lies in a store at this moment: without what is on its way to it, with what has not left yet. */
  stock(color: Color, part: 'tray' | 'mat', told: Stock): Stock {
    const lies = (spot: Spot) => 'camp' in spot && spot.camp === color && spot.part === part;
    const stock = { ...told };
    for (const act of this.shown?.acts ?? []) {
      if (lies(act.to) && this.time < endOf(act)) stock[act.stone.kind] -= 1;
      if (lies(act.from) && this.time < act.start) stock[act.stone.kind] += 1;
    }
    return stock;
  }

  private light(acts: Act[]): void {
    this.flash = new Set(acts.flatMap(({ to }) => ('at' in to ? [to.at] : [])));
    requestAnimationFrame(() => requestAnimationFrame(() => (this.flash = new Set())));
  }
}
