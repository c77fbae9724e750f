import Turned from '~icons/game-icons/clockwise-rotation';
import Portal from '~icons/game-icons/magic-gate';
import type { DraghanFact } from '../../protocol/draghan';
import type { Fact } from '../face';
import { foeSign, signOf } from './figures';
import { SKILLS } from './reading';
import type { DraghanWords } from './words';

/** What the game is remembered for, in words; of the dragon's fight the skills that it asked for. */
export function factOf(fact: DraghanFact, { facts }: DraghanWords): Fact {
  switch (fact.fact) {
    case 'best_fight':
      return { icon: foeSign(fact.foe), ...facts.bestFight(fact.foe, fact.round, fact.icons) };
    case 'turning_point':
      return { icon: Turned, ...facts.turningPoint(fact.round, fact.icons) };
    case 'needed': {
      const asked = SKILLS.filter((skill) => fact.needs[skill] > 0);
      const needs = asked.map((skill) => fact.needs[skill]);
      const brought = asked.map((skill) => fact.brought[skill]);
      return { icon: signOf(fact.dragon), ...facts.needed(fact.dragon, needs, brought, fact.short) };
    }
    case 'never_met':
      return { icon: Portal, ...facts.neverMet(fact.portals) };
  }
}
