import { rich, strong } from '../../../../lib/rich';
import type { Who } from '../../../../lib/who';
import type { StoneWords } from '..';
import { A, KIND, THE, stone } from './pieces';

const did = ({ you, name }: Who, verb: { you: string; they: string }) => (you ? rich`Du ${verb.you}` : rich`${strong(name)} ${verb.they}`);
const HAS = { you: 'hast', they: 'hat' };

export const log: StoneWords['log'] = {
  opened: (first) => (first.you ? rich`Du beginnst` : rich`${strong(first.name)} beginnt`),
  rolled: (who, [a, b]) => (who.you ? rich`Du würfelst ${a} und ${b}` : rich`${strong(who.name)} würfelt ${a} und ${b}`),
  moved: (kind, from, to) => rich`${KIND[kind]} ${strong(`${from} → ${to}`)}`,
  entered: (kind, to) => rich`${KIND[kind]} kommt auf ${to} herein`,
  escaped: (kind, from, to) => rich`${KIND[kind]} flieht ${strong(`${from} → ${to}`)}`,
  frees: (whose) => rich`befreit ${stone(whose)}`,
  holds: (whose) => rich`hält ${stone(whose)} fest`,
  entangles: (whose) => rich`umrankt ${stone(whose)}`,
  expels: (whose) => rich`vertreibt ${stone(whose)}`,
  destroys: (whose) => rich`verbrennt ${stone(whose)}`,
  recruits: (kind) => rich`wirbt ${A[kind]} an`,
  dieUnusable: (dice) => rich`Die ${dice[0] ?? 0} lässt sich nicht setzen`,
  passed: rich`Kein Würfel lässt sich setzen: Der Zug verfällt`,
  won: (who) => (who.you ? rich`Du gewinnst` : rich`${strong(who.name)} gewinnt`),
  drawn: rich`Niemand gewinnt`,
};

export const told: StoneWords['told'] = {
  opened: (first) => (first.you ? rich`Das Los fiel auf dich: Du beginnst.` : rich`Das Los fiel auf ${strong(first.name)}.`),
  rolled: (who, [a, b]) => rich`${did(who, HAS)} ${a} und ${b} gewürfelt.`,
  moved: (who, kind, from, to) => rich`${did(who, HAS)} ${KIND[kind]} von ${from} nach ${to} gezogen.`,
  entered: (who, kind, to) => rich`${did(who, HAS)} ${A[kind]} auf ${to} gebracht.`,
  escaped: (who, kind, to) => rich`${did(who, HAS)} ${THE[kind]} ${KIND[kind]} nach ${to} befreit.`,
  held: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} zugedeckt.`,
  entangled: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} umrankt.`,
  expelled: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} von ${at} vertrieben.`,
  destroyed: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} verbrannt.`,
  recruited: (who, kind) => rich`${did(who, HAS)} ${A[kind]} angeworben.`,
  dieUnusable: (dice) => rich`Die ${dice[0] ?? 0} ließ sich nicht setzen.`,
  passed: rich`Kein Würfel ließ sich setzen: Der Zug verfiel.`,
  won: (who) => rich`${did(who, HAS)} gewonnen.`,
  drawn: rich`Niemand hat gewonnen.`,
};
