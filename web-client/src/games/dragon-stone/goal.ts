import type { Perspective } from './perspective';
import { opponentOf, weakest, type View } from './reading';
import type { StoneWords } from './words';

/** What wins, how near it is, and how near a draw is. */
export function goalOf(view: View, seen: Perspective, { goal }: StoneWords): { text: string; left?: string; repeated?: string } {
  const other = opponentOf(seen.below);
  const near = weakest(view, other);
  return {
    text: seen.color ? goal.text(other) : goal.textAny,
    left: near && goal.left(other, near.kind, near.alive, near.alive + near.dead),
    repeated: view.repeated > 1 ? goal.repeated(view.repeated) : undefined,
  };
}
