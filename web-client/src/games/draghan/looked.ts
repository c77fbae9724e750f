import type { Character, FoeCard, GearCard } from './reading';

/** What a player looks at more closely, on a sheet. */
export type Looked =
  { at: 'foe'; card: FoeCard } | { at: 'gear'; card: GearCard } | { at: 'character'; character: Character } | { at: 'journey' };
