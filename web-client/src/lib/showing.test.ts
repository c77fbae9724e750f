import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTable } from '../protocol/games';
import { LONGEST_MS, Showing, type Director, type Scene } from './showing.svelte';

/** A screen whose frames come when a test says so. */
class Screen {
  private time = 0;
  private steps: (() => void)[] = [];
  now = () => this.time;
  next = (step: () => void) => void this.steps.push(step);
  pass(milliseconds: number) {
    this.time += milliseconds;
    const steps = this.steps;
    this.steps = [];
    for (const step of steps) step();
  }
}

const tableOf = (turn: number) => ({ game: 'dragon-farkle', view: { turn }, past: [], awaiting: [], offers: [] }) as unknown as GameTable;

let screen: Screen;
let known: number[];
let showing: Showing;
let rests: number;

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  screen = new Screen();
  showing = new Showing(screen);
  known = [];
  rests = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Lets every change be looked at as the scenes say, in their order. */
function directed(...scenes: (Scene | undefined)[]): void {
  const director: Director = { show: () => scenes.shift(), rest: () => void rests++ };
  showing.direct(director);
}
const tell = (turn: number) => showing.tell({ table: tableOf(turn), know: () => known.push(turn) });

describe('what is told', () => {
  it('is known at once where no table looks on', () => {
    tell(1);
    expect(known).toEqual([1]);
    expect(showing.ahead).toBe(false);
  });

  it('is known when it has been seen, and its pieces are there before', () => {
    directed({ known: 1000, ends: 1500 });
    tell(1);
    expect(showing.staged).toEqual(tableOf(1));
    screen.pass(999);
    expect(known).toEqual([]);
    expect(showing.ahead).toBe(true);
    screen.pass(1);
    expect(known).toEqual([1]);
    expect(showing.ahead).toBe(false);
  });

  it('waits until what came before has ended', () => {
    directed({ known: 100, ends: 500 }, { known: 100, ends: 100 });
    tell(1);
    tell(2);
    screen.pass(400);
    expect(showing.staged).toEqual(tableOf(1));
    expect(showing.ahead).toBe(true);
    screen.pass(100);
    expect(showing.staged).toEqual(tableOf(2));
    screen.pass(100);
    expect(known).toEqual([1, 2]);
    expect(showing.scene).toBeUndefined();
  });

  it('is known in the order in which it was told, also where the table did not change', () => {
    directed({ known: 100, ends: 100 });
    tell(1);
    showing.tell({ table: undefined, know: () => known.push(2) });
    expect(known).toEqual([]);
    screen.pass(100);
    expect(known).toEqual([1, 2]);
  });

  it('is held back for four seconds at most', () => {
    directed({ known: 9000, ends: 9000 }, { known: 9000, ends: 9000 });
    tell(1);
    tell(2);
    screen.pass(LONGEST_MS);
    expect(known).toEqual([1]);
    screen.pass(LONGEST_MS);
    expect(known).toEqual([1, 2]);
  });

  it('is not shown any more when it has waited for longer than that', () => {
    directed({ known: LONGEST_MS, ends: LONGEST_MS }, { known: 100, ends: 100 });
    tell(1);
    tell(2);
    screen.pass(LONGEST_MS + 1);
    expect(known).toEqual([1, 2]);
  });

  it('is known at once in a window that nobody sees', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    directed({ known: 1000, ends: 1000 });
    tell(1);
    expect(known).toEqual([1]);
    expect(rests).toBe(1);
  });
});

describe('a tap', () => {
  it('ends all movement, and everything told is known', () => {
    directed({ known: 1000, ends: 1000 }, { known: 1000, ends: 1000 });
    tell(1);
    tell(2);
    showing.finish();
    expect(known).toEqual([1, 2]);
    expect(showing.staged).toEqual(tableOf(2));
    expect(showing.scene).toBeUndefined();
    screen.pass(2000);
    expect(known).toEqual([1, 2]);
  });

  it('leaves a moment that waits at its end, and later events behind it', () => {
    directed({ known: 0, ends: 8000, waits: true }, { known: 100, ends: 100 });
    tell(1);
    tell(2);
    showing.finish();
    expect(showing.elapsed).toBe(8000);
    expect(known).toEqual([]);
    expect(showing.told).toEqual(tableOf(2));
    showing.goOn();
    expect(known).toEqual([1]);
    screen.pass(100);
    expect(known).toEqual([1, 2]);
  });

  it('does not jump over a moment that waits', () => {
    directed({ known: 100, ends: 100 }, { known: 0, ends: 8000, waits: true });
    tell(1);
    tell(2);
    showing.finish();
    expect(known).toEqual([1]);
    expect(showing.scene?.waits).toBe(true);
  });
});

it('a table that is put down takes the place of all that waited', () => {
  directed({ known: 1000, ends: 1000 });
  tell(1);
  showing.put(tableOf(7));
  screen.pass(2000);
  expect(known).toEqual([]);
  expect(showing.staged).toEqual(tableOf(7));
  expect(showing.ahead).toBe(false);
});

it('a table that is left leaves nothing unknown', () => {
  const leave = showing.direct({ show: () => ({ known: 0, ends: 8000, waits: true }), rest: () => {} });
  tell(1);
  tell(2);
  leave();
  expect(known).toEqual([1, 2]);
});
