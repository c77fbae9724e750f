import type { Clocks } from '../protocol/clocks';
import type { Seat } from '../protocol/ids';
import type { ClockRule } from '../protocol/settings';
import type { Words } from './words';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Clocks with the time by this device at which they were told. */
export interface ToldClocks {
  clocks: Clocks;
  at: number;
}

/** The milliseconds that a seat has left; the two computers' clocks need not agree. */
export function timeLeft({ clocks, at }: ToldClocks, seat: Seat, now: number): number | undefined {
  const clock = clocks.seats[seat];
  if (!clock) return undefined;
  if (clock.deadline === undefined) return clock.left;
  return Math.max(0, clock.deadline - clocks.now - Math.max(0, now - at));
}

/** Whether a seat's clock runs. */
export function runs({ clocks }: ToldClocks, seat: Seat): boolean {
  return !clocks.paused && clocks.seats[seat]?.deadline !== undefined;
}

/** Whether so little is left that it should be seen: a sixth of the time, at least ten seconds, at most an hour. */
export function isShort(left: number, rule: ClockRule): boolean {
  if (rule.kind === 'none') return false;
  return left <= Math.min(Math.max((rule.seconds * SECOND_MS) / 6, 10 * SECOND_MS), HOUR_MS);
}

/** A time as a clock shows it: "9:05", "1:30 h", "2 d 4 h". */
export function clockFace(left: number, words: Words): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (left >= DAY_MS) return words.clock.days(Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS));
  if (left >= HOUR_MS) return words.clock.hours(`${Math.floor(left / HOUR_MS)}:${two(Math.floor((left % HOUR_MS) / MINUTE_MS))}`);
  const seconds = Math.ceil(left / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** A length of time in words: "30 seconds", "10 minutes", "3 days". */
export function span(seconds: number, words: Words): string {
  const { span: say } = words.clock;
  if (seconds >= 86_400 && seconds % 86_400 === 0) return say.days(seconds / 86_400);
  if (seconds >= 3600 && seconds % 3600 === 0) return say.hours(seconds / 3600);
  if (seconds >= 60 && seconds % 60 === 0) return say.minutes(seconds / 60);
  return say.seconds(seconds);
}
