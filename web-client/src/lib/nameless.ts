import type { Words } from './words';

/** What the server tells of those whose names were taken out: no name, and their number where they have one. */
type Told = { name?: unknown; player?: unknown };

let words: (() => Words['nameless']) | undefined;

/** Says in which words the nameless are called. */
export function nameWith(said: () => Words['nameless']): void {
  words = said;
}

/** Puts a word in the place of every name that was taken out. */
export function withNames<Message>(message: Message): Message {
  return named(message) as Message;
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, TABLES.includes(key) ? each : named(each)]));
  const { name, player } = value as Told;
  if (name !== '' || !words) return told;
  return { ...told, name: typeof player === 'number' ? words().player(player) : words().somebody };
}

/** Where no names are, and much else. */
const TABLES = ['table', 'tables'];
