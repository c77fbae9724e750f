import { expect, it } from 'vitest';
import type { GameTable } from '../protocol/games';
import { takenBack, withHistory } from './history';

function table(...past: { seq: number; by?: number; takes_back?: number }[]): GameTable {
  const told = past.map((decision) => ({ at: 0, notices: [], ...decision }));
  return { game: 'dragon-stone', past: told, view: {}, awaiting: [], offers: [] } as unknown as GameTable;
}

const seqs = ({ past }: GameTable) => past.map(({ seq }) => seq);

it('a table keeps what was told before', () => {
  expect(seqs(withHistory(table({ seq: 1 }, { seq: 2 }), table({ seq: 3 })))).toEqual([1, 2, 3]);
});

it('a snapshot tells again what was known', () => {
  expect(seqs(withHistory(table({ seq: 1 }, { seq: 2 }, { seq: 3 }), table({ seq: 2 }, { seq: 3 })))).toEqual([1, 2, 3]);
});

it('what was taken back has not happened', () => {
  expect(seqs(withHistory(table({ seq: 1 }, { seq: 2 }), table({ seq: 3, by: 0, takes_back: 2 })))).toEqual([1]);
});

it('every step that was taken back is told once', () => {
  const first = takenBack([], table({ seq: 3, by: 0, takes_back: 2 }));
  expect(first).toEqual([{ seq: 3, at: 0, by: 0 }]);
  expect(takenBack(first, table({ seq: 4 }))).toEqual(first);
  expect(takenBack(first, table({ seq: 1 }, { seq: 3, by: 0, takes_back: 2 }))).toEqual(first);
});
