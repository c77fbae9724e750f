import type {
  DragonFarkleCompanion,
  DragonFarkleEffect,
  DragonFarkleEventFace,
  DragonFarkleIntent,
  DragonFarkleItem,
  DragonFarkleNotice,
  DragonFarklePlayer,
  DragonFarkleReward,
  DragonFarkleRule,
  DragonFarkleSettlement,
  DragonFarkleSide,
  DragonFarkleView,
  DragonFarkleWish,
} from '../../protocol/dragon-farkle';
import type { Seat } from '../../protocol/ids';
import type { Offer, Past } from '../../protocol/table';
import type { TableOf } from '../face';

export type View = DragonFarkleView;
export type Notice = DragonFarkleNotice;
export type Item = DragonFarkleItem;
export type Companion = DragonFarkleCompanion;
export type EventFace = DragonFarkleEventFace;
export type Reward = DragonFarkleReward;
export type Rule = DragonFarkleRule;
export type Side = DragonFarkleSide;
export type Player = DragonFarklePlayer;
export type Settlement = DragonFarkleSettlement;
export type Wish = DragonFarkleWish;
export type FarkleTable = TableOf<'dragon-farkle'>;
export type FarkleOffer = Offer<DragonFarkleIntent, DragonFarkleEffect>;
export type Decision = Past<DragonFarkleNotice>;

/** What an offer of one kind would do. */
export type EffectOf<Kind extends DragonFarkleEffect['effect']> = Extract<DragonFarkleEffect, { effect: Kind }>;

/** An offer with an effect of a known kind. */
export interface Known<Kind extends DragonFarkleEffect['effect']> {
  offer: FarkleOffer;
  effect: EffectOf<Kind>;
}

/** The offers with an effect of one kind. */
export function offersOf<Kind extends DragonFarkleEffect['effect']>(offers: readonly FarkleOffer[], kind: Kind): Known<Kind>[] {
  return offers.flatMap((offer) => (offer.effect.effect === kind ? [{ offer, effect: offer.effect as EffectOf<Kind> }] : []));
}

/** The first offer with an effect of one kind. */
export function offerOf<Kind extends DragonFarkleEffect['effect']>(offers: readonly FarkleOffer[], kind: Kind): Known<Kind> | undefined {
  return offersOf(offers, kind)[0];
}

/** The part that a seat plays in the action of the turn. */
export type Part = 'recruiting' | 'attacking' | 'defending' | 'battling';

/** What is set aside in the present part of the turn, and what that part is. */
export function sideOf({ action }: View): { side: Side; part: Part } | undefined {
  switch (action?.action) {
    case undefined:
      return undefined;
    case 'recruit':
      return { side: action.side, part: 'recruiting' };
    case 'brawl':
      return action.attacked ? { side: action.defence, part: 'defending' } : { side: action.attack, part: 'attacking' };
    case 'final_battle':
      return { side: action.side, part: 'battling' };
  }
}

/** The seats that somebody waits for at the table. */
export function deciders({ stage, to_move }: View): Seat[] {
  switch (stage.stage) {
    case 'choose':
      return [to_move];
    case 'answer':
    case 'roll_or_stop':
      return [stage.seat];
    case 'keep':
      return stage.seats;
    case 'over':
      return [];
  }
}

/** Why the viewer cannot do something now. */
export function whyNot({ blocked }: View, matches: (wish: Wish) => boolean): Rule | undefined {
  return blocked.find(({ wish }) => matches(wish))?.rule;
}

/** What chance showed in a decision, each result counted from 0; what the event die's six sides stand for is not told. */
export function drawn(notices: readonly Notice[]): number[] {
  for (const notice of notices) {
    if (notice.what === 'opened') return [notice.first];
    if (notice.what === 'rolled') return notice.dice.map((die) => die - 1);
    if (notice.what === 'die_rerolled') return [notice.to - 1];
  }
  return [];
}
