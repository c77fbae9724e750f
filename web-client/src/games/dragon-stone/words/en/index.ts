import { rich, strong, type Rich } from '../../../../lib/rich';
import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, sentences } from '../../../../lib/words/en/grammar';
import type { DragonStoneVictory } from '../../../../protocol/dragon-stone';
import type { Color, Kind } from '../../reading';
import type { Whose } from '../catalogue';
import { TABLE } from '../inserts';
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
  log,
  rules,
  told,

  turnOf: (turn: number, who: Who) => `Turn ${turn}, ${who.you ? 'you' : who.name}`,
  camp: {
    deadOf: (color: Color) => `Dead zone of ${COLOR[color]}`,
    count: (kind: Kind, count: number) => `${count} ${KIND[kind]}`,
    living: (kind: Kind, alive: number, all: number) => `${KIND[kind]}: ${alive} of ${all} alive`,
    choose: (kind: Kind) => `${KIND[kind]} on your mat: choose`,
  },

  arena: {
    way: (who: Who, color: Color) => (who.you ? 'you move this way' : `${COLOR[color]} moves this way`),
    toRoll: (who: Who) => (who.you ? 'tap to roll' : `${who.name} rolls`),
    corner: (kind: Kind) => `${KIND[kind]} corner`,
    entry: (color: Color) => `entry of ${COLOR[color]}`,
    inner: (whose: Whose) => `inner place ${stone(whose)}`,
    outer: (whose: Whose) => `outer place ${stone(whose)}`,
  },

  hearth: {
    whichWhy: (dice: number[]) =>
      dice.length === 2 ? `Each die moves one stone: ${dice[0]} and ${dice[1]}.` : `One die left: ${dice[0]}.`,
    on: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}`,
    onMat: (kind: Kind) => `${KIND[kind]} on the mat`,
    where: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}: where to?`,
    whereMat: (kind: Kind) => `Bring ${KIND[kind]} in: where?`,
    stake: (color: Color, kind: Kind) => `${COLOR[color]} ${KIND[kind]}`,
    othersRoll: (who: Who) => `${who.name} rolls the dice`,
    othersMove: (who: Who, dice: number[]) => `${who.name} has ${list(dice.map(String))} to use`,
  },

  options: {
    destroys: (kind: Kind, to: number) => `Burn ${KIND[kind]} on ${to}`,
    destroysWhy: (color: Color, kind: Kind, left: number, all: number) => `leaves ${COLOR[color]} ${left} ${KIND[kind]} of ${all}`,
    expels: (kind: Kind, to: number) => `Expel ${KIND[kind]} on ${to}`,
    expelsWhy: (color: Color) => `back to ${COLOR[color]}’s tray`,
    entangles: (kind: Kind, to: number) => `Entangle ${KIND[kind]} on ${to}`,
    holds: (kind: Kind, to: number) => `Join ${KIND[kind]} on ${to}`,
    holdsWhy: (kind: Kind) => `holds your ${KIND[kind]} there`,
    recruits: (kind: Kind) => `recruits a ${KIND[kind]} to your mat`,
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

  powers: {
    title: 'Powers',
    vine: rich`${strong('Vine')} entangles: it is held`,
    water: rich`${strong('Water')} expels to the tray`,
    fire: rich`${strong('Fire')} destroys for ever`,
  } as { title: string } & Record<Kind, Rich>,
  goal: {
    text: (color: Color) => `Leave ${COLOR[color]} without a stone in battle, or destroy all of one kind.`,
    left: (color: Color, kind: Kind, alive: number, all: number) => `${COLOR[color]} ${KIND[kind]}: ${alive} of ${all} left.`,
  },
};

export type Phrases = typeof phrases;

/** Everything Dragon Stone says in English. */
export const words = merge(sentences(table, TABLE), phrases);
