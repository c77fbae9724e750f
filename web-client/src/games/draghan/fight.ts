import type { DraghanFate } from '../../protocol/draghan';
import {
  adventurerOf,
  foeKey,
  gearCardOf,
  iconsOf,
  needsOf,
  sameFoe,
  type Character,
  type Decision,
  type Foe,
  type FoeCard,
  type Gear,
  type Monster,
  type Notice,
  type Skill,
  type View,
} from './reading';

/** A time from one moment of a scene to another, in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** A sign on a character at a foe, or on a card committed there. */
export interface Source {
  character: Character;
  card?: Gear;
  nth: number;
}

/** A sign that a foe asks for: it is brought from somewhere, or it trembles because nobody brings it. */
export interface NeedMove extends Span {
  skill: Skill;
  nth: number;
  source: Source | undefined;
}

/** A coin on its way from a foe to a character. */
export interface Coin extends Span {
  foe: Monster;
  to_character: Character;
}

/** What becomes of one foe, in the order in which it is seen. */
export interface Row {
  foe: Foe;
  lit: Span;
  /** Absent where the fight had been called before. */
  signs: NeedMove[];
  seal: Span | undefined;
  falls: boolean;
  short: number;
  /** Whether nothing is missing, so that it stands because another guards it. */
  met: boolean;
  tips: Span | undefined;
  lunges: Span | undefined;
  /** It runs or is carried off. */
  leaves: Span | undefined;
  fate: DraghanFate | undefined;
}

/** The card of a character that turns to its other side. */
export interface HurtTurn extends Span {
  character: Character;
  leaves: boolean;
}

/** A foe that is dealt face down and then turned. */
export interface Deal {
  key: string;
  dealt: Span;
  turned: Span;
}

/** A new place, and what is found there. */
export interface Turnover extends Span {
  place: Span | undefined;
  deals: Deal[];
}

/** Everything that is seen of one decision, as times. */
export interface Play {
  rows: Row[];
  coins: Coin[];
  hurt: HurtTurn | undefined;
  turnover: Turnover | undefined;
  /** From when on each notice may be spoken of. */
  told: number[];
  ends: number;
}

/** How long each step takes if there is time enough, in milliseconds. */
const STEP = {
  light: 180,
  sign: 260,
  apart: 150,
  verdict: 200,
  tremble: 420,
  seal: 220,
  hold: 240,
  tip: 460,
  coin: 520,
  coins: 110,
  lunge: 300,
  hurt: 560,
  leave: 480,
  rest: 160,
  sum: 500,
  place: 520,
  deal: 260,
  deals: 120,
  turn: 320,
  turns: 200,
};

/** A scene holds back what comes after it for so long. */
const LONGEST_MS = 4000;
/** What of it is kept for the new place, where a fight comes first. */
const TURNOVER_MS = 1250;

/** What is to be seen of a decision, row by row; nothing if it neither ends a fight nor leads to another place. */
export function playOf(before: View, { notices }: Decision, after: View): Play | undefined {
  const fight = fightOf(before, notices, after);
  const turnover = turnoverOf(notices, after);
  if (!fight && !turnover) return undefined;
  const room = LONGEST_MS - (turnover ? Math.min(turnover.to, fight ? TURNOVER_MS : LONGEST_MS) : 0);
  const rows = fight && scaled(fight, Math.min(1, room / fight.ends));
  const began = rows?.ends ?? 0;
  const turned = turnover && shifted(turnover, Math.min(1, (LONGEST_MS - began) / turnover.to), began);
  const play = { rows: [], coins: [], hurt: undefined, ...rows, turnover: turned, ends: turned?.to ?? began };
  return { ...play, told: notices.map((notice) => toldAt(notice, play)) };
}

/** The part of a scene that has passed at a moment, from 0 to 1. */
export function passed(span: Span | undefined, at: number): number {
  if (!span) return 0;
  if (span.to <= span.from) return at >= span.to ? 1 : 0;
  return Math.min(1, Math.max(0, (at - span.from) / (span.to - span.from)));
}

interface Fight {
  rows: Row[];
  coins: Coin[];
  hurt: HurtTurn | undefined;
  ends: number;
}

function fightOf(before: View, notices: readonly Notice[], after: View): Fight | undefined {
  const called = notices.find((notice) => notice.what === 'called');
  const fates = new Map<string, DraghanFate>(notices.flatMap((each) => (each.what === 'resolved' ? [[foeKey(each.foe), each.fate]] : [])));
  if (!called && fates.size === 0) return undefined;
  const harmed = notices.find((notice) => notice.what === 'hurt' || notice.what === 'left');
  const coins: Coin[] = [];
  const rows: Row[] = [];
  let hurt: HurtTurn | undefined;
  let now = 0;
  // Whoever stood until now and does not fall strikes last, so that the harm is seen once.
  const striker = before.foes.filter((card) => !fell(card, fates, after) && !card.fallen && !('dragon' in card.foe)).at(-1);
  for (const card of before.foes) {
    const fate = fates.get(foeKey(card.foe));
    if (!called && (card.fallen || fate === undefined || fate === 'stays')) continue;
    const row = rowOf(
      card,
      before,
      called ? (called.stands.find(({ foe }) => sameFoe(foe, card.foe)) ?? card.stand) : undefined,
      fate,
      now,
    );
    row.falls = called !== undefined && fell(card, fates, after);
    now = settle(row, notices, coins, harmed !== undefined && card === striker);
    if (row.lunges && harmed && card === striker) {
      hurt = { character: harmed.character, leaves: harmed.what === 'left', from: row.lunges.to, to: row.lunges.to + STEP.hurt };
      now = Math.max(now, hurt.to);
    }
    if (fate === 'ran' || fate === 'discarded' || fate === 'returned') {
      const from = Math.max(row.lunges?.to ?? now, hurt && card === striker ? hurt.from + STEP.hurt / 2 : 0);
      row.leaves = { from, to: from + STEP.leave };
      now = Math.max(now, row.leaves.to);
    }
    now += STEP.rest;
    row.lit = { from: row.lit.from, to: now };
    rows.push(row);
  }
  return rows.length === 0 ? undefined : { rows, coins, hurt, ends: now + STEP.sum };
}

function fell({ foe }: FoeCard, fates: ReadonlyMap<string, DraghanFate>, after: View): boolean {
  return fates.get(foeKey(foe)) === 'defeated' || after.foes.some((card) => sameFoe(card.foe, foe) && card.fallen);
}

/** A row up to its last sign. */
function rowOf(card: FoeCard, view: View, stand: FoeCard['stand'] | undefined, fate: DraghanFate | undefined, from: number): Row {
  const row: Row = {
    foe: card.foe,
    lit: { from, to: from },
    signs: [],
    seal: undefined,
    falls: false,
    short: stand?.short ?? card.stand.short,
    met: (stand ?? card.stand).met,
    tips: undefined,
    lunges: undefined,
    leaves: undefined,
    fate,
  };
  if (!stand) return row;
  const free = sourcesAt(card, view);
  let at = from + STEP.light;
  for (const [nth, { skill, met }] of needsOf(card.needs, stand.missing).entries()) {
    const index = met ? free.findIndex((source) => source.skill === skill) : -1;
    const [source] = index === -1 ? [undefined] : free.splice(index, 1);
    row.signs.push({ skill, nth, source, from: at, to: at + (met ? STEP.sign : STEP.tremble) });
    if (met) at += STEP.apart;
  }
  return row;
}

/** Every sign that is brought to a foe: of each character its own first, then those of the cards it has committed. */
function sourcesAt(card: FoeCard, view: View): (Source & { skill: Skill })[] {
  return card.facing.flatMap((character) => {
    const adventurer = adventurerOf(view, character);
    if (!adventurer) return [];
    const own = iconsOf(adventurer.skills).map((skill, nth) => ({ character, nth, skill }));
    const cards = adventurer.committed.flatMap((committed) => {
      const known = gearCardOf(view, committed);
      return known ? iconsOf(known.gives).map((skill, nth) => ({ character, card: committed, nth, skill })) : [];
    });
    return [...own, ...cards];
  });
}

/** The verdict of a row and what follows from it; says when that is over. */
function settle(row: Row, notices: readonly Notice[], coins: Coin[], strikes: boolean): number {
  const signed = row.signs.reduce((latest, { to }) => Math.max(latest, to), row.lit.from);
  let at = signed;
  if (row.signs.length > 0) {
    row.seal = { from: signed + STEP.verdict, to: signed + STEP.verdict + STEP.seal };
    at = row.seal.to + STEP.hold;
  }
  if (row.falls) {
    row.tips = { from: at, to: at + STEP.tip };
    const paid = paidBy(row.foe, notices);
    for (const [nth, character] of paid.entries()) {
      const from = at + nth * STEP.coins;
      coins.push({ foe: (row.foe as { monster: Monster }).monster, to_character: character, from, to: from + STEP.coin });
    }
    return Math.max(row.tips.to, coins.at(-1)?.to ?? 0);
  }
  if (strikes || (row.fate !== undefined && row.fate !== 'stays')) {
    row.lunges = { from: at, to: at + STEP.lunge };
    return row.lunges.to;
  }
  return at;
}

/** Who gets a coin of a foe, coin by coin. */
function paidBy(foe: Foe, notices: readonly Notice[]): Character[] {
  return notices.flatMap((notice) => {
    if (notice.what !== 'gold_gained' || notice.why === 'location' || !('share' in notice.why)) return [];
    return 'monster' in foe && notice.why.share === foe.monster ? Array<Character>(notice.gold).fill(notice.character) : [];
  });
}

function turnoverOf(notices: readonly Notice[], after: View): Turnover | undefined {
  const visited = notices.some(({ what }) => what === 'visited');
  const revealed = new Set<string>(notices.flatMap((notice) => (notice.what === 'revealed' ? Object.values(notice.card) : [])));
  const fresh = after.foes.map(({ foe }) => foeKey(foe)).filter((key) => revealed.has(key));
  if (!visited && fresh.length === 0) return undefined;
  const place = visited ? { from: 0, to: STEP.place } : undefined;
  const dealt = place?.to ?? 0;
  const turns = dealt + STEP.deal + Math.max(0, fresh.length - 1) * STEP.deals + STEP.hold;
  const deals = fresh.map((key, nth) => ({
    key,
    dealt: { from: dealt + nth * STEP.deals, to: dealt + nth * STEP.deals + STEP.deal },
    turned: { from: turns + nth * STEP.turns, to: turns + nth * STEP.turns + STEP.turn },
  }));
  return { from: 0, to: deals.at(-1)?.turned.to ?? dealt, place, deals };
}

/** From when on something may be spoken of: what belongs to a row when that row is over. */
function toldAt(notice: Notice, { rows, coins, hurt, turnover, ends }: Omit<Play, 'told'>): number {
  const fought = turnover?.from ?? ends;
  const endOf = (key: string) => rows.find(({ foe }) => foeKey(foe) === key)?.lit.to ?? fought;
  switch (notice.what) {
    case 'called':
      return 0;
    case 'resolved':
      return endOf(foeKey(notice.foe));
    case 'gold_gained':
      if (notice.why === 'location') return ends;
      return (
        coins.reduce((latest, { to_character, to }) => (to_character === notice.character ? Math.max(latest, to) : latest), 0) || fought
      );
    case 'hurt':
    case 'left':
      return hurt?.to ?? fought;
    case 'used_up':
    case 'claimed':
    case 'forfeited':
      return fought;
    case 'visited':
      return turnover?.place?.to ?? ends;
    case 'revealed':
      return turnover?.deals.find(({ key }) => Object.values(notice.card).includes(key as never))?.turned.to ?? ends;
    default:
      return ends;
  }
}

function scaled(fight: Fight, by: number): Fight {
  const span = <Each extends Span>(each: Each): Each => ({ ...each, from: each.from * by, to: each.to * by });
  const maybe = <Each extends Span>(each: Each | undefined) => each && span(each);
  return {
    rows: fight.rows.map((row) => ({
      ...row,
      lit: span(row.lit),
      signs: row.signs.map(span),
      seal: maybe(row.seal),
      tips: maybe(row.tips),
      lunges: maybe(row.lunges),
      leaves: maybe(row.leaves),
    })),
    coins: fight.coins.map(span),
    hurt: maybe(fight.hurt),
    ends: fight.ends * by,
  };
}

function shifted({ place, deals, ...whole }: Turnover, by: number, after: number): Turnover {
  const span = <Each extends Span>(each: Each): Each => ({ ...each, from: after + each.from * by, to: after + each.to * by });
  return {
    ...span(whole),
    place: place && span(place),
    deals: deals.map(({ key, dealt, turned }) => ({ key, dealt: span(dealt), turned: span(turned) })),
  };
}
