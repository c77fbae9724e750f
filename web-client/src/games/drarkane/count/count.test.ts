import { describe, expect, it } from 'vitest';
import type { DrarkaneLine } from '../../../protocol/drarkane';
import { player, view } from '../fixtures';
import type { Notice, View } from '../reading';
import { countOf } from './count';
import { rowAt, timelineOf } from './timeline';

const line = (contract: number, tricks: number, points: number): DrarkaneLine => ({
  contract,
  tricks,
  contract_points: points,
  trophy_points: 0,
  terror_points: 0,
  treasure_points: 0,
  points,
  completed: [],
});

const first = [line(1, 1, 30), line(2, 2, 40), line(0, 0, 10)];
const lines = [line(3, 3, 69), line(4, 5, 54), line(2, 0, 0)];
const sheet = { round: 2, end: 'cards_played' as const, standing: [], terror: 7, lines };
const before = view({
  moment: { round: 2, trick: 12, step: 4 },
  players: [player({ seat: 0 }, { dragons: [{ dragon: 'mossfang', terror: 3 }] }), player({ seat: 1 }), player({ seat: 2 })],
  sheet: [{ ...sheet, round: 1, lines: first }],
  totals: [30, 40, 10].map((points, seat) => ({ seats: [seat], points })),
});
const after = view({
  moment: { round: 3, trick: 0, step: 0 },
  sheet: [...before.sheet, sheet],
  totals: [99, 94, 10].map((points, seat) => ({ seats: [seat], points })),
});
const notices: Notice[] = [
  { what: 'defeated', by: { seat: 1 }, dragon: 'twilight_drake', terror: 4 },
  { what: 'round_scored', sheet },
  { what: 'round_began', round: 3, leader: { seat: 1 }, dragons: [] },
];

describe('the count of a round', () => {
  it('begins with what everybody had, and counts the reader last', () => {
    const count = countOf(notices, before, after, 0)!;
    expect(count.rows.map(({ player, before, gain, place }) => [player, before, gain, place])).toEqual([
      [{ seat: 1 }, 40, 54, 2],
      [{ seat: 2 }, 10, 0, 3],
      [{ seat: 0 }, 30, 69, 1],
    ]);
    expect(count).toMatchObject({ round: 2, seventh: undefined, terror: 7, leader: { seat: 1 }, lastNext: true });
    expect(count.trophies.map(({ dragon }) => dragon)).toEqual(['mossfang', 'twilight_drake']);
  });

  it('names the seventh dragon that ended it', () => {
    const broke: Notice[] = [{ what: 'revealed', dragon: 'vharzul', until_seventh: 0 }, ...notices];
    expect(countOf(broke, before, after, 0)?.seventh).toBe('vharzul');
  });

  it('is none in mid-round', () => {
    expect(countOf([{ what: 'declared', seat: 1, contract: 2 }], before, before, 0)).toBeUndefined();
  });

  it('counts team and own points beside each other', () => {
    const teams = (at: View, totals: [number, number]): View => ({
      ...at,
      options: { treasures: false, teams: true },
      players: [0, 1, 2, 3].map((seat) => player({ seat }, { teammate: (seat + 2) % 4 })),
      totals: totals.map((points, team) => ({ seats: [team, team + 2], points })),
    });
    const four = { ...sheet, lines: [...lines, line(0, 0, 5)] };
    const count = countOf([{ what: 'round_scored', sheet: four }], teams(before, [40, 40]), teams(after, [109, 99]), undefined)!;
    expect(count.rows.map(({ team, place }) => [team, place])).toEqual([
      [{ sign: 'sun', before: 40, after: 109 }, 1],
      [{ sign: 'moon', before: 40, after: 99 }, 2],
      [{ sign: 'sun', before: 40, after: 109 }, 1],
      [{ sign: 'moon', before: 40, after: 99 }, 2],
    ]);
  });

  it('weighs the dragons of the player against those of the Demon', () => {
    const over = view({
      variant: 'demon',
      players: [
        player({ seat: 0 }, { dragons: [{ dragon: 'mossfang', terror: 3 }] }),
        player('demon', { dragons: [{ dragon: 'vharzul', terror: 10 }] }),
      ],
    });
    const ended: Notice = { what: 'ended', ending: { kind: 'ranked', score: -7, rank: 'burned_villager' } };
    expect(countOf([ended], over, over, 0)?.rows.map(({ player, gain, place }) => [player, gain, place])).toEqual([
      ['demon', 10, 1],
      [{ seat: 0 }, 3, 2],
    ]);
  });
});

describe('the time of a count', () => {
  const count = countOf(notices, before, after, 0)!;
  const timeline = timelineOf(count);

  it('turns one row after the other, and counts no total before its card is turned', () => {
    for (let time = 0; time <= timeline.ends; time += 20) {
      for (const index of count.rows.keys()) {
        const row = rowAt(timeline, index, time);
        if (row.total > 0) expect([row.turn, row.seal, ...row.gains]).toEqual([1, 1, 1, 1, 1, 1]);
        if (index > 0 && row.begun) expect(rowAt(timeline, index - 1, time).done).toBe(true);
      }
    }
    expect(rowAt(timeline, 2, timeline.crown).done).toBe(true);
  });

  it('ends with everything counted', () => {
    for (const index of count.rows.keys()) expect(rowAt(timeline, index, timeline.ends)).toMatchObject({ turn: 1, total: 1, done: true });
  });

  it('gives the seventh dragon its moment first, and six players less time each', () => {
    expect(timelineOf({ ...count, seventh: 'vharzul' }).ends - timeline.ends).toBe(3700);
    const six = timelineOf({ ...count, rows: [...count.rows, ...count.rows] });
    expect(six.rows[1]! - six.rows[0]!).toBe(1200);
  });
});
