import Turned from '~icons/game-icons/clockwise-rotation';
import Dragon from '~icons/game-icons/dragon-head';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import type { DragonFarkleFact } from '../../protocol/dragon-farkle';
import type { Fact } from '../face';
import type { Perspective } from './perspective';
import type { FarkleWords } from './words';

/** What the game is remembered for, in words. */
export function factOf(fact: DragonFarkleFact, seen: Perspective, { facts }: FarkleWords): Fact {
  switch (fact.fact) {
    case 'best_roll':
      return { icon: Dice, ...facts.bestRoll(seen.who(fact.seat), fact.turn, fact.dice, fact.soldiers) };
    case 'turning_point':
      return { icon: Turned, ...facts.turningPoint(seen.who(fact.seat), fact.turn, fact.soldiers, fact.lead) };
    case 'needed':
      return { icon: Dragon, ...facts.needed(fact.army, fact.eaten) };
  }
}
