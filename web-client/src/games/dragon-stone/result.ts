import type { GameResult } from '../face';
import type { Perspective } from './perspective';
import { COLORS, campOf, inBattle, opponentOf, seatOf, total, type StoneTable } from './reading';
import type { StoneWords } from './words';

/** How a finished game is told: who won, why, and what each side had left. */
export function resultOf({ view }: StoneTable, seen: Perspective, { result }: StoneWords): GameResult {
  const ending = view.ending;
  const winner = ending?.kind === 'won' ? ending.winner : undefined;
  const rows = COLORS.map((color) => ({
    seat: seatOf(color),
    place: winner === undefined || winner === color ? 1 : 2,
    values: [total(campOf(view, color).dead_zone), inBattle(view, color), total(campOf(view, color).tray)],
  })).sort((a, b) => a.place - b.place);
  if (ending?.kind === 'won') {
    return {
      title: result.wins(seen.whoPlays(ending.winner)),
      why: result.why(ending.reasons, seen.whoPlays(opponentOf(ending.winner))),
      columns: result.columns,
      rows,
    };
  }
  return { title: result.drawn, why: ending ? result.drawnWhy[ending.why] : '', columns: result.columns, rows };
}
