import { getContext, setContext } from 'svelte';

type AskForOdds = () => void;

const KEY = Symbol('odds');

/** Lets everything inside a table ask for the odds. */
export function provideOdds(ask: AskForOdds): void {
  setContext(KEY, ask);
}

/** Asks for the odds over the table; nothing outside of one. */
export function useOdds(): AskForOdds | undefined {
  return getContext<AskForOdds | undefined>(KEY);
}
