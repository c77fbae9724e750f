import { listIn, pluralIn } from '../../../lib/plural';
import type { DraghanDefeat, DraghanHarm } from '../../../protocol/draghan';
import type { BodyPart, Dragon, Foe, Forecast, Gear, Hero, Place, Power, Skill, Skills, Stage, Stand } from '../reading';
import { isDragon, SKILLS } from '../reading';
import { CARDS } from './cards-en';
import { rules } from './rules-en';
import { told } from './told-en';

const list = listIn('en');
const plural = pluralIn('en');
const SKILL: Record<Skill, string> = { strength: 'Strength', charm: 'Charm', knowledge: 'Knowledge' };
const PART: Record<BodyPart, string> = { head: 'head', torso: 'torso', hand: 'hand' };
const hero = (hero: Hero) => CARDS.heroes[hero].name;
const gear = (card: Gear) => CARDS.gear[card].name;
const foeName = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name);
const foe = (each: Foe) => (isDragon(each) ? foeName(each) : `the ${foeName(each)}`);
const gears = (cards: Gear[]) => list(cards.map(gear));
const foes = (all: Foe[]) => list(all.map(foeName));
const gold = (count: number) => `${count} gold`;
const cards = (count: number) => `${count} ${plural(count, 'card', 'cards')}`;
const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);
const skills = (all: Skills) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${all[skill]} ${SKILL[skill]}`)) || 'nothing';

const power = (power: Power): string => {
  switch (power.does) {
    case 'market':
      return 'Cards are for sale after the fight.';
    case 'portal':
      return 'The way to the Shadow Realm opens at the end of the round.';
    case 'heal_all':
      return 'Every hurt character heals.';
    case 'heal_active':
      return 'The active character heals.';
    case 'encounters':
      return power.more > 0 ? 'One encounter more.' : 'One encounter fewer.';
    case 'gold':
      return power.gain > 0 ? `The active character gains ${gold(power.gain)}.` : `The active character loses ${gold(-power.gain)}.`;
    case 'characters':
      return `Every character: ${signed(power.change.by)} ${SKILL[power.change.skill]} this round.`;
    case 'foes':
      return `Every foe that asks for ${SKILL[power.change.skill]}: ${signed(power.change.by)} this round.`;
    case 'lose_equipment':
      return 'The active character loses a card by lot.';
    case 'no_healing':
      return 'No healing card helps at the end of this round.';
  }
};

/** Everything Draghan says in English. */
export const en = {
  skill: SKILL,
  part: PART,
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
  power,
  skills,
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number, leader: Hero) => `Round ${round}, the ${hero(leader)} leads`,
  beforeRounds: 'Before the journey',
  phase: {
    choosing: 'The party gathers',
    early_healing: 'Healing',
    planning: 'The fight',
    odd_coins: 'The odd coin',
    replacing: 'A new companion',
    market: 'The market',
    sharing: 'Sharing',
    late_healing: 'Healing',
    carrying: 'The load',
    travelling: 'At the Portal',
    over: 'The end',
  } as Record<Stage['phase'], string>,
  realm: { draghan: 'Draghan', shadow_realm: 'Shadow Realm' },

  party: {
    title: 'The party',
    map: 'holds the map',
    hurt: 'hurt',
    gone: 'gone',
    away: 'away',
    ready: 'ready',
    plans: 'plans',
    buys: 'buys',
    done: 'done',
    chooses: 'chooses',
    lot: 'by lot',
    gold,
    cards,
    nothing: 'no equipment',
    look: (hero_: Hero, owner: string) => `${hero(hero_)} of ${owner}: look closer`,
    choose: (hero_: Hero) => `${hero(hero_)}: choose`,
    chosen: 'chosen',
    load: (part: BodyPart, has: number, most: number) => `${PART[part]} ${has} of ${most}`,
    healthySide: 'Healthy',
    hurtSide: 'Hurt',
  },

  board: {
    portals: (found: number) => `Portals ${found} of 3`,
    places: (left: number) => `${left} ${plural(left, 'place', 'places')} left`,
    foes: 'Foes',
    needs: (needs: Skills, missing: Skills, short: number) =>
      short === 0 ? `asks for ${skills(needs)}, all met` : `asks for ${skills(needs)}, still missing ${skills(missing)}`,
    falls: 'Falls',
    waits: 'Nobody there',
    short: (count: number) => `${count} short`,
    guarded: 'Guarded',
    fell: 'Fallen',
    stood: 'Stood',
    gold: (count: number) => gold(count),
    steals: 'Theft',
    runs: 'Runs',
    would: (hero_: Hero, stand: Stand) => (stand.met ? `+ ${hero(hero_)}: falls` : `+ ${hero(hero_)}: ${stand.short} short`),
    wouldLeave: (hero_: Hero) => `− ${hero(hero_)}`,
    place: (hero_: Hero, name: Foe) => `${hero(hero_)} against ${foe(name)}`,
    withdraw: (hero_: Hero, name: Foe) => `Take ${hero(hero_)} back from ${foe(name)}`,
    look: (name: string) => `${name}: look closer`,
    found: 'Found here',
    foundWhy: (hero_: Hero) => `If every monster falls, the ${hero(hero_)} keeps it.`,
    nothing: 'No foe shows itself here.',
    market: 'For sale',
    marketLater: 'For sale after the fight',
    price: (price: number) => gold(price),
    heldFor: (hero_: Hero) => `held for ${hero(hero_)}`,
    sold: 'Everything is sold.',
    committed: 'committed',
    unused: 'Who may come along',
    mine: 'Your characters',
    heals: 'heals',
    lastFight: 'The last fight',
  },

  journey: {
    title: 'The journey',
    runaways: (count: number) => `${count} ran ahead to the Shadow Realm`,
    noRunaways: 'Nobody has run to the Shadow Realm',
    left: (places: number, realm: string) => `${places} ${plural(places, 'place', 'places')} left in ${realm}`,
    dragons: 'Dragons that may wait',
    dragonFound: 'The dragon',
    setAside: 'Beaten in this campaign',
    supply: (coins: number) => `${gold(coins)} in the supply`,
    piles: 'Piles',
    encounters: (left: number) => `${left} ${plural(left, 'encounter', 'encounters')} in the pile`,
    marketplace: (left: number) => `${left} Marketplace ${plural(left, 'card', 'cards')}`,
    open: 'The journey so far',
  },

  stakes: {
    title: 'At stake this round',
    claims: (hero_: Hero, found: Gear[]) => `All monsters fall: the ${hero(hero_)} keeps ${gears(found)}.`,
    harm: {
      none: () => '',
      hurt: (hero_: Hero) => `One stands: the ${hero(hero_)} is hurt.`,
      leaves: (hero_: Hero) => `One stands: the ${hero(hero_)} leaves the party.`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
    safe: 'Nothing to lose here.',
    dragon: 'Every monster and the dragon in one round: then you win.',
  },

  hearth: {
    allPlan: 'All plan together',
    yourMap: 'You hold the map',
    ready: 'ready',
    readyOf: (ready: number, all: number) => `${ready} of ${all}`,
    waitingFor: (names: string[]) => `Waiting for ${list(names)}`,
    out: 'Your characters are gone. You watch and give advice; the others win for you too.',
    other: 'Something else',

    who: (nth: number, all: number) => (all === 1 ? 'Who are you?' : `Who is your character ${nth} of ${all}?`),
    whoWhy: 'First come, first served. Everybody chooses at once.',
    chosenAll: 'Your choice is made',
    chosenAllWhy: 'You can still change it until everybody has chosen.',

    heal: (hero_: Hero) => `Heal the ${hero(hero_)}?`,
    healWhy: (hero_: Hero) => `The ${hero(hero_)} is hurt and counts for less.`,

    where: (hero_: Hero) => `Where does your ${hero(hero_)} stand?`,
    stands: (hero_: Hero, name: Foe) => `Your ${hero(hero_)} faces ${foe(name)}`,
    planWhole: 'How does the plan look?',
    callButton: 'Call the fight',
    callWaits: (names: string[]) => `waits for ${list(names)}`,

    coin: (name: Foe) => `Who gets the odd coin of ${foe(name)}?`,
    coinWhy: (coins: number) => `${coins} ${plural(coins, 'coin is', 'coins are')} left over.`,
    joins: (gone: Hero) => `Who joins for the ${hero(gone)}?`,
    joinsWhy: 'Healthy, without gold, with the top card of the Marketplace.',
    buy: 'What do you buy?',
    buyFor: (card: Gear) => `${gear(card)}: for whom?`,
    buyWhy: 'Everybody may buy, each character with its own gold.',
    share: (hero_: Hero) => `Does the ${hero(hero_)} give a card away?`,
    shareWhy: 'One card, to anybody in the party.',
    shareTo: (card: Gear) => `${gear(card)}: to whom?`,
    carry: 'What stays behind?',
    carryWhy: (hero_: Hero, part: BodyPart, too_many: number) => `${hero(hero_)}: ${cards(too_many)} too many for the ${PART[part]}.`,
    carryThis: (card: Gear) => `Leave ${gear(card)}?`,
    travel: 'Through the Portal?',
    travelWhy: 'There is no market and no new companion on the other side.',

    others: {
      choosing: (names: string[]) => `${list(names)} ${plural(names.length, 'chooses', 'choose')} a character`,
      early_healing: (names: string[]) => `${list(names)} may heal`,
      planning: (names: string[]) => `${list(names)} ${plural(names.length, 'plans', 'plan')}`,
      odd_coins: (names: string[]) => `${list(names)} ${plural(names.length, 'shares', 'share')} out the odd coin`,
      replacing: (names: string[]) => `${list(names)} ${plural(names.length, 'picks', 'pick')} a new companion`,
      market: (names: string[]) => `${list(names)} may buy`,
      sharing: (names: string[]) => `${list(names)} may give a card away`,
      late_healing: (names: string[]) => `${list(names)} may heal`,
      carrying: (names: string[]) => `${list(names)} ${plural(names.length, 'has', 'have')} too much to carry`,
      travelling: (names: string[]) => `${list(names)} ${plural(names.length, 'decides', 'decide')} about the Portal`,
      over: () => 'The game is over',
    } as Record<Stage['phase'], (names: string[]) => string>,
  },

  /** The buttons of the hearth: what they do, and what follows. */
  options: {
    leavesOpen: 'By lot',
    leavesOpenWhy: 'somebody whom nobody chose',
    heals: (card: Gear) => `Use ${gear(card)}`,
    healsWhy: (hero_: Hero) => `${hero(hero_)} is healthy again`,
    healsNobody: 'Not now',
    healsNobodyWhy: 'the card is kept',
    met: 'falls',
    short: (count: number) => `${count} short`,
    then: (name: Foe, stand: Stand) => `${foeName(name)} ${stand.met ? 'still falls' : `${stand.short} short`}`,
    withdraws: (hero_: Hero) => `Take ${hero(hero_)} back`,
    commits: (card: Gear) => `Use ${gear(card)}`,
    takesBack: (card: Gear) => `Keep ${gear(card)}`,
    agrees: 'I’m ready',
    agreesWhy: 'to the plan as it stands',
    agreesLast: 'the last one: the fight can be called',
    disagrees: 'Not ready after all',
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
    coinWhy: (left: number) => `then has ${gold(left)}`,
    joinsWhy: (all: Skills) => skills(all),
    buys: (hero_: Hero) => `${hero(hero_)} buys`,
    buysWhy: (price: number, left: number) => `pays ${price}, keeps ${left}`,
    overfull: (part: BodyPart) => `too much for the ${PART[part]}`,
    holds: (hero_: Hero) => `Hold for ${hero(hero_)}`,
    holdsWhy: 'nobody else can buy it',
    releases: 'Hold no longer',
    releasesWhy: 'anybody can buy it',
    buysNothing: 'Nothing more',
    buysNothingWhy: 'the others may go on',
    buysNothingCloses: 'closes the market',
    closesMarket: 'Close the market',
    closesMarketWhy: (unsold: Gear[]) => `${cards(unsold.length)} ${plural(unsold.length, 'goes', 'go')} under the pile`,
    gives: (hero_: Hero) => `To the ${hero(hero_)}`,
    givesWhy: 'once a round',
    givesNothing: 'Keep everything',
    leavesBehind: (card: Gear) => `Leave ${gear(card)}`,
    leavesBehindMore: (more: number) => (more === 0 ? 'then that is enough' : `then ${more} more`),
    travels: 'Travel',
    travelsWhy: 'to the Shadow Realm, for good',
    stays: 'Stay',
    staysWhy: (found: number) => `${found} of 3 Portals found; the third forces you`,
  },

  card: {
    gives: (all: Skills) => `Gives ${skills(all)}, once.`,
    heals: 'Heals the active character that carries it, at the start or the end of a round. Of no use in a fight.',
    worn: (part: BodyPart) => `Worn on: ${PART[part]}.`,
    asks: (all: Skills) => `Asks for ${skills(all)}.`,
    printed: (all: Skills) => `The card itself asks for ${skills(all)}; the place changes it.`,
    pays: (count: number) => `Pays ${gold(count)} when it falls, shared by those who face it.`,
    steals: 'Steals when it appears: a coin of the active character, else a card by lot.',
    runs: 'If it does not fall, it runs ahead to the Shadow Realm.',
    guards: 'Monsters guard it: it falls only in a round in which every monster falls.',
    why: 'Why not now',
  },

  result: {
    won: (dragon: Dragon) => `${CARDS.dragons[dragon].name} is beaten`,
    wonWhy: 'The party found the dragon and brought it down together.',
    freed: 'The kingdom is free',
    freedWhy: (dragon: Dragon) => `With ${CARDS.dragons[dragon].name} the last dragon is banished.`,
    lost: 'The dragon wins',
    lostWhy: {
      nobody_to_join: 'A companion fell, and nobody was left to take the place.',
      nobody_left: 'Nobody of the party is left in the Shadow Realm.',
      no_way_on: 'In the Shadow Realm no way led on.',
    } as Record<DraghanDefeat, string>,
    columns: ['Characters', 'Gold', 'Cards'],
  },

  primer: {
    skills: 'Three skills',
    skillsWhy: 'A foe falls when those who face it bring every icon it asks for. What is left over is lost.',
    goal: 'What wins',
    goalText: 'Find a Portal, cross into the Shadow Realm, find the dragon and beat it together. You win or lose as one.',
    rounds: 'A round',
    roundText: 'A new place, foes to face, gold, perhaps a market. Whoever holds the map gets hurt if a monster is left standing.',
  },

  rules,
  told,
};

/** The words of Draghan, in any language. */
export type DraghanWords = typeof en;
