const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/** How long to wait before trying again, in milliseconds; `chance` from 0 to 1 spreads many clients apart. */
export function retryDelay(failures: number, chance: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return Math.round(ceiling * (0.5 + chance / 2));
}
