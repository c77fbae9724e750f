import type { Component } from 'svelte';
import Dragon from '~icons/game-icons/dragon-head';
import Skull from '~icons/game-icons/dread-skull';
import Hourglass from '~icons/game-icons/hourglass';
import Laurel from '~icons/game-icons/laurel-crown';
import Chest from '~icons/game-icons/locked-chest';
import Swap from '~icons/game-icons/card-exchange';
import Quill from '~icons/game-icons/scroll-quill';
import { join, rich, type Rich } from '../../lib/rich';
import type { LogGroup } from '../../ui/Log.svelte';
import { CARD_ICON } from './icons';
import type { Perspective } from './perspective';
import { sameParticipant, suitOf, type Decision, type DrarkaneTable, type Notice, type Suit } from './reading';
import type { DrarkaneWords } from './words';

interface Told {
  icon: Component;
  line: Rich;
}

/** A part of the log: the contracts of a round, or one trick. */
interface Section {
  round: number | undefined;
  /** 0 before the first trick; absent where the log begins in mid-round. */
  trick: number | undefined;
  events: Event[];
}

interface Event {
  key: string;
  at: number;
  notice: Notice;
  /** Whether this card opened its trick. */
  leads: boolean;
  /** The suit that was led in its trick. */
  led: Suit | undefined;
  /** Whether the game has rounds; the Demon's has none. */
  rounds: boolean;
}

/** Everything that the table remembers, cut into contracts and tricks. */
function sectionsOf({ past, view }: DrarkaneTable): Section[] {
  const sections: Section[] = [{ round: undefined, trick: undefined, events: [] }];
  let trickOver = false;
  let led: Suit | undefined;
  for (const { seq, at, notices } of past) {
    for (const [index, notice] of notices.entries()) {
      let section = sections.at(-1)!;
      let leads = false;
      if (notice.what === 'round_began') {
        section = { round: notice.round, trick: 0, events: [] };
        sections.push(section);
        trickOver = true;
      }
      if (notice.what === 'played') {
        if (trickOver) {
          section = { round: section.round, trick: section.trick === undefined ? undefined : section.trick + 1, events: [] };
          sections.push(section);
          trickOver = false;
          led = undefined;
          leads = true;
        }
        led ??= suitOf(notice.card);
      }
      if (notice.what === 'trick_won') trickOver = true;
      section.events.push({ key: `${seq}.${index}`, at, notice, leads, led, rounds: view.rounds > 1 });
    }
  }
  // Where the log begins in mid-round, its tricks are counted back from the present one.
  const known = sections.findIndex(({ round }) => round !== undefined);
  if (known === -1) {
    const last = sections.length - 1;
    sections.forEach((section, index) => {
      section.round = view.moment.round;
      section.trick = view.moment.trick - (last - index);
    });
  }
  return sections.filter(({ events }) => events.length > 0);
}

/** The log of the table, the newest trick first and in it the newest event first. */
export function logOf(table: DrarkaneTable, seen: Perspective, words: DrarkaneWords): LogGroup[] {
  const { moment } = words;
  return sectionsOf(table)
    .map(({ round, trick, events }): LogGroup => {
      const where = round === undefined ? [moment.earlier] : table.view.rounds > 1 ? [moment.round(round, table.view.rounds)] : [];
      const what = trick === undefined ? [] : [trick > 0 ? moment.trick(trick) : table.view.rounds > 1 ? moment.contracts : moment.start];
      return {
        key: events[0]!.key,
        title: [...where, ...what].join(', '),
        lines: events
          .flatMap((event) =>
            tell(event, seen, words).map(({ icon, line }, index) => ({ key: `${event.key}.${index}`, icon, line, at: event.at })),
          )
          .reverse(),
      };
    })
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}

/** What just happened, in a few sentences. */
export function chronicleOf(table: DrarkaneTable, seen: Perspective, words: DrarkaneWords): Told {
  const last = table.past.at(-1);
  if (!last) return { icon: Hourglass, line: rich`` };
  const events = sectionsOf(table)
    .flatMap((section) => section.events)
    .filter(({ key }) => key.startsWith(`${last.seq}.`));
  const told = events.filter(({ notice }) => matters(notice, last)).flatMap((event) => tell(event, seen, words));
  const { trick } = table.view;
  const played = last.notices.findLast((notice) => notice.what === 'played');
  const undecided = !last.notices.some(({ what }) => what === 'trick_won');
  if (
    undecided &&
    played?.what === 'played' &&
    trick.winning &&
    trick.plays.length > 1 &&
    sameParticipant(trick.plays.at(-1)!.player, played.player)
  ) {
    told.push({ icon: Laurel, line: words.told.ahead(seen.whoPlays(trick.winning.player), trick.winning.why, trick.led) });
  }
  return { icon: told[0]?.icon ?? Hourglass, line: join(told.map(({ line }) => line)) };
}

/** Whether something is worth a sentence when little space is left. */
function matters(notice: Notice, { notices }: Decision): boolean {
  const falls = notices.some(({ what }) => what === 'defeated');
  if (notice.what === 'discarded' || notice.what === 'drew') return notices.length === 1;
  return !(notice.what === 'placed' && falls);
}

/** An event in words. */
function tell({ notice, leads, led, rounds }: Event, seen: Perspective, { told }: DrarkaneWords): Told[] {
  const one = (icon: Component, line: Rich): Told[] => [{ icon, line }];
  switch (notice.what) {
    case 'round_began':
      return one(
        Hourglass,
        rounds ? told.roundBegan(notice.round, seen.whoPlays(notice.leader)) : told.fightBegan(seen.whoPlays(notice.leader)),
      );
    case 'gave':
      return one(Swap, told.gave(seen.who(notice.from), seen.who(notice.to), notice.card));
    case 'gave_back':
      return one(Swap, told.gaveBack(seen.who(notice.from), seen.who(notice.to), notice.card));
    case 'declared':
      return one(Quill, told.declared(seen.who(notice.seat), notice.contract));
    case 'kept_objective': {
      const lines = one(Chest, told.kept(seen.who(notice.seat), notice.kept));
      if (notice.to !== undefined)
        lines.push({ icon: Chest, line: told.passed(seen.who(notice.seat), seen.who(notice.to), notice.passed) });
      return lines;
    }
    case 'treasures_laid': {
      const lines = one(Chest, told.treasures(notice.objectives));
      if (notice.teammate) lines.push({ icon: Chest, line: told.teammateKept(notice.teammate) });
      return lines;
    }
    case 'played':
      return one(CARD_ICON[notice.card.kind], (leads ? told.led : told.played)(seen.whoPlays(notice.player), notice.card, notice.counts));
    case 'trick_won': {
      const lines = one(Laurel, told.trickWon(seen.whoPlays(notice.player), notice.card, notice.counts, notice.why, led));
      if (notice.first_of_equals) lines.push({ icon: Laurel, line: told.firstOfEquals });
      return lines;
    }
    case 'placed':
      return one(CARD_ICON[notice.card.kind], told.placed(notice.card, notice.counts, notice.dragon));
    case 'defeated':
      return one(Skull, told.defeated(seen.whoPlays(notice.by), notice.dragon, notice.terror));
    case 'discarded':
      return notice.cards.length > 0 ? one(Hourglass, told.discarded(notice.cards)) : [];
    case 'completed':
      return one(Chest, told.completed(seen.whoPlays(notice.by), notice.objective));
    case 'revealed': {
      const lines = one(Dragon, told.revealed(notice.dragon));
      if (notice.until_seventh === 1) lines.push({ icon: Dragon, line: told.oneMore });
      if (notice.until_seventh === 0) lines.push({ icon: Dragon, line: told.seventh });
      return lines;
    }
    case 'drew':
      return one(Swap, told.drew(seen.who(notice.seat), notice.card));
    case 'reshuffled':
      return one(Swap, told.reshuffled(notice.cards));
    case 'offered':
      return one(Swap, told.offered(seen.who(notice.from), seen.who(notice.to), notice.card));
    case 'offered_nothing':
      return one(Swap, told.offeredNothing(seen.who(notice.seat)));
    case 'returned':
      return one(Swap, told.returned(seen.who(notice.from), seen.who(notice.to)));
    case 'swapped':
      return one(Swap, told.swapped(seen.who(notice.from), seen.who(notice.to), notice.card));
    case 'round_scored':
      return one(Quill, told.roundScored(notice.sheet));
    case 'ended': {
      const { ending } = notice;
      return one(Laurel, told.ended(ending, ending.kind === 'won' ? ending.winners.map((seat) => seen.who(seat)) : []));
    }
  }
}
