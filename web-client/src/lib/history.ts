import type { GameTable } from '../protocol/games';
import type { Seat } from '../protocol/ids';

type Decision = GameTable['past'][number];

/** Somebody took a step back. */
export interface TakenBack {
  seq: number;
  at: number;
  by: Seat | undefined;
}

/** The newer table with every decision that either of the two tells, oldest first, without those that were taken back. */
export function withHistory(older: GameTable | undefined, newer: GameTable): GameTable {
  const known: readonly Decision[] = older?.game === newer.game ? older.past : [];
  const past: Decision[] = [...before(known, newer), ...newer.past];
  const undone = new Set(past.map(({ takes_back }) => takes_back));
  return { ...newer, past: past.filter(({ seq, takes_back }) => takes_back === undefined && !undone.has(seq)) } as GameTable;
}

/** Every step that was taken back, as far as the older list and the newer table tell. */
export function takenBack(older: readonly TakenBack[], newer: GameTable): TakenBack[] {
  const decisions: readonly Decision[] = newer.past;
  const told = decisions.flatMap(({ seq, at, by, takes_back }) => (takes_back === undefined ? [] : [{ seq, at, by }]));
  return [...before(older, newer), ...told];
}

function before<Told extends { seq: number }>(told: readonly Told[], newer: GameTable): Told[] {
  const first = newer.past[0]?.seq ?? Infinity;
  return told.filter(({ seq }) => seq < first);
}
