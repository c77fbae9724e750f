import type { Component } from 'svelte';
import Backpack from '~icons/game-icons/backpack';
import BrokenHeart from '~icons/game-icons/broken-heart';
import BrokenShield from '~icons/game-icons/broken-shield';
import Charm from '~icons/game-icons/charm';
import CheckMark from '~icons/game-icons/check-mark';
import ChestArmor from '~icons/game-icons/chest-armor';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Cycle from '~icons/game-icons/cycle';
import DreadSkull from '~icons/game-icons/dread-skull';
import Fist from '~icons/game-icons/fist';
import Hand from '~icons/game-icons/hand';
import Healing from '~icons/game-icons/healing';
import Laurel from '~icons/game-icons/laurel-crown';
import MagicGate from '~icons/game-icons/magic-gate';
import Meeple from '~icons/game-icons/meeple';
import OpenBook from '~icons/game-icons/open-book';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import Robber from '~icons/game-icons/robber';
import Run from '~icons/game-icons/run';
import Shop from '~icons/game-icons/shop';
import TreasureMap from '~icons/game-icons/treasure-map';
import TwoCoins from '~icons/game-icons/two-coins';
import VisoredHelm from '~icons/game-icons/visored-helm';
import Wyvern from '~icons/game-icons/wyvern';
import type { BodyPart, Skill } from '../reading';

/** The sign of each skill. */
export const SKILL_ICON: Record<Skill, Component> = { strength: Fist, charm: Charm, knowledge: OpenBook };

/** The sign of each part of the body. */
export const PART_ICON: Record<BodyPart, Component> = { head: VisoredHelm, torso: ChestArmor, hand: Hand };

/** The signs of everything else that the table speaks of. */
export const SIGNS = {
  party: Meeple,
  lot: Dice,
  map: TreasureMap,
  heal: Healing,
  market: Shop,
  portal: MagicGate,
  gold: TwoCoins,
  shuffle: Cycle,
  theft: Robber,
  runs: Run,
  ready: CheckMark,
  fight: CrossedSwords,
  short: BrokenShield,
  bag: Backpack,
  hurt: BrokenHeart,
  dragon: Wyvern,
  victory: Laurel,
  defeat: DreadSkull,
} satisfies Record<string, Component>;
