import { merge } from '../../../../lib/sentences';
import { list, plural, sentences } from '../../../../lib/words/de/grammar';
import type { DraghanHarm } from '../../../../protocol/draghan';
import type { Foe, Forecast, Gear, Hero, Skills } from '../../reading';
import { isDragon, SKILLS } from '../../reading';
import type { DraghanWords } from '..';
import type { Phrases } from '../en';
import { powerIn } from '../catalogue';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { capital } from './grammar';
import { CARDS } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

const data = sentences(table, TABLE);
const { skill: SKILL, part: PART, on: ON } = table;
const hero = (hero: Hero) => CARDS.heroes[hero].name;
const der = (hero: Hero) => CARDS.heroes[hero].der;
const Der = (hero: Hero) => capital(der(hero));
const den = (hero: Hero) => CARDS.heroes[hero].den;
const gear = (card: Gear) => CARDS.gear[card].name;
const foeName = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster].name);
const foeIn = (foe: Foe, form: 'den' | 'dem') => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster][form]);
const foes = (all: Foe[]) => list(all.map(foeName));
const gold = (count: number) => `${count} Gold`;
const cards = (count: number) => `${count} ${plural(count, 'Karte', 'Karten')}`;
const short = (count: number) => `${plural(count, 'fehlt', 'fehlen')} ${count}`;
const skills = (all: Skills) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${all[skill]} ${SKILL[skill]}`)) || 'nichts';

/** What Draghan says in German where a sentence needs grammar; the rest is in `table.json`. */
const phrases: Phrases = {
  hero,
  gear,

  foe: foeName,
  place: (place) => CARDS.places[place].name,
  dragon: (dragon) => CARDS.dragons[dragon].name,
  tale: {
    hero: (hero) => CARDS.heroes[hero].tale,
    gear: (card) => CARDS.gear[card].tale,
    place: (place) => CARDS.places[place].tale,
    foe: (foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].tale : CARDS.monsters[foe.monster].tale),
  },

  power: powerIn(data),
  skills,

  roundOf: (round, leader) => `Runde ${round}, ${der(leader)} führt`,
  party: {
    gold,

    cards,

    look: (hero_, owner) => `${hero(hero_)} von ${owner}: genauer ansehen`,
    choose: (hero_) => `${hero(hero_)}: auswählen`,
    has: (skill, has, more) => `${SKILL[skill]} ${has}${more > 0 ? `, mit dieser Figur ${has + more}` : ''}`,
    load: (part, has, most) => `${PART[part]} ${has} von ${most}`,
  },

  board: {
    needs: (needs, missing, short) =>
      short === 0 ? `verlangt ${skills(needs)}, alles erfüllt` : `verlangt ${skills(needs)}, es fehlt noch ${skills(missing)}`,
    short,

    gold,
    fallsTo: (heroes) => `durch ${list(heroes.map(hero))}`,
    fallsWith: (cards) => `fällt durch: ${list(cards.map(gear))}`,
    lacks: (missing) => `dazu noch ${skills(missing)}`,
    fells: (name) => `fällt ${foeIn(name, 'den')}`,
    leavesShort: (name, count) => `${foeName(name)}: dann ${short(count)}`,
    idle: (name) => `hilft nicht gegen ${foeIn(name, 'den')}`,
    faces: (name) => `gegen ${foeIn(name, 'den')}`,

    would: (hero_, stand) => (stand.met ? `+ ${hero(hero_)}: fällt` : `+ ${hero(hero_)}: ${short(stand.short)}`),
    wouldLeave: (hero_) => `− ${hero(hero_)}`,
    place: (hero_, name) => `${hero(hero_)} gegen ${foeIn(name, 'den')}`,
    withdraw: (hero_, name) => `${capital(den(hero_))} von ${foeIn(name, 'dem')} zurücknehmen`,
    foundWhy: (hero_) => `Fallen alle Monster, behält ${der(hero_)} den Fund.`,
    heldFor: (hero_) => `reserviert: ${hero(hero_)}`,
  },

  stakes: {
    claims: (hero_, found) => `Alle Monster fallen: ${Der(hero_)} behält ${list(found.map((card) => CARDS.gear[card].den))}.`,
    harm: {
      none: () => '',
      hurt: (hero_) => `Eins steht noch: ${Der(hero_)} wird verletzt.`,
      leaves: (hero_) => `Eins steht noch: ${Der(hero_)} verlässt die Gruppe.`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
  },

  hearth: {
    who: (nth, all) => (all === 1 ? 'Wer bist du?' : `Wer ist deine Figur ${nth} von ${all}?`),
    sum: (fell, stood) =>
      stood === 0 ? 'Alle Gegner sind gefallen' : fell === 0 ? 'Kein Gegner ist gefallen' : `${fell} gefallen, ${stood} nicht`,
    arrives: (place) => `Nächster Ort: ${CARDS.places[place].name}`,
    faster: (name, hero_) => `${name} war schneller: ${Der(hero_)} ist vergeben.`,
    heal: (hero_) => `${capital(den(hero_))} heilen?`,
    healWhy: (hero_) => `${Der(hero_)} ist verletzt und zählt weniger.`,
    where: (hero_) => `Wo steht ${CARDS.heroes[hero_].dein}?`,
    stands: (hero_, name) => `${capital(CARDS.heroes[hero_].dein)} steht gegen ${foeIn(name, 'den')}`,
    coin: (name) => `Wer bekommt die übrige Münze für ${foeIn(name, 'den')}?`,
    joins: (gone) => `Wer kommt für ${den(gone)}?`,
    buyFor: (card) => `${gear(card)}: für wen?`,
    share: (hero_) => `Gibt ${der(hero_)} eine Karte weiter?`,
    shareTo: (card) => `${gear(card)}: an wen?`,
    carryWhy: (hero_, part, too_many) => `${hero(hero_)}: ${cards(too_many)} zu viel ${ON[part]}.`,
    carryThis: (card) => `${capital(CARDS.gear[card].den)} zurücklassen?`,
  },

  options: {
    heals: (card) => `Nimm: ${gear(card)}`,
    healsWhy: (hero_) => `${der(hero_)} ist wieder gesund`,
    short,

    then: (name, stand) => `${foeName(name)} ${stand.met ? 'fällt weiterhin' : short(stand.short)}`,
    withdraws: (hero_) => `${capital(den(hero_))} zurück`,
    commits: (card) => `Einsetzen: ${gear(card)}`,
    takesBack: (card) => `Behalten: ${gear(card)}`,
    forecast: (forecast: Forecast): string => {
      if (forecast.wins) return 'der Drache fällt, ihr gewinnt';
      if (forecast.stands.length === 0) return 'alle fallen';
      return forecast.falls.length === 0
        ? 'niemand fällt'
        : `${foes(forecast.stands)} ${plural(forecast.stands.length, 'steht', 'stehen')} noch`;
    },
    harm: {
      none: () => 'niemand wird verletzt',
      hurt: (hero_) => `${der(hero_)} wird verletzt`,
      leaves: (hero_) => `${der(hero_)} verlässt die Gruppe`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
    beThe: (hero_) => `${capital(den(hero_))} nehmen`,
    joins: (hero_) => `${Der(hero_)} kommt mit`,
    brings: (all) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${SKILL[skill]} +${all[skill]}`)),
    buys: (hero_) => `${Der(hero_)} kauft`,
    overfull: (part) => `zu viel ${ON[part]}`,
    holds: (hero_) => `Für ${den(hero_)}`,
    closesMarketWhy: (unsold) => `${cards(unsold.length)} ${plural(unsold.length, 'kommt', 'kommen')} unter den Stapel`,
    gives: (hero_) => `An ${den(hero_)}`,
    leavesBehind: (card) => `Zurück: ${gear(card)}`,
    leavesBehindMore: (more) => (more === 0 ? 'dann reicht es' : `dann noch ${more}`),
  },

  card: {
    gives: (all) => `Gibt ${skills(all)}, einmal.`,
    worn: (part) => `Getragen: ${ON[part]}.`,
    asks: (all) => `Verlangt ${skills(all)}.`,
    printed: (all) => `Auf der Karte steht ${skills(all)}; der Ort ändert es.`,
  },

  result: {
    won: (dragon) => `${CARDS.dragons[dragon].name} ist besiegt`,
    freedWhy: (dragon) => `Mit ${CARDS.dragons[dragon].name} ist der letzte Drache gebannt.`,
  },

  facts,
  rules,
  told,
};

/** Everything Draghan says in German. */
export const words: DraghanWords = merge(data, phrases);
