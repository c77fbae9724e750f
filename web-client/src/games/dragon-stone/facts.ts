import Turned from '~icons/game-icons/clockwise-rotation';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import type { DragonStoneFact } from '../../protocol/dragon-stone';
import type { Fact } from '../face';
import { KIND_ICON } from './icons';
import type { Perspective } from './perspective';
import type { StoneWords } from './words';

/** What the game is remembered for, in words. */
export function factOf(fact: DragonStoneFact, seen: Perspective, { facts }: StoneWords): Fact {
  const who = seen.whoPlays(fact.color);
  switch (fact.fact) {
    case 'best_roll':
      return { icon: Dice, ...facts.bestRoll(who, fact.turn, fact.dice, fact.destroyed, fact.expelled) };
    case 'turning_point':
      return { icon: Turned, ...facts.turningPoint(who, fact.turn, fact.deed, fact.stone.kind) };
    case 'needed':
      return { icon: KIND_ICON[fact.kind], ...facts.needed(who, fact.kind, fact.left) };
  }
}
