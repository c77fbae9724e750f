import type { Component } from 'svelte';
import Axe from '~icons/game-icons/battle-axe';
import Egg from '~icons/game-icons/big-egg';
import Sword from '~icons/game-icons/broadsword';
import Cowled from '~icons/game-icons/cowled';
import Demon from '~icons/game-icons/daemon-skull';
import King from '~icons/game-icons/imperial-crown';
import LowWizard from '~icons/game-icons/pointy-hat';
import Queen from '~icons/game-icons/queen-crown';
import Shield from '~icons/game-icons/shield';
import Grimoire from '~icons/game-icons/spell-book';
import Emblem from '~icons/game-icons/swords-emblem';
import Helm from '~icons/game-icons/visored-helm';
import HighWizard from '~icons/game-icons/wizard-face';
import type { Ask, Card, Participant } from './reading';

type Icon = Component<Record<string, unknown>>;

/** The sign of every card. */
export const CARD_ICON: Record<Card['kind'], Icon> = {
  shield: Shield,
  sword: Sword,
  axe: Axe,
  grimoire: Grimoire,
  egg: Egg,
  knight: Helm,
  queen: Queen,
  king: King,
  mercenary: Cowled,
  low_wizard: LowWizard,
  high_wizard: HighWizard,
};

/** The emblem of those who play from a pile. */
export const PILE_ICON: Record<Extract<Participant, string>, Icon> = { fallen_king: King, demon: Demon };

/** The chapter of the guide about them. */
export const PILE_CHAPTER: Record<Extract<Participant, string>, string> = { fallen_king: 'fallen-king', demon: 'demon' };

/** The sign of what a slot asks for; "any card" is said in words. */
export function askIcon(ask: Ask): Icon | undefined {
  switch (ask.asks) {
    case 'suit':
      return CARD_ICON[ask.suit];
    case 'any_suit_or_obscure':
      return Emblem;
    case 'obscure':
      return Helm;
    case 'any_card':
      return undefined;
  }
}
