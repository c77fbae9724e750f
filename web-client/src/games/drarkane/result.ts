import type { GameResult } from '../face';
import { factOf } from './facts';
import type { Perspective } from './perspective';
import { playerIn, seatOf, terrorOf, type DrarkaneTable } from './reading';
import type { DrarkaneWords } from './words';

/** How a finished game is told: who won, with how much, and what every round brought. */
export function resultOf({ view, outcome, ...table }: DrarkaneTable, seen: Perspective, words: DrarkaneWords): GameResult {
  const { result, ranks } = words;
  const { ending, players, sheet, totals } = view;
  const facts = table.facts?.map((fact) => factOf(fact, seen, words, view.variant === 'demon'));
  if (ending?.kind === 'ranked') {
    const { name, text } = ranks[ending.rank];
    const own = players.find(({ player }) => seatOf(player) !== undefined);
    return {
      title: name,
      why: result.soloWhy(ending.score, text),
      columns: [result.columns.yours, result.columns.demons, result.columns.score],
      rows: [{ seat: 0, place: 1, values: [terrorOf(own), terrorOf(playerIn(view, 'demon')), ending.score], banner: ending.score }],
      facts,
    };
  }
  const winners = (ending?.winners ?? []).map((seat) => seen.who(seat));
  const totalOf = (seat: number) => totals.find(({ seats }) => seats.includes(seat))?.points ?? 0;
  const places = outcome?.kind === 'places' ? outcome.places : [];
  const rows = players
    .flatMap(({ player }) => seatOf(player) ?? [])
    .map((seat) => ({
      seat,
      place: places[seat] ?? 1,
      values: [...sheet.map(({ lines }) => lines[seat]?.points ?? 0), totalOf(seat)],
      banner: totalOf(seat),
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
  const [first] = winners;
  const names = winners.map(({ you, name }) => (you ? result.you : name));
  return {
    title:
      winners.length === 1 && first
        ? result.wins(first)
        : view.options.teams && winners.length === 2
          ? result.winTeam(names)
          : result.winTogether(names),
    why: result.why(Math.max(0, ...totals.map(({ points }) => points)), sheet.length),
    columns: [...sheet.map(({ round }) => result.columns.rounds(round)), view.options.teams ? result.columns.team : result.columns.points],
    rows,
    facts,
  };
}
