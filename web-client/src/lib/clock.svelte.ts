import type { Words } from './words';

class Clock {
  /** The time in milliseconds since 1970, never older than half a second. */
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 500);
  }
}

/** The time, for everything on the page that counts it. */
export const clock = new Clock();

/** How long ago something was, in a word: "now", "2m". */
export function ago(then: number, now: number, words: Words): string {
  const minutes = Math.floor(Math.max(0, now - then) / 60_000);
  if (minutes < 1) return words.ago.now;
  if (minutes < 60) return words.ago.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.ago.hours(hours) : words.ago.days(Math.floor(hours / 24));
}
