import type { Seat } from '../../protocol/ids';
import type { PlayerView, View } from './reading';

/** What the players of a team wear. */
export const TEAM_SIGNS = ['sun', 'moon', 'star'] as const;
export type TeamSign = (typeof TEAM_SIGNS)[number];

/** The team of a seat and its points; none where everybody plays alone. */
export function teamOf(view: View, seat: Seat, { teammate }: Pick<PlayerView, 'teammate'>): { sign: TeamSign; points: number } | undefined {
  if (teammate === undefined) return undefined;
  const sign = TEAM_SIGNS[Math.min(seat, teammate)];
  return sign && { sign, points: view.totals.find(({ seats }) => seats.includes(seat))?.points ?? 0 };
}

/** The own points of a seat over the scored rounds. */
export function pointsOf(view: View, seat: Seat): number {
  return view.sheet.reduce((sum, { lines }) => sum + (lines[seat]?.points ?? 0), 0);
}
