import { rich, strong } from '../../../../lib/rich';
import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, sentences } from '../../../../lib/words/de/grammar';
import type { DragonStoneVictory } from '../../../../protocol/dragon-stone';
import type { StoneWords } from '..';
import type { Phrases } from '../en';
import { TABLE } from '../inserts';
import { A, COLOR, DRAGONS, KIND, THE, TO, WITH, YOUR, stone } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { log, told } from './told';

const steps = (count: number) => `${count} ${count === 1 ? 'Schritt' : 'Schritte'}`;

const victory = (reason: DragonStoneVictory, loser: Who): string =>
  reason.reason === 'none_in_battle'
    ? `${loser.you ? 'Du hast' : `${loser.name} hat`} keinen Stein mehr im Kampf.`
    : loser.you
      ? `Alle deine ${DRAGONS[reason.kind]} sind zerstört.`
      : `Alle ${DRAGONS[reason.kind]} von ${loser.name} sind zerstört.`;

/** What Dragon Stone says in German where a sentence needs grammar; the rest is in `table.json`. */
const phrases: Phrases = {
  color: COLOR,
  log,
  rules,
  told,

  turnOf: (turn, who) => `Zug ${turn}, ${who.you ? 'du' : who.name}`,
  camp: {
    deadOf: (color) => `Todeszone von ${COLOR[color]}`,
    count: (kind, count) => `${count} ${KIND[kind]}`,
    living: (kind, alive, all) => `${KIND[kind]}: ${alive} von ${all} am Leben`,
    choose: (kind) => `${KIND[kind]} auf deiner Matte: wählen`,
  },

  arena: {
    way: (who, color) => (who.you ? 'so ziehst du' : `${COLOR[color]} zieht so`),
    toRoll: (who) => (who.you ? 'zum Wurf tippen' : `${who.name} würfelt`),
    corner: (kind) => `Ecke ${KIND[kind]}`,
    entry: (color) => `Eingang von ${COLOR[color]}`,
    inner: (whose) => `innen ${stone(whose)}`,
    outer: (whose) => `außen ${stone(whose)}`,
  },

  hearth: {
    whichWhy: (dice) =>
      dice.length === 2 ? `Jeder Würfel zieht einen Stein: ${dice[0]} und ${dice[1]}.` : `Ein Würfel ist übrig: ${dice[0]}.`,
    on: (kind, segment) => `${KIND[kind]} auf ${segment}`,
    onMat: (kind) => `${KIND[kind]} auf der Matte`,
    where: (kind, segment) => `Wohin mit ${WITH[kind]} auf ${segment}?`,
    whereMat: (kind) => `Wo kommt ${THE[kind]} ${KIND[kind]} herein?`,
    stake: (color, kind) => `${COLOR[color]}: ${KIND[kind]}`,
    othersRoll: (who) => `${who.name} würfelt`,
    othersMove: (who, dice) => `${who.name} hat noch ${list(dice.map(String))}`,
  },

  options: {
    destroys: (kind, to) => `${KIND[kind]} auf ${to} verbrennen`,
    destroysWhy: (color, kind, left, all) => `${COLOR[color]} bleibt ${left} ${KIND[kind]} von ${all}`,
    expels: (kind, to) => `${KIND[kind]} auf ${to} vertreiben`,
    expelsWhy: (color) => `zurück in den Vorrat von ${COLOR[color]}`,
    entangles: (kind, to) => `${KIND[kind]} auf ${to} umranken`,
    holds: (kind, to) => `${TO[kind]} auf ${to}`,
    holdsWhy: (kind) => `hält ${YOUR[kind]} dort fest`,
    recruits: (kind) => `wirbt ${A[kind]} auf deine Matte`,
    frees: (whose) => `befreit ${stone(whose)}`,
    deeds: {
      destroys: (whose) => `zerstört ${stone(whose)}`,
      expels: (whose) => `vertreibt ${stone(whose)}`,
      entangles: (whose) => `umrankt ${stone(whose)}`,
      holds: (whose) => `hält ${stone(whose)} fest`,
    },

    spokenMove: (kind, from, die, to) => `${KIND[kind]} auf ${from}, ${steps(die)} nach ${to}`,
    spokenEnter: (kind, to) => `${KIND[kind]} kommt auf ${to} herein`,
    spokenEscape: (kind, from, die, to) => `${KIND[kind]} flieht von ${from}, ${steps(die)} nach ${to}, beendet deinen Zug`,
  },

  result: {
    wins: (who) => (who.you ? 'Du gewinnst den Ring' : `${who.name} gewinnt den Ring`),
    why: (reasons, loser) => reasons.map((reason) => victory(reason, loser)).join(' '),
  },

  powers: {
    title: 'Kräfte',
    vine: rich`${strong('Ranke')} umrankt: Es sitzt fest`,
    water: rich`${strong('Wasser')} vertreibt in den Vorrat`,
    fire: rich`${strong('Feuer')} zerstört für immer`,
  },
  goal: {
    text: (color) => `Lass ${COLOR[color]} keinen Stein im Kampf, oder zerstöre alle einer Art.`,
    left: (color, kind, alive, all) => `${COLOR[color]}, ${KIND[kind]}: noch ${alive} von ${all}.`,
  },
};

/** Everything Dragon Stone says in German. */
export const words: StoneWords = merge(sentences(table, TABLE), phrases);
