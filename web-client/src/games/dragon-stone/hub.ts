import type { Perspective } from './perspective';
import type { View } from './reading';
import type { StoneWords } from './words';

/** The one short line under the dice. */
export function hubLine(view: View, seen: Perspective, { arena }: StoneWords, rolling: boolean): string {
  if (view.stage === 'over') return '';
  if (rolling) return arena.rolling;
  const mine = view.to_move === seen.color;
  if (!view.dice) return mine ? arena.toRoll : arena.rolls(view.to_move);
  if (!mine) return arena.moves(view.to_move);
  const left = view.dice.values.filter((_, index) => !view.dice!.used[index]);
  return left.length === 2 ? arena.both(left[0]!, left[1]!) : arena.left(left[0] ?? 0);
}
