import { listIn, pluralIn } from '../../../lib/plural';
import type { DraghanDefeat, DraghanHarm } from '../../../protocol/draghan';
import type { BodyPart, Foe, Forecast, Gear, Hero, Power, Skill, Skills, Stage } from '../reading';
import { isDragon, SKILLS } from '../reading';
import { CARDS } from './cards-de';
import type { DraghanWords } from './en';
import { capital } from './german';
import { rules } from './rules-de';
import { told } from './told-de';

const list = listIn('de');
const plural = pluralIn('de');
const SKILL: Record<Skill, string> = { strength: 'Stärke', charm: 'Charme', knowledge: 'Wissen' };
const PART: Record<BodyPart, string> = { head: 'Kopf', torso: 'Körper', hand: 'Hand' };
const PLACE: Record<BodyPart, string> = { head: 'am Kopf', torso: 'am Körper', hand: 'in den Händen' };
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
const places = (count: number) => `${count} ${plural(count, 'Ort', 'Orte')}`;
const short = (count: number) => `${plural(count, 'fehlt', 'fehlen')} ${count}`;
const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);
const skills = (all: Skills) => list(SKILLS.filter((skill) => all[skill] > 0).map((skill) => `${all[skill]} ${SKILL[skill]}`)) || 'nichts';

const power = (power: Power): string => {
  switch (power.does) {
    case 'market':
      return 'Nach dem Kampf gibt es Karten zu kaufen.';
    case 'portal':
      return 'Am Ende der Runde öffnet sich der Weg ins Schattenreich.';
    case 'heal_all':
      return 'Alle verletzten Figuren heilen.';
    case 'heal_active':
      return 'Die aktive Figur heilt.';
    case 'encounters':
      return power.more > 0 ? 'Eine Begegnung mehr.' : 'Eine Begegnung weniger.';
    case 'gold':
      return power.gain > 0 ? `Die aktive Figur bekommt ${gold(power.gain)}.` : `Die aktive Figur verliert ${gold(-power.gain)}.`;
    case 'characters':
      return `Jede Figur: ${signed(power.change.by)} ${SKILL[power.change.skill]} in dieser Runde.`;
    case 'foes':
      return `Jeder Gegner, der ${SKILL[power.change.skill]} verlangt: ${signed(power.change.by)} in dieser Runde.`;
    case 'lose_equipment':
      return 'Die aktive Figur verliert eine Karte, das Los entscheidet.';
    case 'no_healing':
      return 'Am Ende dieser Runde hilft keine Heilkarte.';
  }
};

/** Everything Draghan says in German. */
export const de: DraghanWords = {
  skill: SKILL,
  part: PART,
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
  power,
  skills,
  round: (round) => `Runde ${round}`,
  roundOf: (round, leader) => `Runde ${round}, ${der(leader)} führt`,
  beforeRounds: 'Vor der Reise',
  phase: {
    choosing: 'Die Gruppe findet sich',
    early_healing: 'Heilung',
    planning: 'Der Kampf',
    odd_coins: 'Die übrige Münze',
    replacing: 'Jemand Neues',
    market: 'Der Markt',
    sharing: 'Teilen',
    late_healing: 'Heilung',
    carrying: 'Das Gepäck',
    travelling: 'Am Portal',
    over: 'Das Ende',
  } as Record<Stage['phase'], string>,
  realm: { draghan: 'Draghan', shadow_realm: 'Schattenreich' },

  party: {
    title: 'Die Gruppe',
    map: 'hat die Karte',
    hurt: 'verletzt',
    gone: 'fort',
    away: 'weg',
    ready: 'bereit',
    plans: 'plant',
    buys: 'kauft',
    done: 'fertig',
    chooses: 'wählt',
    lot: 'per Los',
    gold,
    cards,
    nothing: 'keine Ausrüstung',
    look: (hero_, owner) => `${hero(hero_)} von ${owner}: genauer ansehen`,
    choose: (hero_) => `${hero(hero_)}: auswählen`,
    chosen: 'ausgewählt',
    load: (part, has, most) => `${PART[part]} ${has} von ${most}`,
    healthySide: 'Gesund',
    hurtSide: 'Verletzt',
  },

  board: {
    portals: (found) => `Portale ${found} von 3`,
    places: (left) => `noch ${places(left)}`,
    foes: 'Gegner',
    needs: (needs, missing, short) =>
      short === 0 ? `verlangt ${skills(needs)}, alles erfüllt` : `verlangt ${skills(needs)}, es fehlt noch ${skills(missing)}`,
    falls: 'Fällt',
    waits: 'Niemand da',
    short,
    guarded: 'Bewacht',
    fell: 'Gefallen',
    stood: 'Steht',
    gold,
    steals: 'Stiehlt',
    runs: 'Flieht',
    would: (hero_, stand) => (stand.met ? `+ ${hero(hero_)}: fällt` : `+ ${hero(hero_)}: ${short(stand.short)}`),
    wouldLeave: (hero_) => `− ${hero(hero_)}`,
    place: (hero_, name) => `${hero(hero_)} gegen ${foeIn(name, 'den')}`,
    withdraw: (hero_, name) => `${capital(den(hero_))} von ${foeIn(name, 'dem')} zurücknehmen`,
    look: (name) => `${name}: genauer ansehen`,
    found: 'Hier gefunden',
    foundWhy: (hero_) => `Fallen alle Monster, behält ${der(hero_)} den Fund.`,
    nothing: 'Hier zeigt sich kein Gegner.',
    market: 'Zu kaufen',
    marketLater: 'Nach dem Kampf zu kaufen',
    price: gold,
    heldFor: (hero_) => `reserviert: ${hero(hero_)}`,
    sold: 'Alles ist verkauft.',
    committed: 'eingesetzt',
    unused: 'Wer mitkommen kann',
    mine: 'Deine Figuren',
    heals: 'heilt',
    lastFight: 'Der letzte Kampf',
  },

  journey: {
    title: 'Die Reise',
    runaways: (count) => `${count} ins Schattenreich ${plural(count, 'geflohen', 'geflohen')}`,
    noRunaways: 'Niemand ist ins Schattenreich geflohen',
    left: (left, realm) => `noch ${places(left)}: ${realm}`,
    dragons: 'Diese Drachen können warten',
    dragonFound: 'Der Drache',
    setAside: 'In diesem Feldzug besiegt',
    supply: (coins) => `${gold(coins)} im Vorrat`,
    piles: 'Stapel',
    encounters: (left) => `${left} ${plural(left, 'Begegnung', 'Begegnungen')} im Stapel`,
    marketplace: (left) => `${left} ${plural(left, 'Marktkarte', 'Marktkarten')}`,
    open: 'Die Reise bis hierher',
  },

  stakes: {
    title: 'Worum es geht',
    claims: (hero_, found) => `Alle Monster fallen: ${Der(hero_)} behält ${list(found.map((card) => CARDS.gear[card].den))}.`,
    harm: {
      none: () => '',
      hurt: (hero_) => `Eins steht noch: ${Der(hero_)} wird verletzt.`,
      leaves: (hero_) => `Eins steht noch: ${Der(hero_)} verlässt die Gruppe.`,
    } as Record<DraghanHarm, (hero: Hero) => string>,
    safe: 'Hier ist nichts zu verlieren.',
    dragon: 'Alle Monster und der Drache in einer Runde: Dann gewinnt ihr.',
  },

  hearth: {
    allPlan: 'Alle planen gemeinsam',
    yourMap: 'Du hast die Karte',
    ready: 'bereit',
    readyOf: (ready, all) => `${ready} von ${all}`,
    waitingFor: (names) => `Es fehlt noch: ${list(names)}`,
    out: 'Deine Figuren sind fort. Du schaust zu und gibst Rat; die anderen gewinnen auch für dich.',
    other: 'Etwas anderes',

    who: (nth, all) => (all === 1 ? 'Wer bist du?' : `Wer ist deine Figur ${nth} von ${all}?`),
    whoWhy: 'Wer zuerst kommt, wählt zuerst. Alle wählen zugleich.',
    chosenAll: 'Du hast gewählt',
    chosenAllWhy: 'Ändern kannst du es, bis alle gewählt haben.',

    heal: (hero_) => `${capital(den(hero_))} heilen?`,
    healWhy: (hero_) => `${Der(hero_)} ist verletzt und zählt weniger.`,

    where: (hero_) => `Wo steht ${CARDS.heroes[hero_].dein}?`,
    stands: (hero_, name) => `${capital(CARDS.heroes[hero_].dein)} steht gegen ${foeIn(name, 'den')}`,
    planWhole: 'Wie sieht der Plan aus?',
    callButton: 'Kampf ausrufen',
    callWaits: (names) => `es fehlt noch: ${list(names)}`,

    coin: (name) => `Wer bekommt die übrige Münze für ${foeIn(name, 'den')}?`,
    coinWhy: (coins) => (coins === 1 ? 'Eine Münze ist übrig.' : `${coins} Münzen sind übrig.`),
    joins: (gone) => `Wer kommt für ${den(gone)}?`,
    joinsWhy: 'Gesund, ohne Gold, mit der obersten Karte des Marktes.',
    buy: 'Was kaufst du?',
    buyFor: (card) => `${gear(card)}: für wen?`,
    buyWhy: 'Alle dürfen kaufen, jede Figur mit eigenem Gold.',
    share: (hero_) => `Gibt ${der(hero_)} eine Karte weiter?`,
    shareWhy: 'Eine Karte, an irgendwen aus der Gruppe.',
    shareTo: (card) => `${gear(card)}: an wen?`,
    carry: 'Was bleibt zurück?',
    carryWhy: (hero_, part, too_many) => `${hero(hero_)}: ${cards(too_many)} zu viel ${PLACE[part]}.`,
    carryThis: (card) => `${capital(CARDS.gear[card].den)} zurücklassen?`,
    travel: 'Durch das Portal?',
    travelWhy: 'Drüben gibt es keinen Markt und niemanden, der dazukommt.',

    others: {
      choosing: (names) => `${list(names)} ${plural(names.length, 'wählt', 'wählen')} eine Figur`,
      early_healing: (names) => `${list(names)} kann heilen`,
      planning: (names) => `${list(names)} ${plural(names.length, 'plant', 'planen')}`,
      odd_coins: (names) => `${list(names)} vergibt die übrige Münze`,
      replacing: (names) => `${list(names)} sucht jemand Neues aus`,
      market: (names) => `${list(names)} ${plural(names.length, 'kann', 'können')} kaufen`,
      sharing: (names) => `${list(names)} kann eine Karte weitergeben`,
      late_healing: (names) => `${list(names)} kann heilen`,
      carrying: (names) => `${list(names)} ${plural(names.length, 'hat', 'haben')} zu viel zu tragen`,
      travelling: (names) => `${list(names)} entscheidet über das Portal`,
      over: () => 'Das Spiel ist aus',
    } as Record<Stage['phase'], (names: string[]) => string>,
  },

  options: {
    leavesOpen: 'Per Los',
    leavesOpenWhy: 'jemand, den niemand gewählt hat',
    heals: (card) => `Nimm: ${gear(card)}`,
    healsWhy: (hero_) => `${der(hero_)} ist wieder gesund`,
    healsNobody: 'Jetzt nicht',
    healsNobodyWhy: 'die Karte bleibt erhalten',
    met: 'fällt',
    short,
    then: (name, stand) => `${foeName(name)} ${stand.met ? 'fällt weiterhin' : short(stand.short)}`,
    withdraws: (hero_) => `${capital(den(hero_))} zurück`,
    commits: (card) => `Einsetzen: ${gear(card)}`,
    takesBack: (card) => `Behalten: ${gear(card)}`,
    agrees: 'Ich bin bereit',
    agreesWhy: 'für den Plan, wie er steht',
    agreesLast: 'du bist die letzte Stimme: Der Kampf kann beginnen',
    disagrees: 'Doch nicht bereit',
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
    coinWhy: (left) => `hat dann ${gold(left)}`,
    joinsWhy: (all) => skills(all),
    buys: (hero_) => `${Der(hero_)} kauft`,
    buysWhy: (price, left) => `zahlt ${price}, behält ${left}`,
    overfull: (part) => `zu viel ${PLACE[part]}`,
    holds: (hero_) => `Für ${den(hero_)}`,
    holdsWhy: 'reservieren: niemand sonst kauft',
    releases: 'Freigeben',
    releasesWhy: 'alle können kaufen',
    buysNothing: 'Nichts mehr',
    buysNothingWhy: 'die anderen dürfen noch',
    buysNothingCloses: 'schließt den Markt',
    closesMarket: 'Markt schließen',
    closesMarketWhy: (unsold) => `${cards(unsold.length)} ${plural(unsold.length, 'kommt', 'kommen')} unter den Stapel`,
    gives: (hero_) => `An ${den(hero_)}`,
    givesWhy: 'einmal je Runde',
    givesNothing: 'Alles behalten',
    leavesBehind: (card) => `Zurück: ${gear(card)}`,
    leavesBehindMore: (more) => (more === 0 ? 'dann reicht es' : `dann noch ${more}`),
    travels: 'Reisen',
    travelsWhy: 'ins Schattenreich, für immer',
    stays: 'Bleiben',
    staysWhy: (found) => `${found} von 3 Portalen gefunden; das dritte zwingt euch`,
  },

  card: {
    gives: (all) => `Gibt ${skills(all)}, einmal.`,
    heals: 'Heilt die aktive Figur, die sie trägt, am Anfang oder am Ende einer Runde. Im Kampf ohne Nutzen.',
    worn: (part) => `Getragen: ${PLACE[part]}.`,
    asks: (all) => `Verlangt ${skills(all)}.`,
    printed: (all) => `Auf der Karte steht ${skills(all)}; der Ort ändert es.`,
    pays: (count) => `Bringt ${gold(count)}, wenn es fällt, geteilt unter denen, die davorstehen.`,
    steals: 'Stiehlt, sobald es auftaucht: der aktiven Figur eine Münze, sonst eine Karte per Los.',
    runs: 'Fällt es nicht, flieht es voraus ins Schattenreich.',
    guards: 'Monster bewachen ihn: Er fällt nur in einer Runde, in der alle Monster fallen.',
    why: 'Warum jetzt nicht',
  },

  result: {
    won: (dragon) => `${CARDS.dragons[dragon].name} ist besiegt`,
    wonWhy: 'Die Gruppe hat den Drachen gefunden und gemeinsam bezwungen.',
    freed: 'Das Königreich ist frei',
    freedWhy: (dragon) => `Mit ${CARDS.dragons[dragon].name} ist der letzte Drache gebannt.`,
    lost: 'Der Drache gewinnt',
    lostWhy: {
      nobody_to_join: 'Eine Figur musste gehen, und niemand war mehr da, der ihren Platz nimmt.',
      nobody_left: 'Im Schattenreich ist niemand aus der Gruppe mehr übrig.',
      no_way_on: 'Im Schattenreich führte kein Weg mehr weiter.',
    } as Record<DraghanDefeat, string>,
    columns: ['Figuren', 'Gold', 'Karten'],
  },

  primer: {
    skills: 'Drei Fähigkeiten',
    skillsWhy: 'Ein Gegner fällt, wenn die, die davorstehen, jedes verlangte Zeichen mitbringen. Was zu viel ist, verfällt.',
    goal: 'Was gewinnt',
    goalText:
      'Findet ein Portal, geht ins Schattenreich, findet den Drachen und bezwingt ihn gemeinsam. Ihr gewinnt oder verliert zusammen.',
    rounds: 'Eine Runde',
    roundText: 'Ein neuer Ort, Gegner, Gold, vielleicht ein Markt. Bleibt ein Monster stehen, wird verletzt, wer die Karte hat.',
  },

  rules,
  told,
};
