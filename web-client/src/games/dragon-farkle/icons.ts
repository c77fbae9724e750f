import type { Component } from 'svelte';
import Anticlockwise from '~icons/game-icons/anticlockwise-rotation';
import Baby from '~icons/game-icons/spiked-dragon-head';
import Backpack from '~icons/game-icons/knapsack';
import Banner from '~icons/game-icons/vertical-banner';
import Barbarian from '~icons/game-icons/barbarian';
import Beard from '~icons/game-icons/beard';
import BloodySword from '~icons/game-icons/bloody-sword';
import BurningSkull from '~icons/game-icons/burning-skull';
import CardPickup from '~icons/game-icons/card-pickup';
import CardRandom from '~icons/game-icons/card-random';
import Castle from '~icons/game-icons/castle';
import Chest from '~icons/game-icons/open-treasure-chest';
import Cloak from '~icons/game-icons/cloak';
import Crossed from '~icons/game-icons/crossed-swords';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import DragonHead from '~icons/game-icons/dragon-head';
import Exit from '~icons/game-icons/exit-door';
import Gloves from '~icons/game-icons/gloves';
import Hourglass from '~icons/game-icons/hourglass';
import Horn from '~icons/game-icons/hunting-horn';
import Knight from '~icons/game-icons/mounted-knight';
import Laurel from '~icons/game-icons/laurel-crown';
import Lyre from '~icons/game-icons/lyre';
import Meat from '~icons/game-icons/ham-shank';
import Meeple from '~icons/game-icons/meeple';
import Mirror from '~icons/game-icons/shield-reflect';
import Nun from '~icons/game-icons/nun-face';
import Raven from '~icons/game-icons/raven';
import Rally from '~icons/game-icons/rally-the-troops';
import Robber from '~icons/game-icons/robber';
import ShieldBash from '~icons/game-icons/dragon-shield';
import Skull from '~icons/game-icons/skull-crossed-bones';
import Smoke from '~icons/game-icons/smoke-bomb';
import Spark from '~icons/game-icons/angel-wings';
import SwapBag from '~icons/game-icons/swap-bag';
import Target from '~icons/game-icons/dice-target';
import Wind from '~icons/game-icons/wind-slap';
import type { Companion, Item, Notice } from './reading';

export const COMPANION_ICON: Record<Companion, Component> = {
  skree: Raven,
  old_hobb: Beard,
  bram_quartermaster: SwapBag,
  sister_wend: Nun,
  grimbold: Barbarian,
  dame_oaken: ShieldBash,
  pip_lightfinger: Robber,
  ember_the_hatchling: Baby,
  mira_the_bard: Lyre,
  sir_dunstan: Knight,
};

export const ITEM_ICON: Record<Item, Component> = {
  sack_of_holding: Backpack,
  loaded_die: Target,
  second_wind: Wind,
  rally_horn: Horn,
  dragon_bait: Meat,
  war_chest: Chest,
  cloak_of_mist: Cloak,
  mirror_shield: Mirror,
  battle_banner: Banner,
  dragonbane: BloodySword,
  smoke_bomb: Smoke,
  pilfering_glove: Gloves,
};

/** The sign of each thing that can happen. */
export const NOTICE_ICON: Record<Notice['what'], Component> = {
  opened: Meeple,
  turn_began: Hourglass,
  reborn: Spark,
  joined: Meeple,
  left_keep: Exit,
  recruiting: Meeple,
  brawling: Crossed,
  battling: Castle,
  rolled: Dice,
  set_aside: Dice,
  drew: CardPickup,
  farkled: BurningSkull,
  discarded: CardRandom,
  recruited: Rally,
  attacked: Crossed,
  settled: Crossed,
  gained: CardPickup,
  fought: DragonHead,
  army_gone: Skull,
  die_turned: Target,
  die_rerolled: Beard,
  second_wind: Wind,
  horn_blown: Horn,
  dragon_tamed: Baby,
  event_rerolled: Knight,
  banner_raised: Banner,
  struck: BloodySword,
  vanished: Smoke,
  baited: Meat,
  chest_opened: Chest,
  cloaked: Cloak,
  stolen: Gloves,
  scared: Raven,
  items_shuffled: Anticlockwise,
  companions_shuffled: Anticlockwise,
  turn_ended: Hourglass,
  too_many: CardRandom,
  dragon_slain: Laurel,
};
