import { expect, it } from 'vitest';
import type { DrarkaneLine } from '../../protocol/drarkane';
import { player, seenBy, table, view } from './fixtures';
import { resultOf } from './result';
import { words as de } from './words/de';
import { words as en } from './words/en';

const line = (points: number): DrarkaneLine => ({
  contract: 1,
  tricks: 1,
  contract_points: 4,
  trophy_points: 0,
  terror_points: 0,
  treasure_points: 0,
  points,
  completed: [],
});
const sheet = [{ round: 1, end: 'cards_played' as const, standing: [], terror: 12, lines: [line(10), line(16), line(16)] }];
const totals = [10, 16, 16].map((points, seat) => ({ seats: [seat], points }));

it('equal points share the victory', () => {
  const shared = table({
    view: view({ sheet, totals, ending: { kind: 'won', winners: [1, 2] } }),
    outcome: { kind: 'places', places: [3, 1, 1] },
  });
  const told = resultOf(shared, seenBy(2, en), en);
  expect(told.title).toBe('Shared glory: Jonas and you');
  expect(told.rows).toEqual([
    { seat: 1, place: 1, values: [16, 16], banner: 16 },
    { seat: 2, place: 1, values: [16, 16], banner: 16 },
    { seat: 0, place: 3, values: [10, 10], banner: 10 },
  ]);
});

it('alone, the rank is the title', () => {
  const dragons = [
    { dragon: 'vharzul' as const, terror: 10 },
    { dragon: 'rusthorn' as const, terror: 7 },
  ];
  const solo = table({
    view: view({
      variant: 'demon',
      players: [player({ seat: 0 }, { dragons }), player('demon', { dragons: [{ dragon: 'mossfang', terror: 3 }] })],
      ending: { kind: 'ranked', score: 14, rank: 'burned_villager' },
    }),
    outcome: { kind: 'solo', score: 14, rank: 5 },
  });
  const told = resultOf(solo, seenBy(0, de), de);
  expect(told).toMatchObject({ title: 'Verkohlter Dörfler', rows: [{ seat: 0, place: 1, values: [17, 3, 14] }] });
  expect(told.why).toContain('Ergebnis 14.');
});
