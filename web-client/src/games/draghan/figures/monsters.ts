import BabyFace from '~icons/game-icons/baby-face?raw';
import Bandit from '~icons/game-icons/bandit?raw';
import BearHead from '~icons/game-icons/bear-head?raw';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm?raw';
import Blindfold from '~icons/game-icons/blindfold?raw';
import BoarTusks from '~icons/game-icons/boar-tusks?raw';
import BrutalHelm from '~icons/game-icons/brutal-helm?raw';
import BullyMinion from '~icons/game-icons/bully-minion?raw';
import Butterfly from '~icons/game-icons/butterfly?raw';
import Clockwork from '~icons/game-icons/clockwork?raw';
import CrownedSkull from '~icons/game-icons/crowned-skull?raw';
import Cultist from '~icons/game-icons/cultist?raw';
import DramaMasks from '~icons/game-icons/drama-masks?raw';
import Drowning from '~icons/game-icons/drowning?raw';
import EgyptianSphinx from '~icons/game-icons/egyptian-sphinx?raw';
import ExecutionerHood from '~icons/game-icons/executioner-hood?raw';
import Farmer from '~icons/game-icons/farmer?raw';
import FemaleVampire from '~icons/game-icons/female-vampire?raw';
import FloatingGhost from '~icons/game-icons/floating-ghost?raw';
import Giant from '~icons/game-icons/giant?raw';
import GoblinHead from '~icons/game-icons/goblin-head?raw';
import HastyGrave from '~icons/game-icons/hasty-grave?raw';
import HoodedAssassin from '~icons/game-icons/hooded-assassin?raw';
import HoodedFigure from '~icons/game-icons/hooded-figure?raw';
import Hound from '~icons/game-icons/hound?raw';
import Imp from '~icons/game-icons/imp?raw';
import IronMask from '~icons/game-icons/iron-mask?raw';
import LargeDress from '~icons/game-icons/large-dress?raw';
import MirrorMirror from '~icons/game-icons/mirror-mirror?raw';
import NunFace from '~icons/game-icons/nun-face?raw';
import Ogre from '~icons/game-icons/ogre?raw';
import OrcHead from '~icons/game-icons/orc-head?raw';
import OverlordHelm from '~icons/game-icons/overlord-helm?raw';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile?raw';
import QuillInk from '~icons/game-icons/quill-ink?raw';
import Raven from '~icons/game-icons/raven?raw';
import Sing from '~icons/game-icons/sing?raw';
import SixEyes from '~icons/game-icons/six-eyes?raw';
import Spectre from '~icons/game-icons/spectre?raw';
import SunPriest from '~icons/game-icons/sun-priest?raw';
import Swordman from '~icons/game-icons/swordman?raw';
import Troll from '~icons/game-icons/troll?raw';
import VampireDracula from '~icons/game-icons/vampire-dracula?raw';
import WarlockHood from '~icons/game-icons/warlock-hood?raw';
import WitchFace from '~icons/game-icons/witch-face?raw';
import type { DraghanMonster } from '../../../protocol/draghan';

/** The face of each monster. */
export const MONSTERS: Record<DraghanMonster, string> = {
  mud_goblin: GoblinHead,
  bridge_bully: BullyMinion,
  boar_rider: BoarTusks,
  cave_bear: BearHead,
  hedge_knight: BlackKnightHelm,
  ogre_cook: Ogre,
  robber_baron: OverlordHelm,
  society_thug: Bandit,
  society_axeman: OrcHead,
  beggar_child: BabyFace,
  grumpy_miller: Farmer,
  cutpurse: HoodedAssassin,
  proud_countess: LargeDress,
  court_gossip: NunFace,
  duelling_dandy: Swordman,
  false_prophet: SunPriest,
  society_recruiter: Cultist,
  society_singer: Sing,
  riddling_crow: Raven,
  bog_light: FloatingGhost,
  coin_imp: Imp,
  stone_sphinx: EgyptianSphinx,
  clockwork_guard: Clockwork,
  hill_witch: WitchFace,
  barrow_king: CrownedSkull,
  society_scribe: QuillInk,
  society_adept: WarlockHood,
  two_headed_troll: Troll,
  bone_hound: Hound,
  iron_husk: IronMask,
  ash_giant: Giant,
  gallows_knight: ExecutionerHood,
  grave_digger: HastyGrave,
  weeping_shade: Spectre,
  hollow_queen: FemaleVampire,
  choir_of_masks: DramaMasks,
  pale_suitor: VampireDracula,
  lying_mirror: MirrorMirror,
  whisper_moth: Butterfly,
  blind_oracle: Blindfold,
  archive_of_eyes: SixEyes,
  thorn_alchemist: PlagueDoctorProfile,
  drowned_judge: Drowning,
  society_champion: BrutalHelm,
  society_grand_master: HoodedFigure,
};
