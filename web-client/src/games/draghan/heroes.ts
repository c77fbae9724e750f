import type { Hero, HeroCard, Skills, View } from './reading';
import { SKILLS } from './reading';

/** The characters in the order in which they lie out. */
export const HEROES: readonly Hero[] = ['knight', 'dwarf', 'bard', 'elf', 'mage', 'sage'];

/** Every character card that the page has been shown. */
export class HeroBook {
  private readonly known = new Map<Hero, HeroCard>();

  /** Reads the cards of a table and gives all that have been read so far. */
  read({ unused, party, stage }: View): ReadonlyMap<Hero, HeroCard> {
    const picked = stage.phase === 'choosing' ? stage.picks.flatMap(({ card }) => card ?? []) : [];
    for (const card of [...unused, ...picked, ...party.map(({ hero }) => hero)]) this.known.set(card.hero, card);
    return new Map(this.known);
  }
}

/** The icons of several together. */
export function together(all: readonly Skills[]): Skills {
  const sum: Skills = { strength: 0, charm: 0, knowledge: 0 };
  for (const skills of all) for (const skill of SKILLS) sum[skill] += skills[skill];
  return sum;
}
