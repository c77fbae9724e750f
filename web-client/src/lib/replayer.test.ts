import { afterEach, expect, it, vi } from 'vitest';
import { Replayer } from './replayer.svelte';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';
const STEPS = 120;

/** A server with a game of many steps; what was asked for is written down. */
function server() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const query = new URLSearchParams(path.split('?')[1]);
    const from = Number(query.get('from'));
    const count = Math.min(Number(query.get('most')), STEPS - from);
    const tables = Array.from({ length: count }, (_, index) => ({
      game: 'dragon-stone',
      past: [{ seq: from + index, at: 0, notices: [] }],
      view: { seenBy: query.get('view') },
      awaiting: [],
      offers: [],
    }));
    const played = {
      seq: 160,
      game: { game: 'dragon-stone', options: {} },
      players: [{ name: 'Mara' }, { name: 'Ember', bot: 'hard' }],
      outcome: { kind: 'draw' },
      played: [0, 1],
    };
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ played, steps: STEPS, from, tables }) });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a game is shown from its beginning, with what happened until then', async () => {
  server();
  const replay = new Replayer(ROOM, 160);
  await replay.load();
  replay.go(3);
  expect(replay.steps).toBe(STEPS);
  expect(replay.table?.past.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect(replay.room?.seats.map((seat) => [seat?.name, seat?.bot])).toEqual([
    ['Mara', undefined],
    ['Ember', 'hard'],
  ]);
  expect(replay.room?.code).toBe('Mara, Ember');
});

it('steps are fetched when they are needed, and never beyond the end', async () => {
  const asked = server();
  const replay = new Replayer(ROOM, 160);
  await replay.load();
  expect(asked).toHaveLength(1);
  replay.go(500);
  await vi.waitFor(() => expect(replay.table?.past).toHaveLength(STEPS));
  expect(replay.step).toBe(STEPS - 1);
});

it('another view is the same step seen from there', async () => {
  server();
  const replay = new Replayer(ROOM, 160, 'open', 4);
  await replay.load();
  replay.lookFrom(1);
  await vi.waitFor(() => expect(replay.table?.view).toEqual({ seenBy: '1' }));
  expect(replay.step).toBe(4);
});

it('a table is told of steps that follow one another, so that it can show them', async () => {
  server();
  const replay = new Replayer(ROOM, 160);
  await replay.load();
  const told: number[] = [];
  replay.showing.direct({ show: (table) => void told.push(table.past[0]!.seq), rest: () => {} });
  replay.go(1);
  replay.go(0);
  replay.go(20);
  expect(told).toEqual([1]);
});

it('a game plays by itself as fast as is wanted', async () => {
  server();
  const replay = new Replayer(ROOM, 160);
  await replay.load();
  vi.useFakeTimers();
  for (const [speed, steps] of [
    [1, 1],
    [2, 2],
    [4, 4],
  ] as const) {
    const before = replay.step;
    replay.speed = speed;
    const stop = replay.run();
    vi.advanceTimersByTime(1400);
    stop();
    expect(replay.step - before).toBe(steps);
  }
});

it('a moment that waits for its player is left by a game that plays by itself', async () => {
  server();
  const replay = new Replayer(ROOM, 160);
  await replay.load();
  replay.showing.direct({ show: () => ({ known: 0, ends: 0, waits: true }), rest: () => {} });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  replay.go(1);
  expect(replay.showing.scene?.waits).toBe(true);
  vi.useFakeTimers();
  const stop = replay.run();
  vi.advanceTimersByTime(1400);
  stop();
  expect(replay.step).toBe(2);
});
