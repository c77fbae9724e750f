import type { Component } from 'svelte';
import ArmBandage from '~icons/game-icons/arm-bandage';
import BandageRoll from '~icons/game-icons/bandage-roll';
import Banjo from '~icons/game-icons/banjo';
import CarnivalMask from '~icons/game-icons/carnival-mask';
import Cloak from '~icons/game-icons/cloak';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import Drop from '~icons/game-icons/drop';
import EvilBook from '~icons/game-icons/evil-book';
import Flute from '~icons/game-icons/flute';
import Gauntlet from '~icons/game-icons/gauntlet';
import Hatchet from '~icons/game-icons/hatchet';
import HealthPotion from '~icons/game-icons/health-potion';
import HerbsBundle from '~icons/game-icons/herbs-bundle';
import Honeypot from '~icons/game-icons/honeypot';
import Hood from '~icons/game-icons/hood';
import HornedHelm from '~icons/game-icons/horned-helm';
import JewelCrown from '~icons/game-icons/jewel-crown';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import LayeredArmor from '~icons/game-icons/layered-armor';
import LeatherArmor from '~icons/game-icons/leather-armor';
import LeatherVest from '~icons/game-icons/leather-vest';
import PhrygianCap from '~icons/game-icons/phrygian-cap';
import PointyHat from '~icons/game-icons/pointy-hat';
import Powder from '~icons/game-icons/powder';
import Ring from '~icons/game-icons/ring';
import Robe from '~icons/game-icons/robe';
import RobinHoodHat from '~icons/game-icons/robin-hood-hat';
import RoundShield from '~icons/game-icons/round-shield';
import ScaleMail from '~icons/game-icons/scale-mail';
import Shirt from '~icons/game-icons/shirt';
import Spectacles from '~icons/game-icons/spectacles';
import SpellBook from '~icons/game-icons/spell-book';
import StoneSpear from '~icons/game-icons/stone-spear';
import TreasureMap from '~icons/game-icons/treasure-map';
import Vial from '~icons/game-icons/vial';
import Warhammer from '~icons/game-icons/warhammer';
import type { DraghanGear } from '../../../protocol/draghan';

/** The picture of each piece of equipment. */
export const GEAR_ICON: Record<DraghanGear, Component> = {
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
