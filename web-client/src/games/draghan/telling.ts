import type { Component } from 'svelte';
import Hourglass from '~icons/game-icons/hourglass';
import { join, plain, rich, type Rich } from '../../lib/rich';
import type { LogGroup, LogLine } from '../../ui/Log.svelte';
import { withCasts, type Cast } from './cast';
import { foeSign, signOf } from './figures';
import { SIGNS } from './icons';
import type { Perspective } from './perspective';
import {
  foeCardOf,
  type Character,
  type Decision,
  type DraghanTable,
  type Gear,
  type Hero,
  type Monster,
  type Notice,
  type View,
} from './reading';
import type { DraghanWords } from './words';

/** Something that happened, in words. */
export interface Told {
  icon: Component;
  line: Rich;
  /** How much it matters when only a line is left to tell a whole decision. */
  weight: number;
}

/** How many sentences the chronicle has room for, and how many letters. */
const SENTENCES = 3;
const LETTERS = 100;

/** The log of the table by rounds, the newest first. */
export function logOf(table: DraghanTable, seen: Perspective, words: DraghanWords): LogGroup[] {
  const groups: LogGroup[] = [];
  let title = earliestTitle(table, words);
  for (const { decision, cast } of withCasts(table)) {
    for (const notices of byRound(decision.notices)) {
      const [first] = notices;
      if (first?.what === 'round_began') title = titleOf(first.round, first.active, cast, words);
      const lines = tell(notices, decision, cast, seen, words).map(({ icon, line }, index): LogLine => ({
        key: `${decision.seq}.${title}.${index}`,
        icon,
        line,
        at: decision.at,
      }));
      const group = groups[0];
      if (group?.title === title) group.lines.unshift(...lines.reverse());
      else groups.unshift({ key: title, title, lines: lines.reverse() });
    }
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

/** What just happened, in as few sentences as tell it. */
export function chronicleOf(table: DraghanTable, seen: Perspective, words: DraghanWords): { icon: Component; line: Rich } {
  for (const { decision, cast } of withCasts(table).toReversed()) {
    const told = tell(decision.notices, decision, cast, seen, words);
    if (told.length === 0) continue;
    const sentences = fitting(told);
    const stand = standOf(decision.notices, table.view);
    const lines = sentences.map(({ line }) => line);
    return { icon: sentences[0]!.icon, line: join(stand ? [...lines, words.told.standing(stand)] : lines) };
  }
  return { icon: Hourglass, line: rich`` };
}

/** The sentences that matter most, in their order, as long as there is room for them. */
function fitting(told: Told[]): Told[] {
  let letters = 0;
  const chosen = told
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, SENTENCES)
    .filter(({ line }, index) => (letters += plain(line).length + 1) <= LETTERS || index === 0);
  return told.filter((each) => chosen.includes(each));
}

/** How the foe stands now whom a change of the plan helped. */
function standOf(notices: readonly Notice[], view: View) {
  const planned = notices.find(({ what }) => what === 'placed' || what === 'moved' || what === 'committed');
  return planned && 'foe' in planned ? foeCardOf(view, planned.foe)?.stand : undefined;
}

/** What happened before the first round that the log knows of. */
function earliestTitle({ past, view }: DraghanTable, words: DraghanWords): string {
  const began = past.flatMap(({ notices }) => notices).find(({ what }) => what === 'round_began');
  const round = began?.what === 'round_began' ? began.round - 1 : view.round;
  return round > 0 ? words.round(round) : words.beforeRounds;
}

function titleOf(round: number, active: Character, cast: Cast, words: DraghanWords): string {
  const leader = cast.get(active);
  return leader ? words.roundOf(round, leader) : words.round(round);
}

/** The notices of a decision, cut where a round begins. */
function byRound(notices: readonly Notice[]): Notice[][] {
  const parts: Notice[][] = [[]];
  for (const notice of notices) {
    if (notice.what === 'round_began') parts.push([notice]);
    else parts.at(-1)!.push(notice);
  }
  return parts;
}

/** Notices in words; cards that are turned over one after the other share a sentence. */
function tell(notices: readonly Notice[], { by }: Decision, cast: Cast, seen: Perspective, { told }: DraghanWords): Told[] {
  const lines: Told[] = [];
  const say = (icon: Component, weight: number, line: Rich) => lines.push({ icon, line, weight });
  const hero = (character: Character, named: (hero: Hero) => void) => {
    const known = cast.get(character);
    if (known) named(known);
  };
  const appeared: Monster[] = [];
  const found: Gear[] = [];
  const forSale: Gear[] = [];
  for (const notice of notices) {
    switch (notice.what) {
      case 'opened':
        say(SIGNS.party, 2, told.opened);
        break;
      case 'chosen':
        if (by !== undefined) say(signOf(notice.hero), 4, told.chosen(seen.who(by), notice.hero));
        break;
      case 'left_open':
        if (by !== undefined) say(SIGNS.lot, 4, told.leftOpen(seen.who(by)));
        break;
      case 'joined':
        say(signOf(notice.hero), 3, told.joined(notice.hero, notice.card));
        break;
      case 'round_began':
        hero(notice.active, (each) => say(SIGNS.map, 1, told.leads(each)));
        break;
      case 'healed':
        hero(notice.character, (each) =>
          say(SIGNS.heal, 5, notice.by === 'location' ? told.healedHere(each) : told.healedBy(each, notice.by.card)),
        );
        break;
      case 'visited':
        say(signOf(notice.location), 6, told.visited(notice.location));
        break;
      case 'laid_out':
        forSale.push(notice.card);
        retell(lines, { icon: SIGNS.market, weight: 2, line: told.laidOut(forSale) }, forSale.length);
        break;
      case 'portal_found':
        say(SIGNS.portal, 6, told.portalFound(notice.found));
        break;
      case 'gold_gained':
        hero(notice.character, (each) => {
          if (notice.why === 'location') say(SIGNS.gold, 3, told.goldHere(each, notice.gold));
          else if ('share' in notice.why) say(SIGNS.gold, 3, told.goldShare(each, notice.gold, notice.why.share));
          else say(SIGNS.gold, 3, told.goldOdd(each, notice.why.odd_coin));
        });
        break;
      case 'gold_lost':
        hero(notice.character, (each) => say(SIGNS.gold, 4, told.goldLost(each, notice.gold)));
        break;
      case 'card_lost':
        hero(notice.character, (each) =>
          say(signOf(notice.card), 4, notice.why === 'location' ? told.cardLost(each, notice.card) : told.leftBehind(each, notice.card)),
        );
        break;
      case 'refilled':
        say(SIGNS.shuffle, 1, told.refilled[notice.pile]);
        break;
      case 'revealed':
        revealed(notice.card, lines, appeared, found, told);
        break;
      case 'stole':
        hero(notice.character, (each) => {
          if (notice.robbed === 'gold') say(SIGNS.theft, 5, told.stoleGold(notice.monster, each));
          else if (notice.robbed === 'nothing') say(SIGNS.theft, 2, told.stoleNothing(notice.monster, each));
          else say(SIGNS.theft, 5, told.stoleCard(notice.monster, each, notice.robbed.card));
        });
        break;
      case 'placed':
        hero(notice.character, (each) => say(signOf(each), 4, told.placed(each, notice.foe)));
        break;
      case 'moved':
        hero(notice.character, (each) => say(signOf(each), 4, told.moved(each, notice.from, notice.foe)));
        break;
      case 'withdrew':
        hero(notice.character, (each) => say(signOf(each), 4, told.withdrew(each, notice.from)));
        break;
      case 'committed':
        hero(notice.character, (each) => say(signOf(notice.card), 4, told.committed(each, notice.card, notice.foe)));
        break;
      case 'took_back':
        hero(notice.character, (each) => say(signOf(notice.card), 4, told.tookBack(each, notice.card)));
        break;
      case 'ready':
        say(SIGNS.ready, 4, told.ready(seen.who(notice.seat)));
        break;
      case 'not_ready':
        say(Hourglass, 4, told.notReady(seen.who(notice.seat)));
        break;
      case 'called':
        say(SIGNS.fight, 1, told.called);
        break;
      case 'used_up':
        hero(notice.character, (each) => say(SIGNS.short, 2, told.usedUp(each, notice.cards)));
        break;
      case 'resolved':
        say(foeSign(notice.foe), notice.fate === 'defeated' ? 3 : 5, told.fate[notice.fate](notice.foe));
        break;
      case 'claimed':
        hero(notice.character, (each) => say(SIGNS.bag, 4, told.claimed(each, notice.cards)));
        break;
      case 'forfeited':
        say(SIGNS.bag, 2, told.forfeited(notice.cards));
        break;
      case 'hurt':
        hero(notice.character, (each) => say(SIGNS.hurt, 7, told.hurt(each)));
        break;
      case 'left':
        say(SIGNS.hurt, 8, told.left(notice.hero));
        break;
      case 'bought':
        hero(notice.character, (each) => say(signOf(notice.card), 4, told.bought(each, notice.card, notice.price)));
        break;
      case 'held':
        hero(notice.character, (each) => say(signOf(notice.card), 4, told.held(notice.card, each)));
        break;
      case 'released':
        say(signOf(notice.card), 4, told.released(notice.card));
        break;
      case 'done':
        say(SIGNS.ready, 2, told.done(seen.who(notice.seat)));
        break;
      case 'market_closed':
        say(SIGNS.market, 2, told.marketClosed);
        break;
      case 'given':
        hero(notice.from, (from) => hero(notice.to, (to) => say(signOf(notice.card), 5, told.given(from, to, notice.card))));
        break;
      case 'travelled':
        say(SIGNS.portal, 8, notice.forced ? told.travelledForced : told.travelled);
        break;
      case 'stayed':
        say(SIGNS.portal, 5, told.stayed);
        break;
      case 'ended':
        if (notice.ending.kind === 'won') say(SIGNS.victory, 9, told.won(notice.ending.dragon));
        else say(SIGNS.defeat, 9, told.lost[notice.ending.why]);
        break;
      case 'asked':
      case 'coins_left':
        break;
    }
  }
  return lines;
}

/** Tells of a card that was turned over, in the sentence of its kind. */
function revealed(
  card: Extract<Notice, { what: 'revealed' }>['card'],
  lines: Told[],
  appeared: Monster[],
  found: Gear[],
  told: DraghanWords['told'],
): void {
  if ('dragon' in card) {
    lines.push({ icon: SIGNS.dragon, weight: 8, line: told.dragonFound(card.dragon) });
  } else if ('monster' in card) {
    appeared.push(card.monster);
    const icon = foeSign({ monster: appeared[0]! });
    retell(lines, { icon, weight: 5, line: told.appears(appeared) }, appeared.length);
  } else {
    found.push(card.gear);
    retell(lines, { icon: SIGNS.bag, weight: 3, line: told.lies(found) }, found.length);
  }
}

/** Adds a sentence, or says it anew with one card more. */
function retell(lines: Told[], sentence: Told, cards: number): void {
  const before = cards > 1 ? lines.findIndex(({ icon }) => icon === sentence.icon) : -1;
  if (before === -1) lines.push(sentence);
  else lines[before] = sentence;
}
