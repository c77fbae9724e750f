import type { GameTable } from '../protocol/games';
import { endMovements, motionless } from './motion';

/** How long a decision is looked at; times are in milliseconds from its beginning. */
export interface Scene {
  /** From when on words, log, hint, stake, buttons and the screen reader's line may know it. */
  known: number;
  /** When the next decision may begin to be shown. */
  ends: number;
  /** Whether it stays, and is not known, until the player goes on; later events wait behind it on this page alone. */
  waits?: boolean;
}

/** Something that was told and has to be seen before anything speaks of it. */
export interface Told {
  /** The table after it; absent where the table did not change. */
  table: GameTable | undefined;
  /** Lets everything speak of it. */
  know: () => void;
}

/** Starts the movements of a change of the table and says how long they are looked at; nothing where there is nothing to see. */
export interface Director {
  show(table: GameTable): Scene | undefined;
  /** Puts all pieces where they belong. */
  rest(): void;
}

/** The clock of the movements. */
export interface Frames {
  now(): number;
  next(step: () => void): void;
}

/** A moment holds back what comes after it for so long, in milliseconds. */
export const LONGEST_MS = 4000;

const SCREEN: Frames = { now: () => performance.now(), next: (step) => void requestAnimationFrame(step) };

/** The one place that decides when something has been shown (the field's name: event queue with a playback clock). */
export class Showing {
  /** The table whose pieces are on the screen: the one that is known, or the next one while it is being shown. */
  staged: GameTable | undefined = $state.raw();
  /** The newest table that was told, whether or not it is known. */
  told: GameTable | undefined = $state.raw();
  /** The moment that is looked at. */
  scene: Scene | undefined = $state.raw();
  /** Milliseconds since it began. */
  elapsed = $state(0);
  /** Whether a change of the table has been told and is not known yet. */
  ahead = $state(false);

  private director: Director | undefined;
  private line: (Told & { at: number })[] = [];
  private current: Told | undefined;
  private began = 0;

  constructor(private readonly frames: Frames = SCREEN) {}

  /** Lets a table show what is told from now on; the returned function ends it. */
  direct(director: Director): () => void {
    this.director = director;
    return () => {
      if (this.director !== director) return;
      this.director = undefined;
      this.finish();
      this.goOn();
    };
  }

  /** Takes something that was told. */
  tell(told: Told): void {
    this.line.push({ ...told, at: this.frames.now() });
    this.told = told.table ?? this.told;
    this.look();
    if (!this.scene) this.next();
    else if (unseen()) this.finish();
  }

  /** Puts a table down as it stands; what waited to be shown is part of it. */
  put(table: GameTable | undefined): void {
    this.line = [];
    this.current = undefined;
    this.end();
    this.staged = table;
    this.told = table;
    this.look();
  }

  /** Ends every movement: all that was told is known, up to a moment that waits for its player. */
  finish(): void {
    if (!this.scene) return;
    endMovements();
    if (this.scene.waits) this.elapsed = this.scene.ends;
    else this.close(true);
  }

  /** Leaves a moment that waits for its player. */
  goOn(): void {
    if (this.scene?.waits) this.close();
  }

  /** Shows what is next in line; where nobody looks or has time, only what waits for its player. */
  private next(haste = unseen()): void {
    for (let told = this.line.shift(); told; told = this.line.shift()) {
      const scene = told.table && this.director?.show(told.table);
      const late = this.frames.now() - told.at > LONGEST_MS;
      if (scene && (scene.waits || !(haste || late))) return this.begin(told, scene);
      if (scene) this.director?.rest();
      this.pass(told);
    }
    this.look();
  }

  private begin(told: Told, scene: Scene): void {
    this.current = told;
    this.staged = told.table;
    this.scene = scene.waits ? scene : { known: Math.min(scene.known, LONGEST_MS), ends: Math.min(scene.ends, LONGEST_MS) };
    this.began = this.frames.now();
    this.elapsed = motionless() ? scene.ends : 0;
    this.frames.next(this.step);
  }

  private readonly step = (): void => {
    const { scene } = this;
    if (!scene) return;
    if (this.elapsed < scene.ends) this.elapsed = Math.min(this.frames.now() - this.began, scene.ends);
    if (!scene.waits && this.elapsed >= scene.known) this.know();
    if (this.elapsed < scene.ends) this.frames.next(this.step);
    else if (!scene.waits) this.close();
  };

  /** Something is known without having been shown. */
  private pass(told: Told): void {
    if (told.table) this.staged = told.table;
    told.know();
  }

  /** Ends what is being shown, lets everything know it and shows the next. */
  private close(haste?: boolean): void {
    this.end();
    this.know();
    this.next(haste);
  }

  private know(): void {
    const told = this.current;
    this.current = undefined;
    told?.know();
    this.look();
  }

  private end(): void {
    this.scene = undefined;
    this.director?.rest();
  }

  private look(): void {
    this.ahead = this.current !== undefined || this.line.some(({ table }) => table !== undefined);
  }
}

/** Whether nobody would see a movement. */
function unseen(): boolean {
  return motionless() || (typeof document !== 'undefined' && document.visibilityState === 'hidden');
}
