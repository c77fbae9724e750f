import { getContext, setContext } from 'svelte';

type OpenRules = (rule?: string) => void;

const KEY = Symbol('rules');

/** Lets everything inside a table open the rules, at a certain rule if need be. */
export function provideRules(open: OpenRules): void {
  setContext(KEY, open);
}

/** Opens the rules over the table. */
export function useRules(): OpenRules {
  return getContext<OpenRules>(KEY);
}
