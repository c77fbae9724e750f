import type { Component } from 'svelte';
import BabyFace from '~icons/game-icons/baby-face';
import Bandit from '~icons/game-icons/bandit';
import BearHead from '~icons/game-icons/bear-head';
import BlackKnightHelm from '~icons/game-icons/black-knight-helm';
import Blindfold from '~icons/game-icons/blindfold';
import Boar from '~icons/game-icons/boar';
import BrutalHelm from '~icons/game-icons/brutal-helm';
import BubblingFlask from '~icons/game-icons/bubbling-flask';
import BullyMinion from '~icons/game-icons/bully-minion';
import Butterfly from '~icons/game-icons/butterfly';
import ChessQueen from '~icons/game-icons/chess-queen';
import Clockwork from '~icons/game-icons/clockwork';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import Cultist from '~icons/game-icons/cultist';
import DramaMasks from '~icons/game-icons/drama-masks';
import Duel from '~icons/game-icons/duel';
import EgyptianSphinx from '~icons/game-icons/egyptian-sphinx';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import Gavel from '~icons/game-icons/gavel';
import Giant from '~icons/game-icons/giant';
import GoblinHead from '~icons/game-icons/goblin-head';
import HastyGrave from '~icons/game-icons/hasty-grave';
import HoodedFigure from '~icons/game-icons/hooded-figure';
import Hound from '~icons/game-icons/hound';
import Imp from '~icons/game-icons/imp';
import IronMask from '~icons/game-icons/iron-mask';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MusicalNotes from '~icons/game-icons/musical-notes';
import Ogre from '~icons/game-icons/ogre';
import OldKing from '~icons/game-icons/old-king';
import OverlordHelm from '~icons/game-icons/overlord-helm';
import QueenCrown from '~icons/game-icons/queen-crown';
import QuillInk from '~icons/game-icons/quill-ink';
import Raven from '~icons/game-icons/raven';
import RobberMask from '~icons/game-icons/robber-mask';
import Rose from '~icons/game-icons/rose';
import SharpAxe from '~icons/game-icons/sharp-axe';
import SharpLips from '~icons/game-icons/sharp-lips';
import SixEyes from '~icons/game-icons/six-eyes';
import Spectre from '~icons/game-icons/spectre';
import SunPriest from '~icons/game-icons/sun-priest';
import Troll from '~icons/game-icons/troll';
import WarlockHood from '~icons/game-icons/warlock-hood';
import Wheat from '~icons/game-icons/wheat';
import WitchFace from '~icons/game-icons/witch-face';
import type { DraghanMonster } from '../../../protocol/draghan';

/** The face of each monster. */
export const MONSTER_ICON: Record<DraghanMonster, Component> = {
  mud_goblin: GoblinHead,
  bridge_bully: BullyMinion,
  boar_rider: Boar,
  cave_bear: BearHead,
  hedge_knight: BlackKnightHelm,
  ogre_cook: Ogre,
  robber_baron: OldKing,
  society_thug: Bandit,
  society_axeman: SharpAxe,
  beggar_child: BabyFace,
  grumpy_miller: Wheat,
  cutpurse: RobberMask,
  proud_countess: QueenCrown,
  court_gossip: SharpLips,
  duelling_dandy: Duel,
  false_prophet: SunPriest,
  society_recruiter: Cultist,
  society_singer: MusicalNotes,
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
  gallows_knight: OverlordHelm,
  grave_digger: HastyGrave,
  weeping_shade: Spectre,
  hollow_queen: ChessQueen,
  choir_of_masks: DramaMasks,
  pale_suitor: Rose,
  lying_mirror: MirrorMirror,
  whisper_moth: Butterfly,
  blind_oracle: Blindfold,
  archive_of_eyes: SixEyes,
  thorn_alchemist: BubblingFlask,
  drowned_judge: Gavel,
  society_champion: BrutalHelm,
  society_grand_master: HoodedFigure,
};
