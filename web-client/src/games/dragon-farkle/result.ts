import type { GameResult } from '../face';
import type { Perspective } from './perspective';
import type { FarkleTable } from './reading';
import type { FarkleWords } from './words';

/** How a finished game is told: who slew the dragon, and what armies were left. */
export function resultOf({ view, outcome }: FarkleTable, seen: Perspective, { result }: FarkleWords): GameResult {
  const places = outcome?.kind === 'places' ? outcome.places : [];
  const rows = view.players
    .map(({ army, items }, seat) => ({ seat, place: places[seat] ?? 1, values: [army, items], banner: army }))
    .sort((a, b) => a.place - b.place);
  const winner = view.winner === undefined ? undefined : seen.who(view.winner);
  return {
    title: winner ? result.wins(winner) : result.over,
    why: winner ? result.why(winner) : '',
    columns: result.columns,
    rows,
  };
}
