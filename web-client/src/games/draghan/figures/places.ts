import BurningEmbers from '~icons/game-icons/burning-embers?raw';
import Cornucopia from '~icons/game-icons/cornucopia?raw';
import CrossedBones from '~icons/game-icons/crossed-bones?raw';
import Desert from '~icons/game-icons/desert?raw';
import Fog from '~icons/game-icons/fog?raw';
import Fountain from '~icons/game-icons/fountain?raw';
import HighGrass from '~icons/game-icons/high-grass?raw';
import Hole from '~icons/game-icons/hole?raw';
import MagicGate from '~icons/game-icons/magic-gate?raw';
import Mantrap from '~icons/game-icons/mantrap?raw';
import MineWagon from '~icons/game-icons/mine-wagon?raw';
import Oak from '~icons/game-icons/oak?raw';
import OldLantern from '~icons/game-icons/old-lantern?raw';
import Screaming from '~icons/game-icons/screaming?raw';
import Shop from '~icons/game-icons/shop?raw';
import SmallFishingSailboat from '~icons/game-icons/small-fishing-sailboat?raw';
import Stairs from '~icons/game-icons/stairs?raw';
import StoneBridge from '~icons/game-icons/stone-bridge?raw';
import Sunrise from '~icons/game-icons/sunrise?raw';
import TargetDummy from '~icons/game-icons/target-dummy?raw';
import TripleGate from '~icons/game-icons/triple-gate?raw';
import Well from '~icons/game-icons/well?raw';
import WolfHowl from '~icons/game-icons/wolf-howl?raw';
import type { DraghanLocation } from '../../../protocol/draghan';

/** The sight of each location. */
export const PLACES: Record<DraghanLocation, string> = {
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
