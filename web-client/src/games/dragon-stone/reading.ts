import type {
  DragonStoneCamp,
  DragonStoneColor,
  DragonStoneEffect,
  DragonStoneIntent,
  DragonStoneKind,
  DragonStoneNotice,
  DragonStoneStock,
  DragonStoneView,
} from '../../protocol/dragon-stone';
import type { GameTable } from '../../protocol/games';
import type { Seat } from '../../protocol/ids';
import type { Offer, Past } from '../../protocol/table';

export type Color = DragonStoneColor;
export type Kind = DragonStoneKind;
export type View = DragonStoneView;
export type Stock = DragonStoneStock;
export type Notice = DragonStoneNotice;
export type StoneTable = Extract<GameTable, { game: 'dragon-stone' }>;
export type StoneOffer = Offer<DragonStoneIntent, DragonStoneEffect>;
export type Land = Extract<DragonStoneEffect, { effect: 'land' }>;
export type Decision = Past<DragonStoneNotice>;

export const KINDS: Kind[] = ['vine', 'water', 'fire'];
export const COLORS: Color[] = ['black', 'white'];

export const seatOf = (color: Color): Seat => (color === 'black' ? 0 : 1);
export const colorOf = (seat: Seat): Color => (seat === 0 ? 'black' : 'white');
export const opponentOf = (color: Color): Color => (color === 'black' ? 'white' : 'black');
export const directionOf = (color: Color): 1 | -1 => (color === 'black' ? 1 : -1);
export const campOf = (view: View, color: Color): DragonStoneCamp => view[color];

/** The stones of a camp's store, one kind after the other. */
export function stonesIn(stock: Stock): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: stock[kind] })).filter(({ count }) => count > 0);
}

/** How many stones of a kind are in the arena. */
function inArena(view: View, color: Color, kind: Kind): number {
  return view.arena
    .flatMap(({ inner, outer }) => (outer ? [inner, outer] : [inner]))
    .filter((stone) => stone.color === color && stone.kind === kind).length;
}

/** How many stones of a kind a colour still has, and how many it began with. */
export function ledger(view: View, color: Color): { kind: Kind; alive: number; dead: number }[] {
  const camp = campOf(view, color);
  const graves = campOf(view, opponentOf(color)).dead_zone;
  return KINDS.map((kind) => ({
    kind,
    alive: inArena(view, color, kind) + camp.tray[kind] + camp.mat[kind],
    dead: graves[kind],
  }));
}

/** The kind of which a colour has lost some and has the fewest left. */
export function weakest(view: View, color: Color): { kind: Kind; alive: number; dead: number } | undefined {
  return ledger(view, color)
    .filter(({ dead }) => dead > 0)
    .sort((a, b) => a.alive - b.alive)[0];
}

/** How many stones a colour has in the arena and on its mat. */
export function inBattle(view: View, color: Color): number {
  const { mat } = campOf(view, color);
  return KINDS.reduce((sum, kind) => sum + inArena(view, color, kind) + mat[kind], 0);
}

export function total(stock: Stock): number {
  return KINDS.reduce((sum, kind) => sum + stock[kind], 0);
}

/** A stone that can be used now, by where it stands or by its kind on the mat. */
export type StoneKey = `at-${number}` | `mat-${Kind}`;

export interface Usable {
  key: StoneKey;
  kind: Kind;
  from: number | undefined;
  offers: { offer: StoneOffer; land: Land }[];
}

/** The stones that can be used now with what each may do, those in the arena first. */
export function usable(offers: readonly StoneOffer[]): Usable[] {
  const stones = new Map<StoneKey, Usable>();
  for (const offer of offers) {
    if (offer.effect.effect !== 'land') continue;
    const { from, kind } = offer.effect;
    const key: StoneKey = from === undefined ? `mat-${kind}` : `at-${from}`;
    const stone = stones.get(key) ?? { key, kind, from, offers: [] };
    stone.offers.push({ offer, land: offer.effect });
    stones.set(key, stone);
  }
  return [...stones.values()].sort((a, b) => (a.from ?? 100) - (b.from ?? 100));
}

/** How much an offer does to the other side; the greatest is lit, and among equals the quietest as listed. */
export function weight({ landing, recruits, wins }: Land): number {
  if (wins.length > 0) return 5;
  if (landing.meets === 'destroys') return 4;
  if (landing.meets === 'expels') return 3;
  if (landing.meets === 'entangles') return 2;
  return recruits ? 1 : 0;
}

/** The offer of a stone that does most to the other side. */
export function best({ offers }: Usable): Usable['offers'][number] {
  return offers.reduce((a, b) => (weight(b.land) > weight(a.land) ? b : a));
}

/** What chance decided in an event: the first player, or the dice, each counted from 0. */
export function drawn(notice: Notice): number[] {
  if (notice.what === 'opened') return [seatOf(notice.first)];
  return notice.what === 'rolled' ? notice.dice.map((die) => die - 1) : [];
}

/** The last roll that was told, with the number of its decision. */
export function lastRoll(past: readonly Decision[]): { number: number; color: Color; dice: [number, number] } | undefined {
  for (let index = past.length - 1; index >= 0; index--) {
    const decision = past[index]!;
    for (const notice of decision.notices) {
      if (notice.what === 'rolled') return { number: decision.seq, color: notice.color, dice: notice.dice };
    }
  }
  return undefined;
}
