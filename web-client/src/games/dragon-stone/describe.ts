import { CORNERS, ENTRY } from './board';
import type { Choice } from './choice.svelte';
import type { Perspective } from './perspective';
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
