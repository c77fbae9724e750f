import {
  cardKey,
  sameParticipant,
  type Card,
  type Dragon,
  type NoticeOf,
  type Participant,
  type PlayerView,
  type Trick,
  type View,
} from './reading';

/** Tables on the way from one to the next, of which only the pieces are looked at: the words come when all has been shown. */

/** What is left of some cards when one of them is gone; of two alike the first goes. */
function without<Holds extends { card: Card }>(cards: readonly Holds[], card: Card): Holds[] {
  const index = cards.findIndex((each) => cardKey(each.card) === cardKey(card));
  return cards.filter((_, place) => place !== index);
}

function withPlayer(view: View, player: Participant, change: (player: PlayerView) => PlayerView): View {
  return { ...view, players: view.players.map((each) => (sameParticipant(each.player, player) ? change(each) : each)) };
}

/** A card has left the hand that it was seen in. */
export function leftHand(view: View, player: Participant, card: Card): View {
  return withPlayer(view, player, (each) =>
    each.hand
      ? {
          ...each,
          hand: without(
            each.hand.map((card) => ({ card })),
            card,
          ).map(({ card }) => card),
        }
      : each,
  );
}

/** A card lies in the trick; `after` tells who is ahead, if it is the last that was played. */
export function inTrick(view: View, { player, card, counts }: NoticeOf<'played'>, after: View): View {
  const plays = [...view.trick.plays, { player, card, counts }];
  const told = after.trick.trick === view.trick.trick && after.trick.plays.length === plays.length ? after.trick : view.trick;
  return { ...view, stage: 'play', trick: { ...told, plays, unplaced: [] } };
}

/** The trick is complete, and everybody sees who has won it. */
export function won(view: View, { player, why, first_of_equals, card, counts }: NoticeOf<'trick_won'>): View {
  const { trick } = view;
  return {
    ...view,
    stage: 'place',
    trick: {
      ...trick,
      winning: { player, why, first_of_equals, card, counts },
      unplaced: trick.plays.map(({ card, counts }) => ({ card, counts })),
    },
  };
}

/** A card is lifted from the trick. */
export function lifted(view: View, card: Card): View {
  return { ...view, trick: { ...view.trick, unplaced: without(view.trick.unplaced, card) } };
}

/** A card lies on a slot. */
export function onSlot(view: View, { dragon, slot, card, counts }: NoticeOf<'placed'>): View {
  const filled = { trick: view.trick.trick, card, counts };
  const zone = view.zone.map((standing) =>
    standing.dragon === dragon
      ? { ...standing, slots: standing.slots.map((each, index) => (index === slot ? { ...each, filled } : each)) }
      : standing,
  );
  return { ...view, zone };
}

/** A dragon is no longer among the standing ones. */
export function fallen(view: View, { by, dragon, terror }: NoticeOf<'defeated'>): View {
  const gone = withPlayer(view, by, (each) => ({ ...each, dragons: [...each.dragons, { dragon, terror }] }));
  return { ...gone, zone: view.zone.filter((standing) => standing.dragon !== dragon), until_seventh: view.until_seventh + 1 };
}

/** The trick has been gathered, and the next one has not begun. */
export function gathered(view: View, after: View): View {
  const next: Trick = { trick: view.trick.trick + 1, order: after.trick.order, plays: [], wizards: 'absent', unplaced: [], felled: [] };
  return { ...view, stage: 'play', trick: next, last_trick: view.trick };
}

/** A dragon has come, as the table has it that it belongs to. */
export function come(view: View, dragon: Dragon, after: View): View | undefined {
  const standing = after.zone.find((each) => each.dragon === dragon);
  return standing && { ...view, zone: [...view.zone, standing], until_seventh: view.until_seventh - 1 };
}
