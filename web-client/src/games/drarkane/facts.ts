import Turned from '~icons/game-icons/clockwise-rotation';
import Gate from '~icons/game-icons/dragon-head';
import Trick from '~icons/game-icons/swords-emblem';
import type { DrarkaneFact } from '../../protocol/drarkane';
import type { Fact } from '../face';
import type { Perspective } from './perspective';
import type { Participant } from './reading';
import type { DrarkaneWords } from './words';

/** What the game is remembered for, in words; a fight with the Demon has one round, which is not named. */
export function factOf(fact: DrarkaneFact, seen: Perspective, { facts, pilesShort }: DrarkaneWords, alone: boolean): Fact {
  const who = (player: Participant) => (typeof player === 'string' ? { you: false, name: pilesShort[player] } : seen.who(player.seat));
  const round = alone ? undefined : fact.round;
  switch (fact.fact) {
    case 'best_trick':
      return { icon: Trick, ...facts.bestTrick(who(fact.player), round, fact.trick, fact.terror) };
    case 'turning_point':
      return { icon: Turned, ...facts.turningPoint(who(fact.player), round, fact.trick, fact.lead) };
    case 'needed':
      return { icon: Gate, ...facts.needed(round, fact.missing) };
  }
}
