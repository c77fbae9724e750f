import type {
  DraghanAdventurer,
  DraghanBodyPart,
  DraghanCharacter,
  DraghanDragon,
  DraghanEffect,
  DraghanEncounter,
  DraghanFoe,
  DraghanFoeCard,
  DraghanForecast,
  DraghanGear,
  DraghanGearCard,
  DraghanHero,
  DraghanHeroCard,
  DraghanIntent,
  DraghanLocation,
  DraghanMonster,
  DraghanNotice,
  DraghanPower,
  DraghanRule,
  DraghanSkill,
  DraghanSkills,
  DraghanStage,
  DraghanStand,
  DraghanView,
  DraghanWare,
} from '../../protocol/draghan';
import type { GameTable } from '../../protocol/games';
import type { Offer, Past } from '../../protocol/table';

export type Adventurer = DraghanAdventurer;
export type BodyPart = DraghanBodyPart;
export type Character = DraghanCharacter;
export type Dragon = DraghanDragon;
export type Effect = DraghanEffect;
export type Encounter = DraghanEncounter;
export type Foe = DraghanFoe;
export type FoeCard = DraghanFoeCard;
export type Forecast = DraghanForecast;
export type Gear = DraghanGear;
export type GearCard = DraghanGearCard;
export type Hero = DraghanHero;
export type HeroCard = DraghanHeroCard;
export type Place = DraghanLocation;
export type Monster = DraghanMonster;
export type Notice = DraghanNotice;
export type Power = DraghanPower;
export type Rule = DraghanRule;
export type Skill = DraghanSkill;
export type Skills = DraghanSkills;
export type Stage = DraghanStage;
export type Stand = DraghanStand;
export type View = DraghanView;
export type Ware = DraghanWare;
export type DraghanTable = Extract<GameTable, { game: 'draghan' }>;
export type DraghanOffer = Offer<DraghanIntent, DraghanEffect>;
export type Decision = Past<DraghanNotice>;
/** A stage of the game by its name. */
export type StageOf<Phase extends Stage['phase']> = Extract<Stage, { phase: Phase }>;

export const SKILLS: Skill[] = ['strength', 'charm', 'knowledge'];
export const DRAGONS: Dragon[] = ['dorcin', 'pratrac', 'razuul', 'estrago'];
export const PORTALS = 3;

/** The name that tells a foe from every other. */
export function foeKey(foe: Foe): Monster | Dragon {
  return 'monster' in foe ? foe.monster : foe.dragon;
}

export function isDragon(foe: Foe): foe is { dragon: Dragon } {
  return 'dragon' in foe;
}

export function sameFoe(one: Foe | undefined, other: Foe | undefined): boolean {
  return one !== undefined && other !== undefined && foeKey(one) === foeKey(other);
}

/** The icons of a number of skills, one after the other. */
export function iconsOf(skills: Skills): Skill[] {
  return SKILLS.flatMap((skill) => Array.from({ length: skills[skill] }, () => skill));
}

/** An icon that a foe asks for, and whether it is met. */
export interface Need {
  skill: Skill;
  met: boolean;
}

/** What a foe asks for, icon by icon, the met ones of each skill first. */
export function needsOf(needs: Skills, missing: Skills): Need[] {
  return SKILLS.flatMap((skill) =>
    Array.from({ length: needs[skill] }, (_, index) => ({ skill, met: index < needs[skill] - missing[skill] })),
  );
}

export function inParty({ health }: Adventurer): boolean {
  return health !== 'gone';
}

export function adventurerOf(view: View, character: Character): Adventurer | undefined {
  return view.party.find((each) => each.character === character);
}

export function foeCardOf(view: View, foe: Foe): FoeCard | undefined {
  return view.foes.find((card) => sameFoe(card.foe, foe));
}

/** The card on the table by its name, wherever it lies. */
export function gearCardOf(view: View, card: Gear): GearCard | undefined {
  const wares = view.market?.wares.map(({ gear }) => gear) ?? [];
  return [...view.party.flatMap(({ gear }) => gear), ...view.found, ...wares].find((each) => each.card === card);
}
