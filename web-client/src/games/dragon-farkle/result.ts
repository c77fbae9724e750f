import type { GameResult } from '../face';
import { factOf } from './facts';
import type { Perspective } from './perspective';
import type { FarkleTable } from './reading';
import type { FarkleWords } from './words';

/** How a finished game is told: who slew the dragon, and what armies were left. */
export function resultOf({ view, outcome, facts }: FarkleTable, seen: Perspective, words: FarkleWords): GameResult {
  const { result } = words;
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
    facts: facts?.map((fact) => factOf(fact, seen, words)),
  };
}
