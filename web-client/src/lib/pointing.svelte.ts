import type { GameId, GameTarget } from '../protocol/games';
import type { PlayerId } from '../protocol/ids';

/** For how long something that was pointed at stays marked, in milliseconds. */
const SEEN_MS = 4000;

/** Somebody points at something on the table. */
export interface Pointed {
  number: number;
  player: PlayerId;
  /** The name by which the page finds it. */
  key: string;
}

/** What people point at in a room. */
export class Pointing {
  /** What is pointed at in this moment, the latest of each. */
  shown: readonly Pointed[] = $state.raw([]);
  private next = 0;

  hear(player: PlayerId, target: GameTarget): void {
    const number = this.next++;
    this.shown = [...this.shown.filter((each) => each.player !== player), { number, player, key: keyOf(target) }];
    setTimeout(() => (this.shown = this.shown.filter((each) => each.number !== number)), SEEN_MS);
  }
}

/** The mark of something that can be pointed at: `data-point={pointAt('draghan', { thing: 'portals' })}`. */
export function pointAt<Id extends GameId>(game: Id, target: Extract<GameTarget, { game: Id }>['target']): string {
  return keyOf({ game, target } as GameTarget);
}

/** What a mark stands for. */
export function targetOf(key: string): GameTarget {
  return JSON.parse(key) as GameTarget;
}

/** The same text for the same thing, in whatever order its parts came. */
function keyOf(target: GameTarget): string {
  return JSON.stringify(target, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
