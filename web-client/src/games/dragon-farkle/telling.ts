import type { Component } from 'svelte';
import Hourglass from '~icons/game-icons/hourglass';
import { join, rich, type Rich } from '../../lib/rich';
import type { Seat } from '../../protocol/ids';
import type { LogGroup } from '../../ui/Log.svelte';
import { NOTICE_ICON } from './icons';
import type { Perspective } from './perspective';
import type { Decision, FarkleTable, Notice } from './reading';
import type { FarkleWords } from './words';

interface Told {
  icon: Component;
  line: Rich;
}

/** What the log tells and the chronicle leaves out, because something louder happened with it. */
const QUIET: ReadonlySet<Notice['what']> = new Set<Notice['what']>([
  'recruiting',
  'left_keep',
  'gained',
  'items_shuffled',
  'companions_shuffled',
]);

/** The log of the table, the newest turn first and in it the newest line first. */
export function logOf(table: FarkleTable, seen: Perspective, words: FarkleWords): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const { turn, seat, decision } of byTurn(table)) {
    const lines = tell(decision.notices, seen, words)
      .map(({ icon, line }, index) => ({ key: `${decision.seq}.${index}`, icon, line, at: decision.at }))
      .reverse();
    const group = groups.find((each) => each.key === String(turn));
    if (group) group.lines.unshift(...lines);
    else groups.unshift({ key: String(turn), title: words.turnOf(turn, seen.who(seat)), lines });
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** What just happened, in one line. */
export function chronicleOf({ past }: FarkleTable, seen: Perspective, words: FarkleWords): Told {
  const notices = past.at(-1)?.notices ?? [];
  const loud = tell(
    notices.filter(({ what }) => !QUIET.has(what)),
    seen,
    words,
  );
  const told = loud.length > 0 ? loud : tell(notices, seen, words);
  return { icon: told.at(-1)?.icon ?? Hourglass, line: told.length > 0 ? join(told.map(({ line }) => line)) : rich`` };
}

/** Every decision with the turn in which it was taken, counted back from the present one. */
function byTurn({ past, view }: FarkleTable): { turn: number; seat: Seat; decision: Decision }[] {
  let { turn, to_move: seat } = view;
  const told: { turn: number; seat: Seat; decision: Decision }[] = [];
  for (const decision of past.toReversed()) {
    const began = decision.notices.some(({ what }) => what === 'turn_began');
    const ended = decision.notices.find((notice) => notice.what === 'turn_ended');
    if (began && turn > 1) turn -= 1;
    if (ended) seat = ended.seat;
    told.unshift({ turn, seat, decision });
  }
  return told;
}

function tell(notices: readonly Notice[], seen: Perspective, { told }: FarkleWords): Told[] {
  return notices.flatMap((notice) => {
    const say = told[notice.what] as (notice: Notice, who: Perspective['who']) => Rich | undefined;
    const line = say(notice, seen.who);
    return line ? [{ icon: iconOf(notice), line }] : [];
  });
}

function iconOf(notice: Notice): Component {
  if (notice.what === 'rolled' && notice.event === 'dragon') return NOTICE_ICON.fought;
  if (notice.what === 'rolled' && notice.event === 'rally') return NOTICE_ICON.recruited;
  return NOTICE_ICON[notice.what];
}
