import type { GameResult } from '../face';
import { factOf } from './facts';
import type { Perspective } from './perspective';
import { COLORS, campOf, inBattle, opponentOf, seatOf, total, type StoneTable } from './reading';
import type { StoneWords } from './words';

/** How a finished game is told: who won, why, and what each side had left. */
export function resultOf({ view, facts }: StoneTable, seen: Perspective, words: StoneWords): GameResult {
  const { result } = words;
  const ending = view.ending;
  const winner = ending?.kind === 'won' ? ending.winner : undefined;
  const rows = COLORS.map((color) => ({
    seat: seatOf(color),
    place: winner === undefined || winner === color ? 1 : 2,
    values: [total(campOf(view, color).dead_zone), inBattle(view, color), total(campOf(view, color).tray)],
  })).sort((a, b) => a.place - b.place);
  const told = { columns: result.columns, rows, facts: facts?.map((fact) => factOf(fact, seen, words)) };
  if (ending?.kind === 'won') {
    return {
      ...told,
      title: result.wins(seen.whoPlays(ending.winner)),
      why: result.why(ending.reasons, seen.whoPlays(opponentOf(ending.winner))),
    };
  }
  return { ...told, title: result.drawn, why: ending ? result.drawnWhy[ending.why] : '' };
}
