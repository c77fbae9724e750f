import type { GameResult } from '../face';
import { inParty, type DraghanTable } from './reading';
import type { DraghanWords } from './words';

/** How a finished game is told: won or lost together, why, and what each player had at the end. */
export function resultOf({ view }: DraghanTable, { result }: DraghanWords): GameResult {
  const seats = [...new Set(view.party.map(({ seat }) => seat))].sort((a, b) => a - b);
  const rows = seats.map((seat) => {
    const own = view.party.filter((each) => each.seat === seat && inParty(each));
    return {
      seat,
      values: [own.length, own.reduce((sum, { gold }) => sum + gold, 0), own.reduce((sum, { gear }) => sum + gear.length, 0)],
    };
  });
  const { ending } = view;
  if (ending?.kind === 'won') {
    return ending.kingdom_freed
      ? { title: result.freed, why: result.freedWhy(ending.dragon), columns: result.columns, rows }
      : { title: result.won(ending.dragon), why: result.wonWhy, columns: result.columns, rows };
  }
  return { lost: true, title: result.lost, why: ending ? result.lostWhy[ending.why] : '', columns: result.columns, rows };
}
