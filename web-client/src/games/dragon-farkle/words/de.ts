import { listIn, numberIn, pluralIn } from '../../../lib/plural';
import { rich, strong } from '../../../lib/rich';
import type { Who } from '../../../lib/who';
import { companions, items } from './cards.de';
import type { FarkleWords } from './en';
import { log } from './log.de';
import { rules } from './rules.de';

const plural = pluralIn('de');
const number = numberIn('de');
const list = listIn('de');
const dice = (count: number) => `${number(count)} Würfel`;
const withDice = (count: number) => `${number(count)} ${plural(count, 'Würfel', 'Würfeln')}`;
const soldiers = (count: number) => `${number(count)} ${plural(count, 'Soldat', 'Soldaten')}`;
const wounds = (count: number) => `${number(count)} ${plural(count, 'Wunde', 'Wunden')}`;
const anItem = (count: number) => `${number(count)} ${plural(count, 'Gegenstand', 'Gegenstände')}`;
const subject = ({ you, name }: Who) => (you ? 'Du' : name);
const dative = ({ you, name }: Who) => (you ? 'dir' : name);

/** Everything Dragon Farkle says in German. */
export const de: FarkleWords = {
  number,
  soldiers,
  turn: (turn) => `Zug ${number(turn)}`,
  turnOf: (turn, who) => `Zug ${number(turn)}, ${who.you ? 'du' : who.name}`,
  companions,
  items,
  rules,
  log,

  seat: {
    army: 'Armee',
    items: (count) => `${number(count)} ${plural(count, 'magischer Gegenstand', 'magische Gegenstände')}`,
    keep: 'in der Drachenhöhle',
    cloaked: 'vom Nebelmantel verborgen',
    baited: 'ein Drachenköder liegt bereit',
    wounds: (count) => `für den nächsten Endkampf ${count === 1 ? 'bleibt' : 'bleiben'} ${wounds(count)}`,
    away: 'weg',
    pot: (count) => `${number(count)} herausgelegt`,
    used: 'hat in diesem Zug geholfen',
  },

  road: {
    label: 'Der Weg zur Drachenhöhle',
    stands: (who, army) => `${subject(who)}: ${number(army)}`,
    health: (count) => `Der Drache fällt bei ${wounds(count)}`,
  },
  lair: {
    label: (has, health) => `Der Drache hat ${number(has)} von ${wounds(health)}`,
    fights: (who) => (who.you ? 'Deine Armee' : `Armee von ${who.name}`),
  },
  duel: {
    label: (attacker, defender) => `Scharmützel: ${subject(attacker)} gegen ${defender.you ? 'dich' : defender.name}`,
    attack: 'greift an',
    defence: 'wehrt ab',
    toRoll: (count) => `wirft ${dice(count)}`,
  },

  bowl: {
    label: 'Die Schale',
    choose: 'Würfel antippen und herauslegen',
    forced: 'Alle gültigen Würfel gehen heraus',
    rolled: (who) => (who.you ? 'Dein Wurf' : `Wurf von ${who.name}`),
    left: (count) => (count === 1 ? 'Noch ein Würfel' : `Noch ${number(count)} Würfel`),
    idle: 'Die Würfel warten',
    die: (face) => `Würfel mit ${face}`,
    dead: (face) => `Würfel mit ${face}, zählt nicht`,
    nothing: (faces) => `${list(faces.map(String))} ${faces.length === 1 ? 'zählt' : 'zählen'} nicht`,
    event: { blank: 'Nichts passiert', dragon: 'Drache', rally: 'Bündnis' },
    eventDie: (face) => `Ereigniswürfel: ${{ blank: 'leer', dragon: 'Drache', rally: 'Bündnis' }[face]}`,
    farkle: 'Gefarkelt!',
    hot: 'Alle Würfel zählen!',
    evaded: 'Der Drache fliegt vorbei',
    slain: 'Der Drache fällt!',
    settled: (winner, attack, defence) =>
      `${winner ? `${winner.you ? 'Du gewinnst' : `${winner.name} gewinnt`}` : 'Unentschieden,'} ${number(attack)} : ${number(defence)}`,
    recruited: (who, count) => `${subject(who)} + ${number(count)}`,
    eaten: 'Alle gefressen!',
    repelled: 'Der Drache erholt sich',
  },

  shelf: {
    label: 'In diesem Zug herausgelegt',
    empty: 'Noch nichts herausgelegt',
    before: 'Bisher',
    now: 'Dieser Wurf',
    lost: 'Verlorene Soldaten',
    banners: 'Schlachtbanner',
    eaten: (count) => `${number(count)} gefressen`,
    doubled: (half) => `${number(half)} × 2 =`,
    items: (count) => `+ ${anItem(count)}`,
  },

  cards: {
    mine: 'Deine Karten',
    companion: 'Gefährte',
    item: 'Magischer Gegenstand',
    hidden: 'Diese Karte siehst nur du.',
    now: 'jetzt',
    used: 'verbraucht',
    aside: 'noch nicht deiner',
    useNow: 'Jetzt einsetzen',
    notNow: 'Jetzt nicht',
  },

  hearth: {
    stake: 'im Spiel',
    choose: 'Was tust du?',
    recruit: 'Rekrutierung',
    recruitWhy: (count) => `mit ${withDice(count)} um Soldaten werfen`,
    leaves: 'du verlässt die Drachenhöhle',
    brawl: 'Scharmützel',
    brawlWhy: 'Gegner wählen',
    brawlWith: (who) => `Scharmützel mit ${who.name}`,
    brawlAgainst: (army, against) => `${number(army)} · wehrt mit ${number(against)} ab`,
    whom: 'Mit wem?',
    cannot: 'jetzt nicht',
    back: 'Zurück',
    finalBattle: 'Endkampf',
    finalWhy: (count, has) => (has > 0 ? `${dice(count)}, ${wounds(has)} zählen` : `${dice(count)} gegen den Drachen`),
    finalNot: 'ab 5.000',

    which: 'Welche Würfel legst du heraus?',
    rollOrStop: 'Weiter oder aufhören?',
    reward: 'Belohnung des Bündnisses',
    rewards: {
      double: (count) => `Verdoppeln: ${number(count)}`,
      item: (count) => `${number(count)} + Gegenstand`,
      both: (count) => `${number(count)} + Gegenstand`,
    },
    setAside: (count) => `Herauslegen: ${number(count)}`,
    setAsideRoll: (faces, next) => `${faces.join(' ')} herauslegen, ${dice(next)} werfen`,
    setAsideDraw: 'dann siehst du den Gegenstand',
    eaten: (count) => `Der Drache frisst ${number(count)}.`,
    rollOn: 'Weiter',
    rollFirst: 'Würfeln',
    rollDice: (count) => dice(count),
    rollLoses: (count, lost, lostItems) => {
      const stakes = [lost > 0 ? number(lost) : '', lostItems > 0 ? anItem(lostItems) : ''].filter(Boolean);
      return `${dice(count)}${stakes.length > 0 ? ` · Farkle: ${list(stakes)} weg` : ''}`;
    },
    stop: {
      recruiting: (count) => `Aufhören: ${number(count)}`,
      attacking: (count) => `Angriff: ${number(count)}`,
      defending: (count) => `Abwehr: ${number(count)}`,
    },
    stopNothing: 'Aufhören',
    stopNot: 'noch nicht',
    bonus: (count, more, name) => `${number(count)} + ${number(more)} von ${name}`,
    army: (count) => `Armee ${number(count)}`,
    against: (count) => `gegen ${number(count)}`,
    thenDefence: (count) => `dann ${dice(count)} in der Abwehr`,
    winBrawl: (gain) => `gewinnt: + ${number(gain)}`,
    loseBrawl: (loss) => (loss > 0 ? `verliert: − ${number(loss)}` : 'verliert'),
    tie: 'unentschieden, nichts wechselt',

    farkle: 'Gefarkelt: Kein Würfel zählt.',
    accept: 'Hinnehmen',
    acceptLoses: (count, lostItems) => {
      const stakes = [count > 0 ? soldiers(count) : '', lostItems > 0 ? anItem(lostItems) : ''].filter(Boolean);
      return stakes.length > 0 ? `${list(stakes)} verloren` : 'nichts geht verloren';
    },
    acceptKeeps: (count) => `Schwester Wend rettet ${number(count)}`,
    slay: 'Drachen erschlagen',
    wound: (count) => `Zuschlagen: ${wounds(count)}`,
    press: 'Vorwärts',
    unscathed: 'kein Soldat fällt',
    fallen: (count, army) => `${number(count)} fallen, ${number(army)} bleiben`,
    armyEaten: (count) => `${number(count)} fallen: Die Armee ist weg`,
    repelled: 'Zurückweichen',
    repelledWhy: (healed) => (healed > 0 ? `der Drache heilt ${wounds(healed)}` : 'du bleibst in der Höhle'),
    battleFarkle: 'Gefarkelt: weder Wunden noch Verluste.',
    battleHit: (damage, has, health) => `Der Drache: ${number(has)} von ${wounds(health)} nach diesem ${damage > 0 ? 'Treffer' : 'Wurf'}`,

    keep: 'Was behältst du?',
    keepWhy: 'Das siehst nur du. Der Rest wird verdeckt abgeworfen.',
    keepThese: (names) => `${list(names)} behalten`,
    discards: (names) => `${list(names)} abwerfen`,

    others: {
      choose: (who) => `${who.name} wählt eine Aktion`,
      answer: (who) => `${who.name} betrachtet den Wurf`,
      roll_or_stop: (who) => `${who.name}: weiter oder aufhören?`,
      keep: (names) => `${list(names)} ${names.length === 1 ? 'wählt' : 'wählen'}, was bleibt`,
    },
    defend: 'Verteidige dich.',
    defendWhy: (score) => `Du wirst mit ${number(score)} angegriffen.`,
  },

  plays: {
    turnDie: (from, to) => `Aus ${from} wird ${to}`,
    rollDie: (die) => `Die ${die} neu werfen`,
    worth: (count) => `der Wurf zählt ${number(count)}`,
    stillFarkle: 'bleibt ein Farkle',
    again: (count) => `${dice(count)} neu werfen`,
    eventAgain: 'Ereigniswürfel neu werfen',
    event: {
      blank: 'Der Ereigniswürfel gilt als leer',
      dragon: 'Der Ereigniswürfel zeigt den Drachen',
      rally: 'Der Ereigniswürfel zeigt das Bündnis',
    },
    eventWhy: { blank: 'deine Soldaten werden nicht gefressen', dragon: 'er kommt zum Fressen', rally: 'du wählst eine Belohnung' },
    raise: (by) => `${number(by)} mehr`,
    raised: (score) => `dein Wert ist dann ${number(score)}`,
    strike: 'Noch einmal zuschlagen',
    strikeWins: 'erschlägt den Drachen',
    wounds: (count) => `dann ${wounds(count)}`,
    vanish: 'Verschwinden',
    vanishWhy: (count) => (count > 0 ? `${wounds(count)} zählen im nächsten Endkampf` : 'dein Zug endet in der Höhle'),
    bait: (who) => `Köder für ${who.name}`,
    baitWhy: 'der nächste Ereigniswürfel zeigt den Drachen',
    reinforce: (count) => `${soldiers(count)} dazu`,
    armyThen: (count) => `Armee dann ${number(count)}`,
    cloak: 'Anlegen',
    cloakWhy: 'bis dein nächster Zug beginnt',
    steal: (who) => `${subject(who)} bestehlen`,
    stealWhy: (among) => (among === 1 ? 'der einzige Gegenstand' : `einer von ${number(among)} Gegenständen`),
    scare: (who) => `Armee von ${dative(who)} erschrecken`,
    scareWhy: (count, left) => `${number(count)} laufen davon, ${number(left)} bleiben`,
  },

  result: {
    wins: (who) => (who.you ? 'Du hast den Drachen erschlagen' : `${who.name} hat den Drachen erschlagen`),
    why: (who) => (who.you ? 'Yon hat einen Helden: dich.' : 'Yon hat endlich einen Helden.'),
    over: 'Das Spiel ist aus',
    columns: ['Soldaten', 'Gegenstände'],
  },

  primer: {
    title: 'So geht ein Zug',
    lines: [
      rich`Wähle ${strong('Rekrutierung')}, ein ${strong('Scharmützel')} mit einer anderen Armee oder, ab 5.000 Soldaten, den ${strong('Endkampf')}.`,
      rich`Leg gültige Würfel heraus, dann wirf weiter oder hör auf. Zählt kein Würfel, hast du ${strong('gefarkelt')}: Alles ist weg.`,
      rich`Wer dem Drachen in einem Endkampf genug Wunden schlägt, gewinnt.`,
    ],
    table: 'Soldatentabelle',
  },

  table: {
    singleOne: 'eine einzelne 1',
    singleFive: 'eine einzelne 5',
    three: 'drei gleiche',
    threeOnes: 'drei 1er',
    four: 'vier gleiche',
    pairs: 'drei Paare',
    six: 'sechs gleiche',
    straight: 'Straße von 1 bis 6',
    hundreds: '100 × die Zahl',
  },
};
