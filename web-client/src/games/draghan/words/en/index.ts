import { merge } from '../../../../lib/sentences';
import { list, plural, sentences } from '../../../../lib/words/en/grammar';
import type { DraghanHarm } from '../../../../protocol/draghan';
import type { BodyPart, Dragon, Foe, Forecast, Gear, Hero, Place, Skill, Skills, Stand } from '../../reading';
import { isDragon, SKILLS } from '../../reading';
import { powerIn } from '../catalogue';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { CARDS } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

const data = sentences(table, TABLE);
const { skill: SKILL, part: PART } = table;
const hero = (hero: Hero) => CARDS.heroes[hero].name;
const gear = (card: Gear) => CARDS.gear[card].name;
const foeName = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name);
const foe = (each: Foe) => (isDragon(each) ? foeName(each) : `the ${foeName(each)}`);
const gears = (cards: Gear[]) => list(cards.map(gear));
const foes = (all: Foe[]) => list(all.map(foeName));
const gold = (count: number) => `${count} gold`;
const cards = (count: number) => `${count} ${plural(count, 'card', 'cards')}`;
const skills = (all: Skills) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${all[skill]} ${SKILL[skill]}`)) || 'nothing';

/** What Draghan says in English where a sentence needs grammar; the rest is in `table.json`. */
const phrases = {
  hero,
  gear,

  foe: foeName,
  place: (place: Place) => CARDS.places[place].name,
  dragon: (dragon: Dragon) => CARDS.dragons[dragon].name,
  tale: {
    hero: (hero: Hero) => CARDS.heroes[hero].tale,
    gear: (card: Gear) => CARDS.gear[card].tale,
    place: (place: Place) => CARDS.places[place].tale,
    foe: (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].tale : CARDS.monsters[foe.monster].tale),
  },

  power: powerIn(data),
  skills,

  roundOf: (round: number, leader: Hero) => `Round ${round}, the ${hero(leader)} leads`,
  party: {
    gold,

    cards,

    look: (hero_: Hero, owner: string) => `${hero(hero_)} of ${owner}: look closer`,
    choose: (hero_: Hero) => `${hero(hero_)}: choose`,
    has: (skill: Skill, has: number, more: number) => `${SKILL[skill]} ${has}${more > 0 ? `, with this one ${has + more}` : ''}`,
    load: (part: BodyPart, has: number, most: number) => `${PART[part]} ${has} of ${most}`,
  },

  board: {
    needs: (needs: Skills, missing: Skills, short: number) =>
      short === 0 ? `asks for ${skills(needs)}, all met` : `asks for ${skills(needs)}, still missing ${skills(missing)}`,
    short: (count: number) => `${count} short`,
    gold: (count: number) => gold(count),
    fallsTo: (heroes: Hero[]) => `to ${list(heroes.map(hero))}`,
    fallsWith: (cards: readonly Gear[]) => `falls with ${list(cards.map(gear))}`,
    lacks: (missing: Skills) => `lacks ${skills(missing)}`,
    fells: (name: Foe) => `fells ${foe(name)}`,
    leavesShort: (name: Foe, count: number) => `${foeName(name)} then ${count} short`,
    idle: (name: Foe) => `no help against ${foe(name)}`,
    faces: (name: Foe) => `faces ${foe(name)}`,
    would: (hero_: Hero, stand: Stand) => (stand.met ? `+ ${hero(hero_)}: falls` : `+ ${hero(hero_)}: ${stand.short} short`),
    wouldLeave: (hero_: Hero) => `− ${hero(hero_)}`,
    place: (hero_: Hero, name: Foe) => `${hero(hero_)} against ${foe(name)}`,
    withdraw: (hero_: Hero, name: Foe) => `Take ${hero(hero_)} back from ${foe(name)}`,
    foundWhy: (hero_: Hero) => `If every monster falls, the ${hero(hero_)} keeps it.`,
    heldFor: (hero_: Hero) => `held for ${hero(hero_)}`,
  },

  stakes: {
    claims: (hero_: Hero, found: Gear[]) => `All monsters fall: the ${hero(hero_)} keeps ${gears(found)}.`,
    harm: {
      none: () => '',
      hurt: (hero_: Hero) => `One stands: the ${hero(hero_)} is hurt.`,
      leaves: (hero_: Hero) => `One stands: the ${hero(hero_)} leaves the party.`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
  },

  hearth: {
    who: (nth: number, all: number) => (all === 1 ? 'Who are you?' : `Who is your character ${nth} of ${all}?`),
    sum: (fell: number, stood: number) => (stood === 0 ? 'Every foe fell' : fell === 0 ? 'No foe fell' : `${fell} fell, ${stood} stood`),
    arrives: (place: Place) => `The party reaches ${CARDS.places[place].name}`,
    faster: (name: string, hero_: Hero) => `${name} was faster: the ${hero(hero_)} is taken.`,
    heal: (hero_: Hero) => `Heal the ${hero(hero_)}?`,
    healWhy: (hero_: Hero) => `The ${hero(hero_)} is hurt and counts for less.`,
    where: (hero_: Hero) => `Where does your ${hero(hero_)} stand?`,
    stands: (hero_: Hero, name: Foe) => `Your ${hero(hero_)} faces ${foe(name)}`,
    coin: (name: Foe) => `Who gets the odd coin of ${foe(name)}?`,
    joins: (gone: Hero) => `Who joins for the ${hero(gone)}?`,
    buyFor: (card: Gear) => `${gear(card)}: for whom?`,
    share: (hero_: Hero) => `Does the ${hero(hero_)} give a card away?`,
    shareTo: (card: Gear) => `${gear(card)}: to whom?`,
    carryWhy: (hero_: Hero, part: BodyPart, too_many: number) => `${hero(hero_)}: ${cards(too_many)} too many for the ${PART[part]}.`,
    carryThis: (card: Gear) => `Leave ${gear(card)}?`,
  },

  /** The buttons of the hearth: what they do, and what follows. */
  options: {
    heals: (card: Gear) => `Use ${gear(card)}`,
    healsWhy: (hero_: Hero) => `${hero(hero_)} is healthy again`,
    short: (count: number) => `${count} short`,
    then: (name: Foe, stand: Stand) => `${foeName(name)} ${stand.met ? 'still falls' : `${stand.short} short`}`,
    withdraws: (hero_: Hero) => `Take ${hero(hero_)} back`,
    commits: (card: Gear) => `Use ${gear(card)}`,
    takesBack: (card: Gear) => `Keep ${gear(card)}`,
    forecast: (forecast: Forecast): string => {
      if (forecast.wins) return 'the dragon falls, you win';
      if (forecast.stands.length === 0) return 'all fall';
      return forecast.falls.length === 0 ? 'nobody falls' : `${foes(forecast.stands)} ${plural(forecast.stands.length, 'stands', 'stand')}`;
    },
    harm: {
      none: () => 'nobody is hurt',
      hurt: (hero_: Hero) => `${hero(hero_)} is hurt`,
      leaves: (hero_: Hero) => `${hero(hero_)} leaves the party`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
    beThe: (hero_: Hero) => `Be the ${hero(hero_)}`,
    joins: (hero_: Hero) => `The ${hero(hero_)} joins`,
    brings: (all: Skills) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${SKILL[skill]} +${all[skill]}`)),
    buys: (hero_: Hero) => `${hero(hero_)} buys`,
    overfull: (part: BodyPart) => `too much for the ${PART[part]}`,
    holds: (hero_: Hero) => `Hold for ${hero(hero_)}`,
    closesMarketWhy: (unsold: Gear[]) => `${cards(unsold.length)} ${plural(unsold.length, 'goes', 'go')} under the pile`,
    gives: (hero_: Hero) => `To the ${hero(hero_)}`,
    leavesBehind: (card: Gear) => `Leave ${gear(card)}`,
    leavesBehindMore: (more: number) => (more === 0 ? 'then that is enough' : `then ${more} more`),
  },

  card: {
    gives: (all: Skills) => `Gives ${skills(all)}, once.`,
    worn: (part: BodyPart) => `Worn on: ${PART[part]}.`,
    asks: (all: Skills) => `Asks for ${skills(all)}.`,
    printed: (all: Skills) => `The card itself asks for ${skills(all)}; the place changes it.`,
  },

  result: {
    won: (dragon: Dragon) => `${CARDS.dragons[dragon].name} is beaten`,
    freedWhy: (dragon: Dragon) => `With ${CARDS.dragons[dragon].name} the last dragon is banished.`,
  },

  facts,
  rules,
  told,
};

export type Phrases = typeof phrases;

/** Everything Draghan says in English. */
export const words = merge(data, phrases);
