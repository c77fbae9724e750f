import { list, plural } from '../../../../lib/words/en/grammar';
import { rich, strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { DraghanDefeat, DraghanFate, DraghanPile } from '../../../../protocol/draghan';
import { isDragon, type Dragon, type Foe, type Gear, type Hero, type Monster, type Place, type Stand } from '../../reading';
import { CARDS } from './pieces';

const the = (hero: Hero) => strong(`The ${CARDS.heroes[hero].name}`);
const a = (hero: Hero) => strong(`the ${CARDS.heroes[hero].name}`);
const gear = (card: Gear) => strong(CARDS.gear[card].name);
const gears = (cards: Gear[]) => strong(list(cards.map((card) => CARDS.gear[card].name)));
const name = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name);
const foe = (each: Foe) => strong(isDragon(each) ? name(each) : `the ${name(each)}`);
const Foe = (each: Foe) => strong(isDragon(each) ? name(each) : `The ${name(each)}`);
const monster = (each: Monster) => foe({ monster: each });
const gold = (count: number) => strong(`${count} gold`);
const says = ({ you, name }: Who, mine: string, theirs: string) => (you ? rich`You ${mine}` : rich`${strong(name)} ${theirs}`);

/** What happened, in the present, for the log and the chronicle. */
export const told = {
  opened: rich`The cards are shuffled and the party gathers.`,
  chosen: (who: Who, hero: Hero) => rich`${says(who, 'choose', 'chooses')} ${a(hero)}.`,
  leftOpen: (who: Who) => rich`${says(who, 'leave', 'leaves')} a character to the lot.`,
  joined: (hero: Hero, card: Gear | undefined) =>
    card ? rich`${the(hero)} joins with ${gear(card)}.` : rich`${the(hero)} joins, empty-handed.`,
  leads: (hero: Hero) => rich`${the(hero)} holds the map.`,
  healedBy: (hero: Hero, card: Gear) => rich`${the(hero)} is healed by ${gear(card)}.`,
  healedHere: (hero: Hero) => rich`${the(hero)} recovers here.`,
  visited: (place: Place) => rich`The party reaches ${strong(CARDS.places[place].name)}.`,
  laidOut: (cards: Gear[]) => rich`For sale after the fight: ${gears(cards)}.`,
  portalFound: (found: number) => rich`A Portal: ${found} of ${3} found.`,
  goldShare: (hero: Hero, count: number, from: Monster) => rich`${the(hero)} gets ${gold(count)} for ${monster(from)}.`,
  goldOdd: (hero: Hero, from: Monster) => rich`${the(hero)} gets the odd coin of ${monster(from)}.`,
  goldHere: (hero: Hero, count: number) => rich`${the(hero)} finds ${gold(count)} here.`,
  goldLost: (hero: Hero, count: number) => rich`${the(hero)} pays ${gold(count)} here.`,
  cardLost: (hero: Hero, card: Gear) => rich`${the(hero)} loses ${gear(card)} to this place.`,
  leftBehind: (hero: Hero, card: Gear) => rich`${the(hero)} leaves ${gear(card)} behind.`,
  refilled: {
    marketplace: rich`The Marketplace is shuffled anew.`,
    encounters: rich`The encounters are shuffled anew.`,
  } as Record<DraghanPile, ReturnType<typeof rich>>,
  appears: (monsters: Monster[]) =>
    rich`${strong(list(monsters.map((each) => CARDS.monsters[each].name)))} ${plural(monsters.length, 'appears', 'appear')}.`,
  lies: (cards: Gear[]) => rich`Found here: ${gears(cards)}.`,
  dragonFound: (dragon: Dragon) => rich`${strong(CARDS.dragons[dragon].name)} is here: the dragon is found.`,
  stoleGold: (thief: Monster, hero: Hero) => rich`${Foe({ monster: thief })} steals ${gold(1)} from ${a(hero)}.`,
  stoleCard: (thief: Monster, hero: Hero, card: Gear) => rich`${Foe({ monster: thief })} steals ${gear(card)} from ${a(hero)}.`,
  stoleNothing: (thief: Monster, hero: Hero) => rich`${Foe({ monster: thief })} finds nothing to steal from ${a(hero)}.`,
  placed: (hero: Hero, against: Foe) => rich`${the(hero)} faces ${foe(against)}.`,
  moved: (hero: Hero, from: Foe, to: Foe) => rich`${the(hero)} turns from ${foe(from)} to ${foe(to)}.`,
  withdrew: (hero: Hero, from: Foe) => rich`${the(hero)} steps back from ${foe(from)}.`,
  committed: (hero: Hero, card: Gear, against: Foe) => rich`${the(hero)} uses ${gear(card)} against ${foe(against)}.`,
  tookBack: (hero: Hero, card: Gear) => rich`${the(hero)} keeps ${gear(card)} after all.`,
  /** How a foe stands, behind what changed it. */
  standing: (stand: Stand) => (stand.met ? rich`It falls.` : rich`${stand.short} short.`),
  ready: (who: Who) => rich`${says(who, 'are', 'is')} ready.`,
  notReady: (who: Who) => rich`${says(who, 'are', 'is')} not ready after all.`,
  called: rich`The fight is called.`,
  usedUp: (hero: Hero, cards: Gear[]) => rich`${the(hero)} has used up ${gears(cards)}.`,
  fate: {
    defeated: (each: Foe) => rich`${Foe(each)} is defeated.`,
    discarded: (each: Foe) => rich`${Foe(each)} stands, and goes its way.`,
    ran: (each: Foe) => rich`${Foe(each)} runs to the Shadow Realm.`,
    returned: (each: Foe) => rich`${Foe(each)} stands, and slips back into the dark.`,
    stays: (each: Foe) => rich`${Foe(each)} stands, and stays.`,
  } as Record<DraghanFate, (foe: Foe) => ReturnType<typeof rich>>,
  claimed: (hero: Hero, cards: Gear[]) => rich`${the(hero)} keeps ${gears(cards)}.`,
  forfeited: (cards: Gear[]) => rich`Lost: ${gears(cards)}.`,
  hurt: (hero: Hero) => rich`${the(hero)} is hurt.`,
  left: (hero: Hero) => rich`${the(hero)} is hurt again and leaves with everything.`,
  bought: (hero: Hero, card: Gear, price: number) => rich`${the(hero)} buys ${gear(card)} for ${gold(price)}.`,
  held: (card: Gear, hero: Hero) => rich`Held for ${a(hero)}: ${gear(card)}.`,
  released: (card: Gear) => rich`Held no longer: ${gear(card)}.`,
  done: (who: Who) => rich`${says(who, 'buy', 'buys')} nothing more.`,
  marketClosed: rich`The market closes.`,
  given: (from: Hero, to: Hero, card: Gear) => rich`${the(from)} gives ${gear(card)} to ${a(to)}.`,
  travelled: rich`The party goes through the Portal into the ${strong('Shadow Realm')}.`,
  travelledForced: rich`The third Portal pulls the party into the ${strong('Shadow Realm')}.`,
  stayed: rich`The party stays in Draghan.`,
  won: (dragon: Dragon) => rich`${strong(CARDS.dragons[dragon].name)} falls. You have won.`,
  lost: {
    nobody_to_join: rich`Nobody is left to join: all is lost.`,
    nobody_left: rich`Nobody is left in the Shadow Realm: all is lost.`,
    no_way_on: rich`No way leads on: all is lost.`,
  } as Record<DraghanDefeat, ReturnType<typeof rich>>,
};
