import { sounds } from '../../lib/sounds.svelte';
import type { Scene, Showing } from '../../lib/showing.svelte';
import type { Seat } from '../../protocol/ids';
import type { Shows } from '../table.svelte';
import { choreography, type Choreography, type Flight, type Stir } from './choreography';
import { countOf, type Count } from './count/count';
import { timelineOf, type Timeline } from './count/timeline';
import { cuesOf, type Cue } from './cues';
import type { Decision, Dragon, View } from './reading';

/** Where something was seen on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A piece on its way. */
export interface Flying extends Flight {
  id: number;
  /** Where it was before the table changed. */
  left: Box | undefined;
}

/** Where a spot is on the screen; one that is in the page twice counts where it is shown. */
export function boxOf(spot: string): Box | undefined {
  const elements = document.querySelectorAll<HTMLElement>(`[data-spot='${CSS.escape(spot)}']`);
  return [...elements].find((element) => element.getClientRects().length > 0)?.getBoundingClientRect();
}

/** What moves on the table while a decision is shown. */
export class Motion implements Shows<'drarkane'> {
  private plan: (Omit<Choreography, 'flights'> & { flights: Flying[] }) | undefined = $state.raw();
  /** The end of a round that is to be counted, and when its count begins. */
  private ended: { count: Count; timeline: Timeline; at: number } | undefined = $state.raw();
  /** What is still to be heard of it. */
  private cues: Cue[] = [];
  private next = 0;

  constructor(private readonly clock: () => Pick<Showing, 'elapsed'>) {}

  /** How many steps of the plan have been seen. */
  private readonly seen = $derived.by(() => {
    const { elapsed } = this.clock();
    return this.plan?.steps.filter(({ at }) => at <= elapsed).length ?? 0;
  });
  private readonly moving = $derived.by(() => {
    const { elapsed } = this.clock();
    const runs = ({ start, duration }: { start: number; duration: number }) => start <= elapsed && elapsed < start + duration;
    return [this.plan?.flights, this.plan?.stirs].map((parts) => parts?.flatMap((part, index) => (runs(part) ? [index] : [])).join() ?? '');
  });
  private readonly flightsNow = $derived(this.moving[0]!);
  private readonly stirsNow = $derived(this.moving[1]!);

  /** The pieces as they lie at this moment; absent where nothing is being shown. */
  readonly view: View | undefined = $derived(this.plan?.steps[this.seen - 1]?.view);

  /** What flies at this moment. */
  readonly flights: Flying[] = $derived(pick(this.plan?.flights, this.flightsNow));

  /** The dragons that move in their places at this moment. */
  readonly stirs: ReadonlyMap<Dragon, Stir> = $derived(new Map(pick(this.plan?.stirs, this.stirsNow).map((stir) => [stir.dragon, stir])));

  /** The count that is under way, and its time. */
  readonly count: { count: Count; timeline: Timeline; time: number } | undefined = $derived.by(() => {
    const { elapsed } = this.clock();
    return this.ended && elapsed >= this.ended.at ? { ...this.ended, time: elapsed - this.ended.at } : undefined;
  });

  /** Shows a decision; the page still shows the table as it stood before. */
  show({ notices }: Decision, seat: Seat | undefined, before: View, after: View): Scene | undefined {
    const plan = choreography(notices, before, after, seat);
    const count = countOf(notices, before, after, seat);
    const timeline = count && timelineOf(count);
    this.ended = count && timeline && { count, timeline, at: plan.ends };
    if (plan.ends === 0 && !timeline) return undefined;
    this.cues = cuesOf(plan);
    this.plan = { ...plan, flights: plan.flights.map((flight) => ({ ...flight, id: this.next++, left: boxOf(flight.from) })) };
    const ends = plan.ends + (timeline?.ends ?? 0);
    return { known: ends, ends, waits: timeline !== undefined };
  }

  /** Puts all pieces where they belong. */
  rest(): void {
    this.plan = undefined;
    this.ended = undefined;
    this.cues = [];
  }

  /** Lets be heard and felt what has come to be seen. */
  hear(): void {
    const { elapsed } = this.clock();
    while (this.cues[0] && this.cues[0].at <= elapsed) {
      const { sound, buzz } = this.cues.shift()!;
      sounds.play(sound);
      if (buzz) sounds.feel(buzz);
    }
  }
}

/** The parts with these places in the list. */
function pick<Part>(parts: readonly Part[] | undefined, places: string): Part[] {
  return parts && places ? places.split(',').map((place) => parts[Number(place)]!) : [];
}
