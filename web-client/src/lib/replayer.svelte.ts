import type { GameTable } from '../protocol/games';
import type { PlayedGame } from '../protocol/http';
import type { RoomId, Seat } from '../protocol/ids';
import type { RoomView } from '../protocol/room';
import { Refused, replayOf } from './api';
import { withNames } from './nameless';
import type { HouseRefusal } from './refusals';
import type { RoomSession } from './session.svelte';
import { Showing } from './showing.svelte';

/** From where a finished game is looked at. */
export type ReplayView = 'open' | 'public' | Seat;

/** How many steps are fetched at once. */
const MOST_STEPS = 50;

/** Milliseconds for which a step stays while the game plays by itself at its usual speed. */
const PACE_MS = 1400;

/** How many times as fast a game can play by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A finished game that is stepped through; to its table it looks like a room in which nothing can be done. */
export class Replayer implements RoomSession {
  played: PlayedGame | undefined = $state.raw();
  steps = $state(0);
  step = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  why: HouseRefusal | undefined = $state.raw();
  view: ReplayView = $state('open');
  private tables: Readonly<Record<number, GameTable>> = $state.raw({});
  private fetching = false;
  readonly showing = new Showing();
  /** The step that has been shown. */
  private known = $state(0);

  /** The table at this step, with everything that had happened until then as far as it has been fetched. */
  readonly table: GameTable | undefined = $derived.by(() => {
    const present = this.tables[this.known];
    if (!present) return undefined;
    const past = Array.from({ length: this.known + 1 }, (_, step) => this.tables[step]?.past ?? []).flat();
    return { ...present, past, offers: [] } as GameTable;
  });

  /** Whether there is nothing more to be shown. */
  readonly over: boolean = $derived(this.step >= this.steps - 1 && !this.showing.scene?.waits);

  readonly room: RoomView | undefined = $derived.by(() => this.played && roomOf(this.id, this.played));

  readonly status = { kind: 'open' } as const;
  readonly seat = undefined;
  readonly open = true;
  readonly lost = undefined;
  readonly asking = undefined;
  readonly refusal = undefined;
  readonly saved = false;

  constructor(
    readonly id: RoomId,
    readonly game: number,
    view: ReplayView = 'open',
    step = 0,
  ) {
    this.view = view;
    this.step = step;
    this.known = step;
  }

  /** Fetches the game from its beginning up to the present step and a little further. */
  async load(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    const view = this.view;
    try {
      for (let from = this.missing(); from !== undefined; from = this.missing()) {
        const replay = withNames(await replayOf(this.id, this.game, view, from, MOST_STEPS));
        if (view !== this.view || replay.tables.length === 0) break;
        this.played = replay.played;
        this.steps = replay.steps;
        this.step = Math.min(this.step, replay.steps - 1);
        this.known = Math.min(this.known, replay.steps - 1);
        this.tables = { ...this.tables, ...Object.fromEntries(replay.tables.map((table, index) => [replay.from + index, table])) };
      }
    } catch (error) {
      this.why = error instanceof Refused && error.refusal.code !== 'rule' ? error.refusal : { code: 'unreachable' };
      this.playing = false;
    }
    this.fetching = false;
    if (view !== this.view) await this.load();
  }

  /** Goes to a step. */
  go(step: number): void {
    const next = Math.min(Math.max(step, 0), Math.max(this.steps - 1, 0));
    const table = next === this.step + 1 ? this.tables[next] : undefined;
    this.step = next;
    if (next === this.steps - 1) this.playing = false;
    void this.load();
    // Whoever takes a step has seen the moment that waited.
    this.showing.goOn();
    if (table) this.showing.tell({ table, know: () => (this.known = next) });
    else this.jump(next);
  }

  /** Goes to a step without showing how the table came to it. */
  private jump(step: number): void {
    this.known = step;
    this.showing.put(this.tables[step]);
  }

  /** Looks at the game from elsewhere. */
  lookFrom(view: ReplayView): void {
    if (view === this.view) return;
    this.view = view;
    this.tables = {};
    this.jump(this.step);
    void this.load();
  }

  /** Plays by itself until it is stopped or over; the returned function ends it. */
  run(): () => void {
    if (this.step >= this.steps - 1) this.go(0);
    const timer = setInterval(() => this.playOn(), PACE_MS / this.speed);
    return () => clearInterval(timer);
  }

  /** Takes the next step; who plays quickly does not look at a moment to its end, and nobody has to leave one. */
  private playOn(): void {
    const { scene, elapsed } = this.showing;
    if (scene && this.speed > 1) this.showing.finish();
    if (scene?.waits && (this.speed > 1 || elapsed >= scene.ends)) this.showing.goOn();
    if (!this.showing.scene) this.go(this.step + 1);
  }

  isAway(): boolean {
    return false;
  }

  act(): void {}
  playHere(): void {}

  /** The first step that is needed and not here. */
  private missing(): number | undefined {
    const last = this.steps === 0 ? this.step : Math.min(this.step + 10, this.steps - 1);
    for (let step = 0; step <= last; step++) if (!this.tables[step]) return step;
    return undefined;
  }
}

/** The room as its table knew it, as far as a finished game tells. */
function roomOf(id: RoomId, { game, players, seq }: PlayedGame): RoomView {
  return {
    id,
    code: players.map(({ name }) => name).join(', '),
    game,
    game_number: seq,
    phase: 'finished',
    seats: players.map(({ name, bot }, seat) => ({ player: seat + 1, name, bot })),
    company: [],
    settings: { clock: { kind: 'none' }, watching: 'public', listed: false, quick_bots: false, odds: false, keep_names: false },
    players: [players.length],
    votes: [],
    scores: [],
    expires: 0,
    commitment: '',
  };
}
