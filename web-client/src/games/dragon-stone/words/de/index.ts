import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, sentences } from '../../../../lib/words/de/grammar';
import type { DragonStoneVictory } from '../../../../protocol/dragon-stone';
import type { StoneWords } from '..';
import type { Phrases } from '../en';
import { TABLE } from '../inserts';
import { facts } from './facts';
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
  kind: KIND,
  log,
  facts,
  rules,
  told,

  turnOf: (turn, who) => `Zug ${turn}, ${who.you ? 'du' : who.name}`,
  camp: {
    count: (kind, count) => `${count} ${KIND[kind]}`,
    living: (kind, alive, all) => `${KIND[kind]}: ${alive} von ${all} am Leben`,
    choose: (kind) => `${KIND[kind]} auf deiner Matte: wählen`,
  },

  arena: {
    rolls: (color) => `${COLOR[color]} würfelt`,
    moves: (color) => `${COLOR[color]} zieht`,
    wins: (color) => `${COLOR[color]} siegt`,
    corner: (kind) => `Ecke ${KIND[kind]}`,
    entry: (color) => `Eingang von ${COLOR[color]}`,
    inner: (whose) => `innen ${stone(whose)}`,
    outer: (whose) => `außen ${stone(whose)}`,
  },

  hearth: {
    dice: (dice) => (dice.length === 2 ? `Würfel ${dice[0]} und ${dice[1]}` : `Würfel ${dice[0]}`),
    on: (kind, segment) => `${KIND[kind]} auf ${segment}`,
    onMat: (kind) => `${KIND[kind]} auf der Matte`,
    where: (kind, segment) => `Wohin mit ${WITH[kind]} auf ${segment}?`,
    whereMat: (kind) => `Wo kommt ${THE[kind]} ${KIND[kind]} herein?`,
    stake: (color, kind) => `${COLOR[color]}: ${KIND[kind]}`,
    othersRoll: (who) => `${who.name} würfelt`,
    othersMove: (who, dice) => `${who.name} zieht mit ${list(dice.map(String))}`,
  },

  meaning: {
    corner: (kind) => `Ein Stein, der auf dieser Ecke landet, ruft ${A[kind]} aus seinem Vorrat auf seine Matte.`,
    entry: (color) => `Hier bringt ${COLOR[color]} Steine von der Matte herein, mit einer 1, 2 oder 3.`,
  },

  promise: { two: (to) => `nach ${to.join(', ')}` },

  options: {
    destroys: (kind, to) => `${KIND[kind]} ${to} verbrennen`,
    destroysWhy: (color, left, all) => `${COLOR[color]} bleibt ${left} von ${all}`,
    expels: (kind, to) => `${KIND[kind]} ${to} vertreiben`,
    expelsWhy: (color) => `in den Vorrat von ${COLOR[color]}`,
    entangles: (kind, to) => `${KIND[kind]} ${to} umranken`,
    holds: (kind, to) => `${TO[kind]} auf ${to}`,
    holdsWhy: (kind) => `hält ${YOUR[kind]} fest`,
    recruits: (kind) => `wirbt ${A[kind]}`,
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

  goal: {
    text: (color) => `Verbrenne alle Steine einer Art von ${COLOR[color]}, oder lass ${COLOR[color]} keinen Stein im Kampf.`,
    left: (color, kind, alive, all) => `${COLOR[color]}, ${KIND[kind]}: noch ${alive} von ${all}.`,
  },
};

/** Everything Dragon Stone says in German. */
export const words: StoneWords = merge(sentences(table, TABLE), phrases);
