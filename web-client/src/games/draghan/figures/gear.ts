import ArmBandage from '~icons/game-icons/arm-bandage?raw';
import BandageRoll from '~icons/game-icons/bandage-roll?raw';
import Banjo from '~icons/game-icons/banjo?raw';
import CarnivalMask from '~icons/game-icons/carnival-mask?raw';
import Cloak from '~icons/game-icons/cloak?raw';
import CurvyKnife from '~icons/game-icons/curvy-knife?raw';
import Drop from '~icons/game-icons/drop?raw';
import EvilBook from '~icons/game-icons/evil-book?raw';
import Flute from '~icons/game-icons/flute?raw';
import Gauntlet from '~icons/game-icons/gauntlet?raw';
import Hatchet from '~icons/game-icons/hatchet?raw';
import HealthPotion from '~icons/game-icons/health-potion?raw';
import HerbsBundle from '~icons/game-icons/herbs-bundle?raw';
import Honeypot from '~icons/game-icons/honeypot?raw';
import Hood from '~icons/game-icons/hood?raw';
import HornedHelm from '~icons/game-icons/horned-helm?raw';
import JewelCrown from '~icons/game-icons/jewel-crown?raw';
import LaurelCrown from '~icons/game-icons/laurel-crown?raw';
import LayeredArmor from '~icons/game-icons/layered-armor?raw';
import LeatherArmor from '~icons/game-icons/leather-armor?raw';
import LeatherVest from '~icons/game-icons/leather-vest?raw';
import PhrygianCap from '~icons/game-icons/phrygian-cap?raw';
import PointyHat from '~icons/game-icons/pointy-hat?raw';
import Powder from '~icons/game-icons/powder?raw';
import Ring from '~icons/game-icons/ring?raw';
import Robe from '~icons/game-icons/robe?raw';
import RobinHoodHat from '~icons/game-icons/robin-hood-hat?raw';
import RoundShield from '~icons/game-icons/round-shield?raw';
import ScaleMail from '~icons/game-icons/scale-mail?raw';
import Shirt from '~icons/game-icons/shirt?raw';
import Spectacles from '~icons/game-icons/spectacles?raw';
import SpellBook from '~icons/game-icons/spell-book?raw';
import StoneSpear from '~icons/game-icons/stone-spear?raw';
import TreasureMap from '~icons/game-icons/treasure-map?raw';
import Vial from '~icons/game-icons/vial?raw';
import Warhammer from '~icons/game-icons/warhammer?raw';
import type { DraghanGear } from '../../../protocol/draghan';

/** The picture of each piece of equipment. */
export const GEAR: Record<DraghanGear, string> = {
  healing_cap: PhrygianCap,
  iron_gauntlets: Gauntlet,
  horned_helm: HornedHelm,
  captains_jerkin: LeatherArmor,
  giants_maul: Warhammer,
  feathered_cap: RobinHoodHat,
  silver_flute: Flute,
  velvet_doublet: Shirt,
  laurel_crown: LaurelCrown,
  envoys_signet: Ring,
  phial_of_dawnwater: Vial,
  stargazers_hood: Hood,
  rune_stitched_robe: Robe,
  book_of_old_names: SpellBook,
  runed_hatchet: Hatchet,
  dragonscale_coat: ScaleMail,
  healing_draught: HealthPotion,
  bandage_sash: BandageRoll,
  oak_shield: RoundShield,
  smiths_apron: LeatherVest,
  bronze_spear: StoneSpear,
  painted_mask: CarnivalMask,
  travelling_lute: Banjo,
  dancing_cloak: Cloak,
  brass_spectacles: Spectacles,
  wanderers_map: TreasureMap,
  owl_hat: PointyHat,
  herb_bundle: HerbsBundle,
  honey_balm: Honeypot,
  warming_poultice: ArmBandage,
  shadow_blade: CurvyKnife,
  crown_of_embers: JewelCrown,
  black_codex: EvilBook,
  wyrm_leather: LayeredArmor,
  moon_tear: Drop,
  ember_salve: Powder,
};
