import { rich, strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { Kind } from '../../reading';
import type { Whose } from '../catalogue';
import { KIND, stone } from './pieces';

const subject = ({ you, name }: Who) => (you ? 'You' : strong(name));

/** The log, in the present and without the player, whose name heads the turn. */
export const log = {
  opened: (first: Who) => (first.you ? rich`You begin` : rich`${strong(first.name)} begins`),
  rolled: (who: Who, [a, b]: [number, number]) => (who.you ? rich`You roll ${a} and ${b}` : rich`${strong(who.name)} rolls ${a} and ${b}`),
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
};

/** The chronicle, in the past. */
export const told = {
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
};
