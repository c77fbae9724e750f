import { rich, strong } from '../../../../lib/rich';
import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, number, plural, sentences } from '../../../../lib/words/de/grammar';
import type { FarkleWords } from '..';
import type { Phrases } from '../en';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { companions, items } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

const dice = (count: number) => `${number(count)} Würfel`;
const soldiers = (count: number) => `${number(count)} ${plural(count, 'Soldat', 'Soldaten')}`;
const wounds = (count: number) => `${number(count)} ${plural(count, 'Wunde', 'Wunden')}`;
const anItem = (count: number) => `${number(count)} ${plural(count, 'Gegenstand', 'Gegenstände')}`;
const subject = ({ you, name }: Who) => (you ? 'Du' : name);
const dative = ({ you, name }: Who) => (you ? 'dir' : name);

/** What Dragon Farkle says in German where a sentence needs grammar; the rest is in `table.json`. */
const phrases: Phrases = {
  number,
  soldiers,

  turnOf: (turn, who) => `Zug ${number(turn)}, ${who.you ? 'du' : who.name}`,
  companions,
  items,
  facts,
  rules,
  told,

  road: {
    stands: (who, army) => `${subject(who)}: ${number(army)}`,
  },

  lair: {
    label: (has, health) => `Der Drache hat ${number(has)} von ${wounds(health)}`,
    fights: (who) => (who.you ? 'Deine Armee' : `Armee von ${who.name}`),
  },

  duel: {
    label: (attacker, defender) => `Scharmützel: ${subject(attacker)} gegen ${defender.you ? 'dich' : defender.name}`,
  },

  bowl: {
    worth: (who, count) => `${who.you ? 'Dein Wurf' : `Wurf von ${who.name}`}: ${number(count)}`,
    eventDie: (face) => `Ereigniswürfel: ${{ blank: 'leer', dragon: 'Drache', rally: 'Bündnis' }[face]}`,
    settled: (winner, attack, defence) =>
      `${winner ? `${winner.you ? 'Du gewinnst' : `${winner.name} gewinnt`}` : 'Unentschieden,'} ${number(attack)} : ${number(defence)}`,
    recruited: (who, count) => `${subject(who)} + ${number(count)}`,
  },

  hearth: {
    brawlWith: (who) => `Scharmützel mit ${who.name}`,
    brawlAgainst: (army, against) => `${number(army)} · wehrt mit ${number(against)} ab`,
    finalWhy: (count, has) => (has > 0 ? `${dice(count)}, ${wounds(has)} zählen` : `${dice(count)} gegen den Drachen`),
    setAsideRoll: (faces, next) => `${faces.join(' ')} herauslegen, ${dice(next)} werfen`,
    rollLoses: (count, lost, lostItems) => {
      const stakes = [lost > 0 ? number(lost) : '', lostItems > 0 ? anItem(lostItems) : ''].filter(Boolean);
      return `${dice(count)}${stakes.length > 0 ? ` · Farkle: ${list(stakes)} weg` : ''}`;
    },
    loseBrawl: (loss) => (loss > 0 ? `verliert: − ${number(loss)}` : 'verliert'),
    acceptLoses: (count, lostItems) => {
      const stakes = [count > 0 ? soldiers(count) : '', lostItems > 0 ? anItem(lostItems) : ''].filter(Boolean);
      return stakes.length > 0 ? `${list(stakes)} verloren` : 'nichts geht verloren';
    },
    repelledWhy: (healed) => (healed > 0 ? `der Drache heilt ${wounds(healed)}` : 'du bleibst in der Höhle'),
    battleHit: (damage, has, health) => `Der Drache: ${number(has)} von ${wounds(health)} nach diesem ${damage > 0 ? 'Treffer' : 'Wurf'}`,
    others: {
      choose: (who) => `${who.name} wählt eine Aktion`,
      answer: (who) => `${who.name} betrachtet den Wurf`,
      roll_or_stop: (who) => `${who.name}: weiter oder aufhören?`,
    },
  },

  plays: {
    vanishWhy: (count) => (count > 0 ? `${wounds(count)} zählen im nächsten Endkampf` : 'dein Zug endet in der Höhle'),
    bait: (who) => `Köder für ${who.name}`,
    steal: (who) => `${subject(who)} bestehlen`,
    scare: (who) => `Armee von ${dative(who)} erschrecken`,
  },

  result: {
    wins: (who) => (who.you ? 'Du hast den Drachen erschlagen' : `${who.name} hat den Drachen erschlagen`),
    why: (who) => (who.you ? 'Yon hat einen Helden: dich.' : 'Yon hat endlich einen Helden.'),
  },

  primer: {
    lines: [
      rich`Wähle ${strong('Rekrutierung')}, ein ${strong('Scharmützel')} mit einer anderen Armee oder, ab 5.000 Soldaten, den ${strong('Endkampf')}.`,
      rich`Leg gültige Würfel heraus, dann wirf weiter oder hör auf. Zählt kein Würfel, hast du ${strong('gefarkelt')}: Alles ist weg.`,
      rich`Wer dem Drachen in einem Endkampf genug Wunden schlägt, gewinnt.`,
    ],
  },
};

/** Everything Dragon Farkle says in German. */
export const words: FarkleWords = merge(sentences(table, TABLE), phrases);
