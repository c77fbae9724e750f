import type { Character, Decision, DraghanTable, Hero } from './reading';

/** Who had each place of the party at a decision. */
export type Cast = ReadonlyMap<Character, Hero>;

/** Every decision with the party of its time; whoever has left is still named in what they did. */
export function withCasts({ past, view }: DraghanTable): { decision: Decision; cast: Cast }[] {
  let cast: Map<Character, Hero> = new Map(view.party.map(({ character, hero }) => [character, hero.hero]));
  const told: { decision: Decision; cast: Cast }[] = [];
  for (const decision of past.toReversed()) {
    for (const notice of decision.notices) {
      if (notice.what === 'left') cast = new Map(cast).set(notice.character, notice.hero);
    }
    told.unshift({ decision, cast });
  }
  return told;
}
