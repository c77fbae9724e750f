import Abacus from '~icons/game-icons/abacus';
import Robot from '~icons/game-icons/vintage-robot';
import EmptyChair from '~icons/game-icons/wooden-chair';
import Hourglass from '~icons/game-icons/hourglass';
import TakenBackIcon from '~icons/game-icons/anticlockwise-rotation';
import type { Component } from 'svelte';
import type { TakenBack } from '../lib/history';
import { join, type Rich } from '../lib/rich';
import type { Words } from '../lib/words';
import type { GameTable } from '../protocol/games';
import type { Seat } from '../protocol/ids';
import type { Stead } from '../protocol/table';
import type { LogGroup, LogLine } from './Log.svelte';

/** Who reads, and in which words. */
type Around = Pick<Asides, 'me' | 'nameOf' | 'words'>;

interface Told {
  icon: Component;
  line: Rich;
}

/** What a table knows beside what its game tells. */
export interface Asides {
  past: GameTable['past'];
  takenBack: readonly TakenBack[];
  me: Seat | undefined;
  /** Nothing for a free seat. */
  nameOf: (seat: Seat) => string | undefined;
  words: Words;
  /** Whether players may ask for odds. */
  odds: boolean;
}

/** The last thing that happened, with who decided in a seat's place, or that it was taken back. */
export function chronicleWith(told: Told, { past, takenBack, odds, ...around }: Asides): Told {
  const last = past.at(-1);
  const undone = takenBack.at(-1);
  if (undone && (!last || undone.seq > last.seq)) return { icon: TakenBackIcon, line: undoneLine(undone, around) };
  if (last?.stead && last.by !== undefined) return { icon: told.icon, line: join([steadLine(last.stead, last.by, around), told.line]) };
  // Before anybody has decided, the table is told how it plays.
  if (odds && past.every(({ by }) => by === undefined)) return { icon: told.icon, line: join([around.words.odds.told(), told.line]) };
  return told;
}

/** The log with a line for every step that was taken back or made in a seat's place. */
export function logWith(groups: LogGroup[], { past, takenBack, odds, ...around }: Asides): LogGroup[] {
  const added: LogLine[] = [
    ...takenBack.map((undone) => ({ key: `${undone.seq}.back`, icon: TakenBackIcon, line: undoneLine(undone, around), at: undone.at })),
    ...past.flatMap(({ seq, at, by, stead }) =>
      stead && by !== undefined ? [{ key: `${seq}.stead`, icon: STEAD_ICON[stead], line: steadLine(stead, by, around), at }] : [],
    ),
    ...(odds ? [{ key: '0.odds', icon: Abacus, line: around.words.odds.told(), at: past[0]?.at ?? 0 }] : []),
  ];
  if (added.length === 0 || groups.length === 0) return groups;
  const extra = groups.map((): LogLine[] => []);
  for (const line of added) {
    // The newest group comes first; a line belongs to the first one that had begun by then.
    const place = groups.findIndex(({ lines }) => lines.some(({ key }) => seqOf(key) <= seqOf(line.key)));
    extra[place < 0 ? groups.length - 1 : place]!.push(line);
  }
  return groups.map((group, index) => ({ ...group, lines: newestFirst([...group.lines, ...extra[index]!]) }));
}

const STEAD_ICON: Record<Stead, Component> = { clock: Hourglass, automatic: Robot, room: EmptyChair };

function undoneLine({ by }: TakenBack, { me, nameOf, words }: Around): Rich {
  return by === undefined || by !== me ? words.takeBack.told((by !== undefined && nameOf(by)) || '') : words.takeBack.toldYou();
}

function steadLine(stead: Stead, by: Seat, { me, nameOf, words }: Around): Rich {
  const name = nameOf(by);
  if (name === undefined) return [words.stead.free[stead]];
  return by === me ? [words.stead.you[stead]] : words.stead[stead](name);
}

function seqOf(key: string): number {
  return Number.parseInt(key, 10);
}

/** Lines of one decision keep their order; what was said of it stands below them. */
function newestFirst(lines: LogLine[]): LogLine[] {
  return lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => seqOf(b.line.key) - seqOf(a.line.key) || a.index - b.index)
    .map(({ line }) => line);
}
