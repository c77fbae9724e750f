import type { Component } from 'svelte';
import Hourglass from '~icons/game-icons/hourglass';
import Laurel from '~icons/game-icons/laurel-crown';
import Meeple from '~icons/game-icons/meeple';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import { join, rich, type Rich } from '../../lib/rich';
import type { LogGroup, LogLine } from '../../ui/Log.svelte';
import { KIND_ICON } from './icons';
import type { Perspective } from './perspective';
import type { Color, Decision, Notice, StoneTable } from './reading';
import type { StoneWords } from './words';

interface Told {
  icon: Component;
  line: Rich;
}

/** The log of the table, the newest turn first and in it the newest decision first. */
export function logOf(table: StoneTable, seen: Perspective, words: StoneWords): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const { turn, color, decision } of byTurn(table)) {
    const lines = logLines(decision.notices, seen, words).map(({ icon, line }, index): LogLine => ({
      key: `${decision.seq}.${index}`,
      icon,
      line,
      at: decision.at,
    }));
    const group = groups.find((each) => each.key === String(turn));
    if (group) group.lines.unshift(...lines);
    else groups.unshift({ key: String(turn), title: words.turnOf(turn, seen.whoPlays(color)), lines });
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** Every decision with its turn, counted back from the present one. */
function byTurn({ past, view }: StoneTable): { turn: number; color: Color; decision: Decision }[] {
  let turn = view.turn;
  let color = view.to_move;
  const told: { turn: number; color: Color; decision: Decision }[] = [];
  for (const decision of past.toReversed()) {
    const ended = decision.notices.find((notice) => notice.what === 'turn_ended');
    if (ended) {
      turn -= 1;
      color = ended.color;
    }
    told.unshift({ turn, color, decision });
  }
  return told;
}

/** A decision in the words of the log: what was done and what it did, then how the turn ended. */
function logLines(notices: readonly Notice[], seen: Perspective, { log }: StoneWords): Told[] {
  const lines: Told[] = [];
  let clauses = 0;
  const add = (line: Rich) => {
    const last = lines.at(-1);
    if (last) last.line = join([last.line, line], clauses++ === 0 ? ' ' : ', ');
  };
  for (const notice of notices) {
    switch (notice.what) {
      case 'opened':
        lines.push({ icon: Meeple, line: log.opened(seen.whoPlays(notice.first)) });
        break;
      case 'rolled':
        lines.push({ icon: Dice, line: log.rolled(seen.whoPlays(notice.color), notice.dice) });
        break;
      case 'moved':
        lines.push({ icon: KIND_ICON[notice.stone.kind], line: log.moved(notice.stone.kind, notice.from, notice.to) });
        break;
      case 'entered':
        lines.push({ icon: KIND_ICON[notice.stone.kind], line: log.entered(notice.stone.kind, notice.to) });
        break;
      case 'escaped':
        lines.push({ icon: KIND_ICON[notice.stone.kind], line: log.escaped(notice.stone.kind, notice.from, notice.to) });
        break;
      case 'freed':
        add(log.frees(seen.whose(notice.stone)));
        break;
      case 'held':
        add(log.holds(seen.whose(notice.stone)));
        break;
      case 'entangled':
        add(log.entangles(seen.whose(notice.stone)));
        break;
      case 'expelled':
        add(log.expels(seen.whose(notice.stone)));
        break;
      case 'destroyed':
        add(log.destroys(seen.whose(notice.stone)));
        break;
      case 'recruited':
        add(log.recruits(notice.stone.kind));
        break;
      case 'turn_ended':
        if (notice.why === 'die_unusable') lines.push({ icon: Hourglass, line: log.dieUnusable(notice.unused) });
        if (notice.why === 'passed') lines.push({ icon: Hourglass, line: log.passed });
        break;
      case 'ended':
        lines.push({
          icon: Laurel,
          line: notice.ending.kind === 'won' ? log.won(seen.whoPlays(notice.ending.winner)) : log.drawn,
        });
        break;
      case 'settled':
        break;
    }
  }
  return lines.reverse();
}

/** What just happened, in one line: the last decision, and before a roll what the other side did. */
export function chronicleOf({ past }: StoneTable, seen: Perspective, words: StoneWords): Told {
  const last = past.at(-1);
  if (!last) return { icon: Hourglass, line: rich`` };
  const told = tell(last, seen, words);
  const before = past.at(-2);
  if (!before || before.by === last.by || last.notices[0]?.what !== 'rolled') return told;
  const earlier = tell(before, seen, words);
  return { icon: earlier.icon, line: join([earlier.line, told.line]) };
}

/** The stone that a decision moved, and to where. */
export function moverIn(decision: Decision | undefined) {
  return decision?.notices.find((notice) => notice.what === 'moved' || notice.what === 'entered' || notice.what === 'escaped');
}

/** A decision in the words of the chronicle. */
function tell(decision: Decision, seen: Perspective, { told }: StoneWords): Told {
  const { notices } = decision;
  const mover = moverIn(decision);
  const power = notices.find(
    (notice) => notice.what === 'held' || notice.what === 'entangled' || notice.what === 'expelled' || notice.what === 'destroyed',
  );
  const sentences: Told[] = [];
  if (mover) {
    const who = seen.whoPlays(mover.stone.color);
    const icon = KIND_ICON[mover.stone.kind];
    if (power) sentences.push({ icon, line: told[power.what](who, seen.whose(power.stone), power.at) });
    else if (mover.what === 'moved') sentences.push({ icon, line: told.moved(who, mover.stone.kind, mover.from, mover.to) });
    else sentences.push({ icon, line: told[mover.what](who, mover.stone.kind, mover.to) });
  }
  for (const notice of notices) {
    if (notice.what === 'opened') sentences.push({ icon: Meeple, line: told.opened(seen.whoPlays(notice.first)) });
    if (notice.what === 'rolled') sentences.push({ icon: Dice, line: told.rolled(seen.whoPlays(notice.color), notice.dice) });
    if (notice.what === 'recruited') {
      sentences.push({ icon: KIND_ICON[notice.stone.kind], line: told.recruited(seen.whoPlays(notice.stone.color), notice.stone.kind) });
    }
    if (notice.what === 'turn_ended' && notice.why === 'die_unusable')
      sentences.push({ icon: Hourglass, line: told.dieUnusable(notice.unused) });
    if (notice.what === 'turn_ended' && notice.why === 'passed') sentences.push({ icon: Hourglass, line: told.passed });
    if (notice.what === 'ended') {
      sentences.push({
        icon: Laurel,
        line: notice.ending.kind === 'won' ? told.won(seen.whoPlays(notice.ending.winner)) : told.drawn,
      });
    }
  }
  return { icon: sentences[0]?.icon ?? Hourglass, line: join(sentences.map((sentence) => sentence.line)) };
}
