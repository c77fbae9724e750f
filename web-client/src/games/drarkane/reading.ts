import type {
  DrarkaneAsk,
  DrarkaneBlocked,
  DrarkaneCard,
  DrarkaneDragon,
  DrarkaneEffect,
  DrarkaneIntent,
  DrarkaneNotice,
  DrarkaneObjective,
  DrarkaneObjectiveCard,
  DrarkanePlayer,
  DrarkanePlayerView,
  DrarkaneSuit,
  DrarkaneTrick,
  DrarkaneView,
} from '../../protocol/drarkane';
import type { GameTable } from '../../protocol/games';
import type { Seat } from '../../protocol/ids';
import type { Offer, Past } from '../../protocol/table';

export type Ask = DrarkaneAsk;
export type Blocked = DrarkaneBlocked;
export type Card = DrarkaneCard;
export type Dragon = DrarkaneDragon;
export type Effect = DrarkaneEffect;
export type Notice = DrarkaneNotice;
export type Objective = DrarkaneObjective;
export type ObjectiveCard = DrarkaneObjectiveCard;
export type Participant = DrarkanePlayer;
export type PlayerView = DrarkanePlayerView;
export type Suit = DrarkaneSuit;
export type Trick = DrarkaneTrick;
export type View = DrarkaneView;
export type DrarkaneTable = Extract<GameTable, { game: 'drarkane' }>;
export type DrarkaneOffer = Offer<DrarkaneIntent, DrarkaneEffect>;
export type Decision = Past<DrarkaneNotice>;

/** A notice of one kind. */
export type NoticeOf<Kind extends Notice['what']> = Extract<Notice, { what: Kind }>;

/** An effect of one kind. */
export type EffectOf<Kind extends Effect['effect']> = Extract<Effect, { effect: Kind }>;

/** An offer whose effect is of one kind. */
interface OfferOf<Kind extends Effect['effect']> {
  offer: DrarkaneOffer;
  effect: EffectOf<Kind>;
}

/** The offers of one kind, in their order. */
export function offersOf<Kind extends Effect['effect']>(offers: readonly DrarkaneOffer[], kind: Kind): OfferOf<Kind>[] {
  return offers.flatMap((offer) => (offer.effect.effect === kind ? [{ offer, effect: offer.effect as EffectOf<Kind> }] : []));
}

/** The name of a card among all cards; the Knights share one. */
export function cardKey(card: Card): string {
  return 'number' in card ? `${card.kind}-${card.number}` : card.kind;
}

export function suitOf(card: Card): Suit | undefined {
  return 'number' in card ? card.kind : undefined;
}

/** What is printed in a card's corner; `counts` is what the Mercenary was played as. */
export function cornerOf(card: Card, counts?: number): string {
  if ('number' in card) return String(card.number);
  switch (card.kind) {
    case 'egg':
      return '0';
    case 'knight':
      return '11';
    case 'queen':
      return '12';
    case 'king':
      return '13';
    case 'mercenary':
      return counts === undefined ? '0|14' : String(counts);
    case 'low_wizard':
      return '▼';
    case 'high_wizard':
      return '▲';
  }
}

/** The number that is printed on an open slot; none where any card fits. */
export function leastOf(ask: Ask): string | undefined {
  switch (ask.asks) {
    case 'suit':
    case 'any_suit_or_obscure':
      return `${ask.least}+`;
    case 'obscure':
      return '11+';
    case 'any_card':
      return undefined;
  }
}

/** The name of somebody who takes part, to find them by. */
export function participantKey(player: Participant): string {
  return typeof player === 'object' ? `seat-${player.seat}` : player;
}

export const sameParticipant = (one: Participant, other: Participant): boolean => participantKey(one) === participantKey(other);

export const seatOf = (player: Participant): Seat | undefined => (typeof player === 'object' ? player.seat : undefined);

/** What the view says of somebody who takes part. */
export function playerIn(view: View, player: Participant): PlayerView | undefined {
  return view.players.find((each) => sameParticipant(each.player, player));
}

/** The viewer's own part of the view. */
export function ownPlayer(view: View): PlayerView | undefined {
  return view.own === undefined ? undefined : playerIn(view, { seat: view.own });
}

/** The Terror of all dragons that somebody has defeated in this round. */
export function terrorOf(player: PlayerView | undefined): number {
  return (player?.dragons ?? []).reduce((sum, { terror }) => sum + terror, 0);
}

/** The trick that lies on the table; at the end of the game the last one stays there. */
export function shownTrick(view: View): Trick | undefined {
  if (view.stage === 'exchange' || view.stage === 'declare' || view.stage === 'draft') return undefined;
  return view.stage === 'over' ? view.last_trick : view.trick;
}
