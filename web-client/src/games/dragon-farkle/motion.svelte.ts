import type { Scene } from '../../lib/showing.svelte';
import type { Seat } from '../../protocol/ids';
import type { Shows } from '../table.svelte';
import { choreography, type Act, type Choreography } from './choreography';
import { cuesOf, type Cue } from './cues';
import { tallyAt, valuesOf, type Tally } from './dice/tally';
import type { Decision, View } from './reading';

/** A movement that has a beginning of its own, told apart by its number. */
export interface Running extends Act {
  id: number;
}

/** What moves on the table at this moment, as a function of the time since its decision began. */
export class Motion implements Shows<'dragon-farkle'> {
  /** The decision that is shown, or was shown last; nothing once everything is where it belongs. */
  shown: Choreography | undefined = $state.raw();
  /** What flies over the table. */
  acts: Running[] = $state.raw([]);
  /** A roll of which some dice were set aside; the others lie there until the next. */
  left: { roll: NonNullable<View['roll']>; taken: readonly number[] } | undefined = $state.raw();
  /** Milliseconds since the roll was asked for that the server has not told yet. */
  waited = $state(0);
  /** The roll that is thrown. */
  private roll: View['roll'] = $state.raw();
  private before: View | undefined = $state.raw();
  private next = 0;
  /** What has not been heard yet. */
  private cues: Cue[] = [];

  constructor(private readonly elapsed: () => number) {}

  /** Milliseconds since the decision began; all of them once it is over. */
  readonly time = $derived.by(() => (this.shown ? this.elapsed() : Infinity));
  /** Whether dice are still in the air. */
  readonly rolling = $derived(this.shown?.roll !== undefined && this.time >= this.shown.changes && this.time < this.shown.roll.event.lands);
  /** Whether the player has to wait a moment until the dice are counted. */
  readonly settling = $derived(this.shown?.roll !== undefined && this.time < this.shown.roll.settles);

  /** How far the roll has been counted; nothing while it is not being counted. */
  readonly tally: Tally | undefined = $derived.by(() => {
    const [thrown, roll] = [this.shown?.roll, this.roll];
    if (!thrown || !roll || this.time >= thrown.settles) return undefined;
    return tallyAt(thrown.lights, valuesOf(roll, roll.groups), roll.worth, thrown.settles, this.time);
  });

  show({ notices }: Decision, seat: Seat | undefined, before: View, after: View): Scene | undefined {
    const shown = choreography(notices, seat, before, after, this.waited);
    this.waited = 0;
    this.shown = shown;
    this.before = before;
    this.roll = after.roll;
    this.left = shown?.taken && before.roll && !after.roll ? { roll: before.roll, taken: shown.taken } : undefined;
    this.cues = shown ? cuesOf(shown, after.roll, seat !== undefined && seat === (after.roll?.seat ?? before.to_move)) : [];
    this.acts = shown?.acts.map((act) => ({ ...act, id: this.next++ })) ?? [];
    return shown && { known: shown.known, ends: shown.ends };
  }

  /** Lets dice tumble from now on until they are told; the returned function ends it. */
  await(): () => void {
    const began = performance.now();
    let frame: number;
    const step = () => {
      this.waited = performance.now() - began;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  rest(): void {
    this.shown = undefined;
    this.acts = [];
  }

  /** The table whose pieces are seen: as it stood, until the decision has changed it. */
  viewOf(staged: View): View {
    return this.shown && this.before && this.time < this.shown.changes ? this.before : staged;
  }

  /** What is to be heard by now, each once. */
  due(): Cue[] {
    const { time } = this;
    const due = time === Infinity ? [] : this.cues.filter(({ at }) => at <= time);
    this.cues = time === Infinity ? [] : this.cues.filter(({ at }) => at > time);
    return due;
  }

  /** Ends an act. */
  ended({ id }: Running): void {
    this.acts = this.acts.filter((act) => act.id !== id);
  }
}
