import type { View } from '../reading';
import { groupsOf } from '../dice/throw';

/** What a blow of the Final Battle does, in milliseconds: first the wounds, then the dead. */
export interface Fight {
  /** When each new wound opens. */
  hits: number[];
  /** The wounds that the dragon had before. */
  wounds: number;
  /** When each scoring die bites, by its place in the bowl. */
  bites: { place: number; at: number; group: number }[];
  /** From when until when the soldiers fly to the maw. */
  eats: number;
  eaten: number;
  /** The army before, and how many of it are lost. */
  army: number;
  soldiers: number;
  /** When the scored dice are gone and the next roll may follow. */
  ends: number;
}

const FLINCH_MS = 420;
const NEXT_HIT_MS = 300;
/** The dice bite once the dragon has flinched. */
const BITES_MS = 520;
const BITE_MS = 240;
const EATING_MS = 620;
const PAUSE_MS = 280;

/** The times of a blow. */
export function fightOf(
  { seat, damage, wounds, soldiers }: { seat: number; damage: number; wounds: number; soldiers: number },
  before: View,
): Fight {
  const hits = Array.from({ length: damage }, (_, index) => index * NEXT_HIT_MS);
  let now = damage > 0 ? BITES_MS + (damage - 1) * NEXT_HIT_MS : 0;
  const bites = (soldiers > 0 && before.roll ? groupsOf(before.roll) : []).flatMap((places, group) =>
    places.map((place) => ({ place, at: now + group * BITE_MS, group })),
  );
  if (bites.length > 0) now = bites.at(-1)!.at + BITE_MS;
  const eats = now;
  if (soldiers > 0) now += EATING_MS;
  return {
    hits,
    wounds: wounds - damage,
    bites,
    eats,
    eaten: now,
    army: before.players[seat]!.army,
    soldiers,
    ends: Math.max(now, damage > 0 ? (damage - 1) * NEXT_HIT_MS + FLINCH_MS : 0) + PAUSE_MS,
  };
}

/** The dragon closes its wounds one after the other. */
export interface Heal {
  wounds: number;
  at: number[];
  ends: number;
}

const HEAL_APART_MS = 120;

export function healOf({ action }: View): Heal {
  const wounds = action?.action === 'final_battle' ? action.wounds : 0;
  const at = Array.from({ length: wounds }, (_, index) => 200 + index * HEAL_APART_MS);
  return { wounds, at, ends: 600 + wounds * HEAL_APART_MS };
}

/** The dragon falls, and it is day. */
export interface Victory {
  rears: number;
  falls: number;
  dark: number;
  dawn: number;
  /** When the panel with the facts rises. */
  panel: number;
  ends: number;
}

export function victoryOf(): Victory {
  return { rears: 120, falls: 740, dark: 1640, dawn: 2140, panel: 3400, ends: 3980 };
}
