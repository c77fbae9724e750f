import type { Component } from 'svelte';
import BurningEmbers from '~icons/game-icons/burning-embers';
import Cornucopia from '~icons/game-icons/cornucopia';
import CrossedBones from '~icons/game-icons/crossed-bones';
import Desert from '~icons/game-icons/desert';
import Fog from '~icons/game-icons/fog';
import Fountain from '~icons/game-icons/fountain';
import HighGrass from '~icons/game-icons/high-grass';
import Hole from '~icons/game-icons/hole';
import MagicGate from '~icons/game-icons/magic-gate';
import Mantrap from '~icons/game-icons/mantrap';
import MineWagon from '~icons/game-icons/mine-wagon';
import Oak from '~icons/game-icons/oak';
import OldLantern from '~icons/game-icons/old-lantern';
import Screaming from '~icons/game-icons/screaming';
import Shop from '~icons/game-icons/shop';
import SmallFishingSailboat from '~icons/game-icons/small-fishing-sailboat';
import Stairs from '~icons/game-icons/stairs';
import StoneBridge from '~icons/game-icons/stone-bridge';
import Sunrise from '~icons/game-icons/sunrise';
import TargetDummy from '~icons/game-icons/target-dummy';
import TripleGate from '~icons/game-icons/triple-gate';
import Well from '~icons/game-icons/well';
import WolfHowl from '~icons/game-icons/wolf-howl';
import type { DraghanLocation } from '../../../protocol/draghan';

/** The sight of each location. */
export const PLACE_ICON: Record<DraghanLocation, Component> = {
  market_of_hollin: Shop,
  ferry_market: SmallFishingSailboat,
  market_under_the_oak: Oak,
  portal_of_dawn: Sunrise,
  sunken_portal: MagicGate,
  portal_of_kings: TripleGate,
  healing_spring: Fountain,
  quiet_meadow: HighGrass,
  wolf_gorge: WolfHowl,
  toll_bridge: StoneBridge,
  abandoned_mine: MineWagon,
  drill_yard: TargetDummy,
  harvest_feast: Cornucopia,
  last_lantern: OldLantern,
  whispering_abyss: Hole,
  field_of_bones: CrossedBones,
  fog_of_forgetting: Fog,
  leaden_plain: Desert,
  hall_of_screams: Screaming,
  greedy_cleft: Mantrap,
  cold_embers: BurningEmbers,
  pale_well: Well,
  hidden_stair: Stairs,
};
