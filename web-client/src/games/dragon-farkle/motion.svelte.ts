import { DURATION, motionless } from '../../lib/motion';
import type { Seat } from '../../protocol/ids';
import { choreography, type Act, type Mood } from './choreography';
import type { Decision } from './reading';

/** An act that is being shown. */
export interface Running extends Act {
  id: number;
}

/** What moves on the table at this moment; a newer decision ends what still runs. */
export class Motion {
  acts: Running[] = $state.raw([]);
  /** The roll that falls, or fell last. */
  roll: { number: number; duration: number } | undefined = $state.raw();
  /** The face to which a single die was turned, and when. */
  turned: { number: number; to: number } | undefined = $state.raw();
  /** What the latest decision feels like. */
  mood: { kind: Mood; number: number; delay: number } | undefined = $state.raw();
  /** Whether the dice are still on their way; nothing waits for it, but nothing tells the result before. */
  rolling = $state(false);
  private next = 0;
  private landed: ReturnType<typeof setTimeout> | undefined;

  /** Shows a decision. */
  show({ seq, notices }: Decision, seat: Seat | undefined): void {
    const { roll, turned, acts, mood } = choreography(notices);
    const duration = roll && roll.seat === seat ? DURATION.roll : DURATION.othersRoll;
    if (roll) this.roll = { number: seq, duration };
    clearTimeout(this.landed);
    this.rolling = roll !== undefined && !motionless();
    // The last die lands a little after the first.
    if (this.rolling) this.landed = setTimeout(() => (this.rolling = false), duration + DURATION.fast);
    if (turned !== undefined) this.turned = { number: seq, to: turned };
    this.mood = mood && { kind: mood, number: seq, delay: roll && !motionless() ? duration : 0 };
    this.acts = motionless() ? [] : acts.map((act) => ({ ...act, id: this.next++ }));
  }

  /** Ends an act. */
  ended({ id }: Running): void {
    this.acts = this.acts.filter((act) => act.id !== id);
  }
}
