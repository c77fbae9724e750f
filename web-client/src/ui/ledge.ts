import { getContext, setContext, type Snippet } from 'svelte';

/** What lies over the hearth's upper edge: a refusal, or the word about something that was tapped. */
export interface Ledge {
  readonly says: Snippet;
}

const KEY = Symbol('ledge');

/** Lets the hearth inside say something over its edge, where nothing has to move for it. */
export function provideLedge(ledge: Ledge): void {
  setContext(KEY, ledge);
}

/** What this hearth says over its edge. */
export function useLedge(): Ledge | undefined {
  return getContext<Ledge | undefined>(KEY);
}
