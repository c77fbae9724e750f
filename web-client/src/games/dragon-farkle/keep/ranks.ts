/** An army drawn as helmets. */
export interface Ranks {
  /** How many soldiers a helmet stands for. */
  each: number;
  /** How many helmets have room, stood before and stay. */
  places: number;
  stand: number;
  stay: number;
  /** How many stand side by side. */
  wide: number;
}

const PLACES = 51;
const WIDE = 17;

/** How many helmets an army is: one for a hundred soldiers, or for more where the army that marched is too large for that. */
export function ranksOf(marched: number, before: number, after: number): Ranks {
  const largest = Math.max(marched, before);
  const each = 100 * Math.max(1, Math.ceil(largest / (PLACES * 100)));
  const helmets = (soldiers: number) => Math.min(PLACES, Math.ceil(soldiers / each));
  return { each, places: Math.min(PLACES, Math.max(1, helmets(largest))), stand: helmets(before), stay: helmets(after), wide: WIDE };
}
