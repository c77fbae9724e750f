import { DURATION, motionless } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import { choreography, placeKey, type Act } from './choreography';
import { seatOf, type Decision, type View } from './reading';

/** An act that is being shown. */
export interface Running extends Act {
  id: number;
}

/** What moves on the table at this moment; a newer decision ends what still runs. */
export class Motion {
  acts: Running[] = $state.raw([]);
  /** Places whose stone is still on its way. */
  awaited: ReadonlySet<string> = $state.raw(new Set<string>());
  /** When the bars of the latest decision are drawn. */
  bars: ReadonlyMap<number, number> = $state.raw(new Map());
  /** The roll that falls, or fell last. */
  roll: { number: number; duration: number } | undefined = $state.raw();
  /** Segments that flash for two frames where nothing may move. */
  flash: ReadonlySet<number> = $state.raw(new Set<number>());
  private next = 0;

  /** Shows a decision, beginning with the table as it stood. */
  show({ seq, notices }: Decision, seat: Seat | undefined, before: View): void {
    const rolled = notices.find((notice) => notice.what === 'rolled');
    if (rolled) this.roll = { number: seq, duration: seatOf(rolled.color) === seat ? DURATION.roll : DURATION.othersRoll };
    const { acts, bars } = choreography(notices, before);
    if (motionless()) return this.light(acts);
    this.acts = acts.map((act) => ({ ...act, id: this.next++ }));
    this.awaited = new Set(this.acts.flatMap(({ how, to }) => (how !== 'burn' && 'at' in to ? [placeKey(to.at, to.place)] : [])));
    this.bars = bars;
  }

  private light(acts: Act[]): void {
    this.flash = new Set(acts.flatMap(({ to }) => ('at' in to ? [to.at] : [])));
    requestAnimationFrame(() => requestAnimationFrame(() => (this.flash = new Set())));
  }

  /** Ends an act. */
  ended(act: Running): void {
    this.acts = this.acts.filter(({ id }) => id !== act.id);
    const { to } = act;
    if ('at' in to) this.awaited = new Set([...this.awaited].filter((key) => key !== placeKey(to.at, to.place)));
  }
}
