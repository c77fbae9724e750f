import type { Perspective } from './perspective';
import { cardKey, type Trick, type View } from './reading';
import type { DrarkaneWords } from './words';

/** For every card of a trick whether it is still to be placed; of two alike the later one is. */
export function leftToPlace({ plays, unplaced }: Trick): boolean[] {
  const left = unplaced.map(({ card }) => cardKey(card));
  return plays
    .toReversed()
    .map(({ card }) => {
      const index = left.indexOf(cardKey(card));
      if (index === -1) return false;
      left.splice(index, 1);
      return true;
    })
    .reverse();
}

/** How the trick stands, in one line: what was led, what the Wizards do, and who is ahead and why; before it begins how the last one went, and at first what it is about. */
export function trickLine(view: View, seen: Perspective, { trick: say, goal, whyName }: DrarkaneWords): string {
  const last = view.trick.trick > 1 || view.stage === 'over' ? view.last_trick : undefined;
  const trick = view.trick.plays.length > 0 && view.stage !== 'over' ? view.trick : (last ?? view.trick);
  const parts: string[] = [];
  if (trick.plays.length === 0) return view.variant === 'demon' ? goal.demon : goal.contracts;
  if (trick.wizards !== 'absent') parts.push(say.wizards[trick.wizards]);
  else if (trick.led) parts.push(say.led(trick.led));
  const { winning } = trick;
  if (winning) {
    const over = trick !== view.trick || view.stage === 'place';
    parts.push((over ? say.won : say.winner)(seen.whoPlays(winning.player), whyName(winning.why, trick.led)));
  }
  return parts.join(' · ');
}
