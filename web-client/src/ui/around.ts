import { getContext, setContext, type Component } from 'svelte';
import type { GameFace, GameParts } from '../games/face';
import type { Replayer } from '../lib/replayer.svelte';
import type { LiveSession } from '../lib/session.svelte';

/** What a table stands in: a room with people, or a replay. */
export interface Around {
  readonly live?: LiveSession;
  readonly replay?: Replayer;
  readonly parts: GameParts | undefined;
  readonly face: GameFace | undefined;
  /** What stands in the place of a replay's hearth. */
  readonly Hearth?: Component<{ replay: Replayer; onreceipt: () => void }>;
  /** Leads from the table to the result. */
  readonly onresult?: () => void;
}

const KEY = Symbol('around');

/** Tells everything inside what it stands in. */
export function provideAround(around: Around): void {
  setContext(KEY, around);
}

/** What this part stands in; nothing on the pages of the hall. */
export function useAround(): Around | undefined {
  return getContext<Around | undefined>(KEY);
}
