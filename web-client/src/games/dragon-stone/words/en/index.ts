import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, sentences } from '../../../../lib/words/en/grammar';
import type { DragonStoneVictory } from '../../../../protocol/dragon-stone';
import type { Color, Kind } from '../../reading';
import type { Whose } from '../catalogue';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { COLOR, KIND, stone } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { log, told } from './told';

const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

const victory = (reason: DragonStoneVictory, loser: Who): string =>
  reason.reason === 'none_in_battle'
    ? `${loser.you ? 'You have' : `${loser.name} has`} no stone left in battle.`
    : loser.you
      ? `All your ${KIND[reason.kind]} Dragons are destroyed.`
      : `All ${KIND[reason.kind]} Dragons of ${loser.name} are destroyed.`;

/** What Dragon Stone says in English where a sentence needs grammar; the rest is in `table.json`. */
const phrases = {
  color: COLOR,
  kind: KIND,
  log,
  facts,
  rules,
  told,

  turnOf: (turn: number, who: Who) => `Turn ${turn}, ${who.you ? 'you' : who.name}`,
  camp: {
    count: (kind: Kind, count: number) => `${count} ${KIND[kind]}`,
    living: (kind: Kind, alive: number, all: number) => `${KIND[kind]}: ${alive} of ${all} alive`,
    choose: (kind: Kind) => `${KIND[kind]} on your mat: choose`,
  },

  arena: {
    rolls: (color: Color) => `${COLOR[color]} rolls`,
    moves: (color: Color) => `${COLOR[color]} moves`,
    wins: (color: Color) => `${COLOR[color]} wins`,
    corner: (kind: Kind) => `${KIND[kind]} corner`,
    entry: (color: Color) => `entry of ${COLOR[color]}`,
    inner: (whose: Whose) => `inner place ${stone(whose)}`,
    outer: (whose: Whose) => `outer place ${stone(whose)}`,
  },

  hearth: {
    dice: (dice: number[]) => (dice.length === 2 ? `dice ${dice[0]} and ${dice[1]}` : `die ${dice[0]}`),
    on: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}`,
    onMat: (kind: Kind) => `${KIND[kind]} on the mat`,
    where: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}: where to?`,
    whereMat: (kind: Kind) => `Bring ${KIND[kind]} in: where?`,
    stake: (color: Color, kind: Kind) => `${COLOR[color]} ${KIND[kind]}`,
    othersRoll: (who: Who) => `${who.name} rolls the dice`,
    othersMove: (who: Who, dice: number[]) => `${who.name} moves with ${list(dice.map(String))}`,
  },

  meaning: {
    corner: (kind: Kind) => `A stone that ends its move on this corner calls a ${KIND[kind]} from its tray to its mat.`,
    entry: (color: Color) => `Here ${COLOR[color]} brings stones in from the mat, with a 1, a 2 or a 3.`,
  },

  promise: { two: (to: number[]) => `to ${to.join(', ')}` },

  options: {
    destroys: (kind: Kind, to: number) => `Burn ${KIND[kind]} ${to}`,
    destroysWhy: (color: Color, left: number, all: number) => `leaves ${COLOR[color]} ${left} of ${all}`,
    expels: (kind: Kind, to: number) => `Expel ${KIND[kind]} ${to}`,
    expelsWhy: (color: Color) => `back to ${COLOR[color]}’s tray`,
    entangles: (kind: Kind, to: number) => `Entangle ${KIND[kind]} ${to}`,
    holds: (kind: Kind, to: number) => `Join ${KIND[kind]} ${to}`,
    holdsWhy: (kind: Kind) => `holds your ${KIND[kind]}`,
    recruits: (kind: Kind) => `recruits a ${KIND[kind]}`,
    frees: (whose: Whose) => `frees ${stone(whose)}`,
    deeds: {
      destroys: (whose: Whose) => `destroys ${stone(whose)}`,
      expels: (whose: Whose) => `expels ${stone(whose)}`,
      entangles: (whose: Whose) => `entangles ${stone(whose)}`,
      holds: (whose: Whose) => `holds ${stone(whose)}`,
    },

    spokenMove: (kind: Kind, from: number, die: number, to: number) => `${KIND[kind]} on ${from}, ${steps(die)} to ${to}`,
    spokenEnter: (kind: Kind, to: number) => `${KIND[kind]} enters on ${to}`,
    spokenEscape: (kind: Kind, from: number, die: number, to: number) =>
      `${KIND[kind]} escapes from ${from}, ${steps(die)} to ${to}, ends your turn`,
  },

  result: {
    wins: (who: Who) => (who.you ? 'You win the ring' : `${who.name} wins the ring`),
    why: (reasons: DragonStoneVictory[], loser: Who) => reasons.map((reason) => victory(reason, loser)).join(' '),
  },

  goal: {
    text: (color: Color) => `Burn all ${COLOR[color]} stones of one kind, or leave ${COLOR[color]} no stone in battle.`,
    left: (color: Color, kind: Kind, alive: number, all: number) => `${COLOR[color]} ${KIND[kind]}: ${alive} of ${all} left.`,
  },
};

export type Phrases = typeof phrases;

/** Everything Dragon Stone says in English. */
export const words = merge(sentences(table, TABLE), phrases);
