import { CORNERS, ENTRY } from './board';
import type { Choice } from './choice.svelte';
import type { Perspective } from './perspective';
import type { Meaning } from '../../ui/explain.svelte';
import { COLORS, type View } from './reading';
import type { StoneWords } from './words';

/** A segment as a screen reader says it: what it is, what stands there and what can be done. */
export function describeSegment(segment: number, view: View, seen: Perspective, choice: Choice, { arena }: StoneWords): string {
  const said = [arena.segment(segment)];
  const corner = CORNERS.find(([at]) => at === segment);
  if (corner) said.push(arena.corner(corner[1]));
  for (const color of COLORS) if (Math.abs(ENTRY[color] - segment) <= 1) said.push(arena.entry(color));
  const standing = view.arena.find(({ at }) => at === segment);
  if (!standing) said.push(arena.empty);
  else {
    said.push(arena.inner(seen.whose(standing.inner)));
    if (standing.outer) {
      said.push(standing.outer.color === standing.inner.color ? arena.held : arena.entangled);
      said.push(arena.outer(seen.whose(standing.outer)));
    }
  }
  if (choice.stone?.from === segment) said.push(arena.chosen);
  else if (choice.targets.has(segment)) said.push(arena.target);
  else if (choice.places.has(segment)) said.push(arena.choosable);
  return said.join(', ');
}

/** What the sign on a segment means, the rarest first: a bind, a corner, an entry. */
export function signOn(segment: number, view: View, { meaning }: StoneWords): Meaning | undefined {
  const standing = view.arena.find(({ at }) => at === segment);
  if (standing?.outer && standing.outer.color === standing.inner.color) return { text: meaning.held, rule: 'own' };
  if (standing?.outer) return { text: meaning.entangled, rule: 'escaping' };
  const corner = CORNERS.find(([at]) => at === segment);
  if (corner) return { text: meaning.corner(corner[1]), rule: 'recruiting' };
  const owner = COLORS.find((color) => Math.abs(ENTRY[color] - segment) <= 1);
  if (owner) return { text: meaning.entry(owner), rule: 'entering' };
  return undefined;
}

/** The same, or what its number means. */
export function meaningOf(segment: number, view: View, words: StoneWords): Meaning {
  return signOn(segment, view, words) ?? { text: words.meaning.segment, rule: 'board' };
}
