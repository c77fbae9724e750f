import { listIn } from '../../../lib/plural';
import { rich, strong, type Rich } from '../../../lib/rich';
import type { Who } from '../../../lib/who';
import type { DragonStoneDrawReason, DragonStoneRule, DragonStoneVictory } from '../../../protocol/dragon-stone';
import type { RuleCatalogue } from '../../rule-words';
import type { Color, Kind } from '../reading';

/** A stone as the reader knows it. */
export interface Whose {
  yours: boolean;
  color: Color;
  kind: Kind;
}

const list = listIn('en');
const KIND: Record<Kind, string> = { vine: 'Vine', water: 'Water', fire: 'Fire' };
const COLOR: Record<Color, string> = { black: 'Black', white: 'White' };
const stone = ({ yours, color, kind }: Whose) => `${yours ? 'your' : COLOR[color]} ${KIND[kind]}`;
const subject = ({ you, name }: Who) => (you ? 'You' : strong(name));
const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

const victory = (reason: DragonStoneVictory, loser: Who): string =>
  reason.reason === 'none_in_battle'
    ? `${loser.you ? 'You have' : `${loser.name} has`} no stone left in battle.`
    : loser.you
      ? `All your ${KIND[reason.kind]} Dragons are destroyed.`
      : `All ${KIND[reason.kind]} Dragons of ${loser.name} are destroyed.`;

/** Everything Dragon Stone says in English. */
export const en = {
  color: COLOR,
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, who: Who) => `Turn ${turn}, ${who.you ? 'you' : who.name}`,

  camp: {
    mat: 'Mat',
    tray: 'Tray',
    dead: 'Dead zone',
    deadOf: (color: Color) => `Dead zone of ${COLOR[color]}`,
    alive: 'Alive',
    empty: 'empty',
    away: 'away',
    count: (kind: Kind, count: number) => `${count} ${KIND[kind]}`,
    living: (kind: Kind, alive: number, all: number) => `${KIND[kind]}: ${alive} of ${all} alive`,
    choose: (kind: Kind) => `${KIND[kind]} on your mat: choose`,
  },

  arena: {
    label: 'Arena of 24 segments',
    way: (who: Who, color: Color) => (who.you ? 'you move this way' : `${COLOR[color]} moves this way`),
    toRoll: (who: Who) => (who.you ? 'tap to roll' : `${who.name} rolls`),
    dice: { both: 'both dice to use', one: 'one die to use', none: 'both dice used' },
    roll: 'Roll the dice',
    segment: (segment: number) => `Segment ${segment}`,
    corner: (kind: Kind) => `${KIND[kind]} corner`,
    entry: (color: Color) => `entry of ${COLOR[color]}`,
    empty: 'empty',
    inner: (whose: Whose) => `inner place ${stone(whose)}`,
    outer: (whose: Whose) => `outer place ${stone(whose)}`,
    held: 'held',
    entangled: 'entangled',
    choosable: 'can be moved',
    chosen: 'chosen',
    target: 'can be reached',
  },

  hearth: {
    rollButton: 'Roll',
    rollWhy: 'two dice, one move each',
    which: 'Which stone?',
    whichWhy: (dice: number[]) =>
      dice.length === 2 ? `Each die moves one stone: ${dice[0]} and ${dice[1]}.` : `One die left: ${dice[0]}.`,
    on: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}`,
    onMat: (kind: Kind) => `${KIND[kind]} on the mat`,
    mat: 'mat',
    where: (kind: Kind, segment: number) => `${KIND[kind]} on ${segment}: where to?`,
    whereMat: (kind: Kind) => `Bring ${KIND[kind]} in: where?`,
    other: 'Other stone',
    again: 'Tap again to land there.',
    stake: (color: Color, kind: Kind) => `${COLOR[color]} ${KIND[kind]}`,
    stakeOf: (alive: number, all: number) => `${alive} of ${all}`,
    othersRoll: (who: Who) => `${who.name} rolls the dice`,
    othersMove: (who: Who, dice: number[]) => `${who.name} has ${list(dice.map(String))} to use`,
  },

  options: {
    destroys: (kind: Kind, to: number) => `Burn ${KIND[kind]} on ${to}`,
    destroysWhy: (color: Color, kind: Kind, left: number, all: number) => `leaves ${COLOR[color]} ${left} ${KIND[kind]} of ${all}`,
    expels: (kind: Kind, to: number) => `Expel ${KIND[kind]} on ${to}`,
    expelsWhy: (color: Color) => `back to ${COLOR[color]}’s tray`,
    entangles: (kind: Kind, to: number) => `Entangle ${KIND[kind]} on ${to}`,
    entanglesWhy: 'it can only escape',
    holds: (kind: Kind, to: number) => `Join ${KIND[kind]} on ${to}`,
    holdsWhy: (kind: Kind) => `holds your ${KIND[kind]} there`,
    corner: (to: number) => `Corner ${to}`,
    moves: (to: number) => `To ${to}`,
    movesWhy: 'a free segment',
    escape: (die: number) => `Escape with ${die}`,
    escapeWhy: 'ends your turn',
    to: (to: number) => `to ${to}`,
    recruits: (kind: Kind) => `recruits a ${KIND[kind]} to your mat`,
    frees: (whose: Whose) => `frees ${stone(whose)}`,
    wins: 'wins the game',
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

  /** The log, in the present and without the player, whose name heads the turn. */
  log: {
    opened: (first: Who) => (first.you ? rich`You begin` : rich`${strong(first.name)} begins`),
    rolled: (who: Who, [a, b]: [number, number]) =>
      who.you ? rich`You roll ${a} and ${b}` : rich`${strong(who.name)} rolls ${a} and ${b}`,
    moved: (kind: Kind, from: number, to: number) => rich`${KIND[kind]} ${strong(`${from} → ${to}`)}`,
    entered: (kind: Kind, to: number) => rich`${KIND[kind]} enters on ${to}`,
    escaped: (kind: Kind, from: number, to: number) => rich`${KIND[kind]} escapes ${strong(`${from} → ${to}`)}`,
    frees: (whose: Whose) => rich`frees ${stone(whose)}`,
    holds: (whose: Whose) => rich`holds ${stone(whose)}`,
    entangles: (whose: Whose) => rich`entangles ${stone(whose)}`,
    expels: (whose: Whose) => rich`expels ${stone(whose)}`,
    destroys: (whose: Whose) => rich`burns ${stone(whose)}`,
    recruits: (kind: Kind) => rich`recruits a ${KIND[kind]}`,
    dieUnusable: (dice: number[]) => rich`The ${dice[0] ?? 0} cannot be used`,
    passed: rich`Neither die can be used: the turn passes`,
    won: (who: Who) => (who.you ? rich`You win` : rich`${strong(who.name)} wins`),
    drawn: rich`Nobody wins`,
  },

  /** The chronicle, in the past. */
  told: {
    opened: (first: Who) => (first.you ? rich`The lot fell on you: you begin.` : rich`The lot fell on ${strong(first.name)}.`),
    rolled: (who: Who, [a, b]: [number, number]) => rich`${subject(who)} rolled ${a} and ${b}.`,
    moved: (who: Who, kind: Kind, from: number, to: number) => rich`${subject(who)} moved ${KIND[kind]} from ${from} to ${to}.`,
    entered: (who: Who, kind: Kind, to: number) => rich`${subject(who)} brought ${KIND[kind]} in on ${to}.`,
    escaped: (who: Who, kind: Kind, to: number) => rich`${subject(who)} pulled ${KIND[kind]} free to ${to}.`,
    held: (who: Who, whose: Whose, at: number) => rich`${subject(who)} joined ${stone(whose)} on ${at}.`,
    entangled: (who: Who, whose: Whose, at: number) => rich`${subject(who)} entangled ${stone(whose)} on ${at}.`,
    expelled: (who: Who, whose: Whose, at: number) => rich`${subject(who)} expelled ${stone(whose)} from ${at}.`,
    destroyed: (who: Who, whose: Whose, at: number) => rich`${subject(who)} burned ${stone(whose)} on ${at}.`,
    recruited: (who: Who, kind: Kind) => rich`${subject(who)} recruited a ${KIND[kind]}.`,
    dieUnusable: (dice: number[]) => rich`The ${dice[0] ?? 0} could not be used.`,
    passed: rich`Neither die could be used: the turn passed.`,
    won: (who: Who) => rich`${subject(who)} won.`,
    drawn: rich`Nobody won.`,
  },

  result: {
    wins: (who: Who) => (who.you ? 'You win the ring' : `${who.name} wins the ring`),
    drawn: 'The ring stays closed',
    why: (reasons: DragonStoneVictory[], loser: Who) => reasons.map((reason) => victory(reason, loser)).join(' '),
    drawnWhy: {
      fourth_repetition: 'The same position stood for the fourth time.',
      turn_limit: '500 turns went by without a win.',
    } as Record<DragonStoneDrawReason, string>,
    columns: ['Destroyed', 'In battle', 'Tray'],
  },

  powers: {
    title: 'Powers',
    vine: rich`${strong('Vine')} entangles: it is held`,
    water: rich`${strong('Water')} expels to the tray`,
    fire: rich`${strong('Fire')} destroys for ever`,
  } as { title: string } & Record<Kind, Rich>,

  goal: {
    title: 'What wins',
    text: (color: Color) => `Leave ${COLOR[color]} without a stone in battle, or destroy all of one kind.`,
    textAny: 'Leave the other without a stone in battle, or destroy all of one kind.',
    left: (color: Color, kind: Kind, alive: number, all: number) => `${COLOR[color]} ${KIND[kind]}: ${alive} of ${all} left.`,
    repeated: (times: number) => `This position has stood ${times} times; the fourth is a draw.`,
  },

  /** Why a rule forbids something, what can be done, and the rule's name in the help. */
  rules: {
    'roll-first': () => ({ name: 'the turn', reason: 'A turn begins with a roll.', remedy: 'Roll the dice first.' }),
    'roll-once': () => ({ name: 'the turn', reason: 'The dice are rolled once a turn.', remedy: 'Use the dice that lie there.' }),
    'no-such-die': (rule) => ({
      name: 'using the dice',
      reason: `No unused die shows ${rule.die}.`,
      remedy: 'Take one of the dice that are left.',
    }),
    'no-stone-there': (rule) => ({
      name: 'moving',
      reason: `None of your stones stands on ${rule.segment}.`,
      remedy: 'Choose a stone that is lit.',
    }),
    held: (rule) => ({
      name: 'holding one’s own',
      reason: `Your stone on ${rule.segment} is held by your own.`,
      remedy: 'Move the outer stone away first.',
    }),
    entangled: (rule) => ({
      name: 'entangled',
      reason: `Your stone on ${rule.segment} is entangled.`,
      remedy: 'It can only escape, as your whole turn.',
    }),
    'not-entangled': (rule) => ({
      name: 'escaping',
      reason: `Nothing entangles a stone of yours on ${rule.segment}.`,
      remedy: 'Move it as usual.',
    }),
    'escape-is-the-whole-turn': () => ({
      name: 'escaping',
      reason: 'An escape is a whole turn, and a die is used already.',
      remedy: 'Use the other die elsewhere; escape next turn.',
    }),
    'segment-full': (rule) => ({
      name: 'full segments',
      reason: `Two stones stand on ${rule.segment}.`,
      remedy: 'A stone may pass there, not stop.',
    }),
    'entry-by-one-two-three': (rule) => ({
      name: 'entering',
      reason: `A ${rule.die} does not open the arena.`,
      remedy: 'A stone enters with a 1, 2 or 3.',
    }),
    'not-on-mat': (rule) => ({
      name: 'entering',
      reason: `No ${KIND[rule.kind]} waits on your mat.`,
      remedy: 'Recruit one on a corner first.',
    }),
  } as RuleCatalogue<DragonStoneRule>,
};

/** The words of Dragon Stone, in any language. */
export type StoneWords = typeof en;
