import type { GameTable } from '../protocol/games';

/** The newer table with every decision that either of the two tells, oldest first. */
export function withHistory(older: GameTable | undefined, newer: GameTable): GameTable {
  if (older?.game !== newer.game) return newer;
  const first = newer.past[0]?.seq ?? Infinity;
  return { ...newer, past: [...older.past.filter((decision) => decision.seq < first), ...newer.past] } as GameTable;
}
