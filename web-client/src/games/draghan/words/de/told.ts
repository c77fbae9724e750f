import { list, plural } from '../../../../lib/words/de/grammar';
import { rich, strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { DraghanDefeat, DraghanFate, DraghanPile } from '../../../../protocol/draghan';
import { isDragon, type Foe, type Gear, type Hero, type Monster } from '../../reading';
import { CARDS } from './pieces';
import { capital } from './grammar';
import type { told as english } from '../en/told';

const Der = (hero: Hero) => strong(capital(CARDS.heroes[hero].der));
const den = (hero: Hero) => strong(CARDS.heroes[hero].den);
const dem = (hero: Hero) => strong(CARDS.heroes[hero].dem);
const gearDen = (card: Gear) => strong(CARDS.gear[card].den);
const gearDem = (card: Gear) => strong(CARDS.gear[card].dem);
const gear = (card: Gear) => strong(CARDS.gear[card].name);
const gears = (cards: Gear[]) => strong(list(cards.map((card) => CARDS.gear[card].name)));
const gearsDen = (cards: Gear[]) => strong(list(cards.map((card) => CARDS.gear[card].den)));
const foeDer = (foe: Foe) => strong(isDragon(foe) ? CARDS.dragons[foe.dragon].name : capital(CARDS.monsters[foe.monster].der));
const foeDem = (foe: Foe) => strong(isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].dem);
const foeDen = (foe: Foe) => strong(isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].den);
const thief = (monster: Monster) => foeDer({ monster });
const gold = (count: number) => strong(`${count} Gold`);
const says = ({ you, name }: Who, mine: string, theirs: string) => (you ? rich`Du ${mine}` : rich`${strong(name)} ${theirs}`);

/** What happened, in German. */
export const told: typeof english = {
  opened: rich`Die Karten sind gemischt, und die Gruppe findet sich.`,
  chosen: (who, hero) => rich`${says(who, 'wählst', 'wählt')} ${den(hero)}.`,
  leftOpen: (who) => rich`${says(who, 'überlässt', 'überlässt')} eine Figur dem Los.`,
  joined: (hero, card) => (card ? rich`${Der(hero)} kommt dazu, mit ${gearDem(card)}.` : rich`${Der(hero)} kommt mit leeren Händen dazu.`),
  leads: (hero) => rich`${Der(hero)} hat die Karte.`,
  healedBy: (hero, card) => rich`${Der(hero)} ist geheilt, dank ${gearDem(card)}.`,
  healedHere: (hero) => rich`${Der(hero)} erholt sich hier.`,
  visited: (place) => rich`Die Gruppe erreicht: ${strong(CARDS.places[place].name)}.`,
  laidOut: (cards) => rich`Nach dem Kampf zu kaufen: ${gears(cards)}.`,
  portalFound: (found) => rich`Ein Portal: ${found} von ${3} gefunden.`,
  goldShare: (hero, count, from) => rich`${Der(hero)} bekommt ${gold(count)} für ${foeDen({ monster: from })}.`,
  goldOdd: (hero, from) => rich`${Der(hero)} bekommt die übrige Münze für ${foeDen({ monster: from })}.`,
  goldHere: (hero, count) => rich`${Der(hero)} findet hier ${gold(count)}.`,
  goldLost: (hero, count) => rich`${Der(hero)} zahlt hier ${gold(count)}.`,
  cardLost: (hero, card) => rich`${Der(hero)} verliert hier ${gearDen(card)}.`,
  leftBehind: (hero, card) => rich`${Der(hero)} lässt ${gearDen(card)} zurück.`,
  refilled: {
    marketplace: rich`Der Markt wird neu gemischt.`,
    encounters: rich`Die Begegnungen werden neu gemischt.`,
  } as Record<DraghanPile, ReturnType<typeof rich>>,
  appears: (monsters) =>
    rich`${strong(list(monsters.map((each) => CARDS.monsters[each].name)))} ${plural(monsters.length, 'taucht', 'tauchen')} auf.`,
  lies: (cards) => rich`Hier gefunden: ${gears(cards)}.`,
  dragonFound: (dragon) => rich`${strong(CARDS.dragons[dragon].name)} ist hier: Der Drache ist gefunden.`,
  stoleGold: (monster, hero) => rich`${thief(monster)} stiehlt ${dem(hero)} ${gold(1)}.`,
  stoleCard: (monster, hero, card) => rich`${thief(monster)} stiehlt ${dem(hero)} ${gearDen(card)}.`,
  stoleNothing: (monster, hero) => rich`${thief(monster)} findet bei ${dem(hero)} nichts zu stehlen.`,
  placed: (hero, against) => rich`${Der(hero)} tritt gegen ${foeDen(against)} an.`,
  moved: (hero, from, to) => rich`${Der(hero)} lässt von ${foeDem(from)} ab und tritt gegen ${foeDen(to)} an.`,
  withdrew: (hero, from) => rich`${Der(hero)} lässt von ${foeDem(from)} ab.`,
  committed: (hero, card, against) => rich`${Der(hero)} setzt ${gearDen(card)} gegen ${foeDen(against)} ein.`,
  tookBack: (hero, card) => rich`${Der(hero)} behält ${gearDen(card)} doch.`,
  standing: (stand) => (stand.met ? rich`Damit fällt das Ziel.` : rich`${plural(stand.short, 'Es fehlt', 'Es fehlen')} ${stand.short}.`),
  ready: (who) => rich`${says(who, 'bist', 'ist')} bereit.`,
  notReady: (who) => rich`${says(who, 'bist', 'ist')} doch nicht bereit.`,
  called: rich`Der Kampf wird ausgerufen.`,
  usedUp: (hero, cards) => rich`${Der(hero)} hat ${gearsDen(cards)} verbraucht.`,
  fate: {
    defeated: (each) => rich`${foeDer(each)} ist besiegt.`,
    discarded: (each) => rich`${foeDer(each)} hält stand und zieht weiter.`,
    ran: (each) => rich`${foeDer(each)} flieht ins Schattenreich.`,
    returned: (each) => rich`${foeDer(each)} hält stand und taucht ins Dunkel zurück.`,
    stays: (each) => rich`${foeDer(each)} hält stand und bleibt.`,
  } as Record<DraghanFate, (foe: Foe) => ReturnType<typeof rich>>,
  claimed: (hero, cards) => rich`${Der(hero)} behält ${gearsDen(cards)}.`,
  forfeited: (cards) => rich`Verloren: ${gears(cards)}.`,
  hurt: (hero) => rich`${Der(hero)} ist verletzt.`,
  left: (hero) => rich`${Der(hero)} ist wieder verletzt und geht, mit allem Besitz.`,
  bought: (hero, card, price) => rich`${Der(hero)} kauft ${gearDen(card)} für ${gold(price)}.`,
  held: (card, hero) => rich`Für ${den(hero)} reserviert: ${gear(card)}.`,
  released: (card) => rich`Nicht mehr reserviert: ${gear(card)}.`,
  done: (who) => rich`${says(who, 'kaufst', 'kauft')} nichts mehr.`,
  marketClosed: rich`Der Markt schließt.`,
  given: (from, to, card) => rich`${Der(from)} gibt ${dem(to)} ${gearDen(card)}.`,
  travelled: rich`Die Gruppe geht durch das Portal ins ${strong('Schattenreich')}.`,
  travelledForced: rich`Das dritte Portal zieht die Gruppe ins ${strong('Schattenreich')}.`,
  stayed: rich`Die Gruppe bleibt in Draghan.`,
  won: (dragon) => rich`${strong(CARDS.dragons[dragon].name)} fällt. Ihr habt gewonnen.`,
  lost: {
    nobody_to_join: rich`Niemand ist mehr da, der dazukommen könnte: Alles ist verloren.`,
    nobody_left: rich`Im Schattenreich ist niemand mehr übrig: Alles ist verloren.`,
    no_way_on: rich`Kein Weg führt weiter: Alles ist verloren.`,
  } as Record<DraghanDefeat, ReturnType<typeof rich>>,
};
