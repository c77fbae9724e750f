import type { Component } from 'svelte';
import Wound from '~icons/game-icons/sword-wound';
import type { Who } from '../../lib/who';
import type { Choice } from './choice.svelte';
import { CARD_ICON } from './icons';
import type { Perspective } from './perspective';
import { cardKey, offersOf, ownPlayer, type Card, type DrarkaneOffer, type DrarkaneTable, type EffectOf, type View } from './reading';
import type { DrarkaneWords } from './words';

type Icon = Component<Record<string, unknown>>;

/** One of the numbers to choose from, in the hearth. */
export interface Chip {
  number: number;
  /** The whole of it in words. */
  spoken: string;
  selected: boolean;
}

/** A button that does something at the table. */
export interface Button {
  offer: DrarkaneOffer;
  label: string;
  consequence: string;
  icon?: Icon;
  primary: boolean;
}

/** The present decision in words. */
export interface Asked {
  ask: string;
  why: string;
  /** The card that it is about. */
  card?: { card: Card; counts?: number };
  stake?: { number: string; label: string };
  /** Whether only the player, or the pair, sees this. */
  hidden: boolean;
  chips: Chip[];
  buttons: Button[];
  /** A button that leads to another choice. */
  turn?: { label: string; consequence: string; how: 'back' | 'next' };
}

/** Says what is to be decided now; nothing while others decide. */
export function askedOf(table: DrarkaneTable, choice: Choice, seen: Perspective, words: DrarkaneWords): Asked | undefined {
  const { view, offers } = table;
  if (offers.length === 0) return undefined;
  switch (view.stage) {
    case 'exchange':
      return exchange(table, choice, seen, words);
    case 'declare':
      return declare(table, choice, words);
    case 'draft':
      return draft(choice, seen, words);
    case 'play':
      return play(table, choice, seen, words);
    case 'place':
      return place(table, choice, words);
    case 'offer':
      return offerCard(table, choice, seen, words);
    case 'answer':
      return answer(table, choice, seen, words);
    case 'over':
      return undefined;
  }
}

/** The way back to the other cards, if there are any. */
function otherCards(choice: Choice, { hearth }: DrarkaneWords): Asked['turn'] {
  const others = choice.items.length - 1;
  return choice.chosen && others > 0 ? { label: hearth.other, consequence: hearth.otherWhy(others), how: 'back' } : undefined;
}

function exchange(table: DrarkaneTable, choice: Choice, seen: Perspective, words: DrarkaneWords): Asked {
  const { hearth } = words;
  const gives = offersOf(table.offers, 'give')[0]?.effect;
  const back = offersOf(table.offers, 'give_back')[0]?.effect;
  const chosen = choice.primary?.effect;
  const to = seen.who((back ?? gives)!.to);
  return {
    ask: back ? hearth.giveBackAsk(to, back.received) : hearth.giveAsk(to),
    why: back ? hearth.giveBackWhy : hearth.giveWhy,
    card: back && { card: back.received },
    hidden: true,
    chips: [],
    buttons:
      chosen?.effect === 'give' || chosen?.effect === 'give_back'
        ? [button(choice.primary!, hearth.give(chosen.card), hearth.giveTo(to), CARD_ICON[chosen.card.kind])]
        : [],
    turn: otherCards(choice, words),
  };
}

function declare(table: DrarkaneTable, choice: Choice, { hearth }: DrarkaneWords): Asked {
  const chosen = choice.primary?.effect;
  return {
    ask: hearth.declareAsk,
    why: hearth.declareWhy,
    hidden: false,
    chips: offersOf(table.offers, 'declare').map(({ effect: { contract } }) => ({
      number: contract,
      spoken: hearth.contract(contract),
      selected: choice.chosen?.key === String(contract),
    })),
    buttons:
      chosen?.effect === 'declare'
        ? [button(choice.primary!, hearth.declare(chosen.contract), hearth.declareSum(chosen.of, chosen.sum))]
        : [],
  };
}

function draft(choice: Choice, seen: Perspective, { hearth, objectives }: DrarkaneWords): Asked {
  const chosen = choice.primary?.effect;
  return {
    ask: hearth.keepAsk,
    why: hearth.keepWhy,
    hidden: true,
    chips: [],
    buttons:
      chosen?.effect === 'keep'
        ? [
            button(
              choice.primary!,
              hearth.keep(objectives[chosen.keeps.objective].name),
              chosen.to === undefined
                ? hearth.keepLay
                : hearth.keepPass(
                    chosen.passes.map(({ objective }) => objectives[objective].name),
                    seen.who(chosen.to),
                  ),
            ),
          ]
        : [],
  };
}

function play(table: DrarkaneTable, choice: Choice, seen: Perspective, words: DrarkaneWords): Asked {
  const { hearth } = words;
  const { view } = table;
  const options = offersOf(choice.chosen?.offers ?? [], 'play');
  const [first] = options;
  const asked: Pick<Asked, 'hidden' | 'chips' | 'stake' | 'turn'> = {
    hidden: false,
    chips: [],
    stake: contractStake(view, words),
    turn: otherCards(choice, words),
  };
  if (!first) {
    const { led, plays } = view.trick;
    const ask = plays.length === 0 ? hearth.leadAsk : led ? hearth.followAsk(led) : hearth.freeAsk;
    return { ...asked, ask, why: hearth.playWhy(choice.items.length), buttons: [] };
  }
  const { card } = first.effect;
  return {
    ...asked,
    ask: hearth.playAsk(card),
    why: options.length === 1 ? playWhy(first.effect, view, seen, words) : words.cardText(card),
    buttons: options.map(({ offer, effect }) =>
      options.length === 1
        ? button(offer, hearth.play(card), playNext(effect, view, seen, words), CARD_ICON[card.kind])
        : {
            ...button(
              offer,
              hearth.playAs(effect.counts ?? 0),
              effect.winning ? hearth.thenAhead(seen.whoPlays(effect.winning.player)) : hearth.nobodyAhead,
            ),
            primary: offer === first.offer,
          },
    ),
  };
}

/** What a card would do to the trick as it stands. */
function playWhy(effect: EffectOf<'play'>, view: View, seen: Perspective, words: DrarkaneWords): string {
  const { card, winning, sets, to_play: left } = effect;
  const { hearth } = words;
  const led = sets ?? view.trick.led;
  const sentences: string[] = [];
  if (effect.wizards && effect.wizards !== 'absent') sentences.push(`${words.trick.wizards[effect.wizards]}.`);
  if (!winning) sentences.push(hearth.nobodyAhead);
  else {
    const who = seen.whoPlays(winning.player);
    sentences.push(
      who.you && sameCard(winning.card, card)
        ? hearth.wouldBeAhead(words.whyName(winning.why, led))
        : (isAhead(winning, view) ? hearth.staysAhead : hearth.comesAhead)(who, words.cardName(winning.card, winning.counts)),
    );
  }
  if (effect.cannot_win && left > 0) sentences.push(hearth.cannotWin);
  if (sets && left > 0) sentences.push(hearth.sets(sets));
  sentences.push(hearth.toPlay(left));
  return sentences.join(' ');
}

/** What follows for the own contract if the card leads the trick then and can win it, and else who does. */
function playNext(effect: EffectOf<'play'>, view: View, seen: Perspective, { hearth }: DrarkaneWords): string {
  const { card, winning, to_play: left, cannot_win: hopeless } = effect;
  const own = ownPlayer(view);
  if (!winning) return hopeless ? hearth.neverWins : hearth.nobodyAhead;
  const who = seen.whoPlays(winning.player);
  if (!who.you || !sameCard(winning.card, card)) return (isAhead(winning, view) ? hearth.thenAhead : hearth.thenComesAhead)(who);
  if (hopeless) return hearth.neverWins;
  if (own?.contract === undefined) return hearth.thenAhead(who);
  return (left === 0 ? hearth.playWins : hearth.playNext)(own.tricks, own.contract);
}

/** Whether that card is ahead in the trick already. */
function isAhead(winning: NonNullable<EffectOf<'play'>['winning']>, { trick }: View): boolean {
  const now = trick.winning;
  // Before anybody has been ahead nothing changes hands.
  return now === undefined || (JSON.stringify(now.player) === JSON.stringify(winning.player) && sameCard(now.card, winning.card));
}

const sameCard = (one: Card, other: Card): boolean => cardKey(one) === cardKey(other);

function contractStake(view: View, { hearth, sheet }: DrarkaneWords): Asked['stake'] {
  const own = ownPlayer(view);
  if (view.score !== undefined) return { number: String(view.score), label: sheet.score };
  return own?.contract === undefined ? undefined : { number: hearth.contractOf(own.tricks, own.contract), label: hearth.contractStake };
}

function place(table: DrarkaneTable, choice: Choice, words: DrarkaneWords): Asked {
  const { hearth, cardName } = words;
  const { view } = table;
  const placements = offersOf(choice.chosen?.offers ?? [], 'place');
  const lit = choice.primary?.effect.effect === 'place' ? choice.primary.effect : undefined;
  const trophy = view.zone.find(({ dragon }) => dragon === lit?.dragon)?.trophy ?? 0;
  const card = placements[0]?.effect;
  const next = choice.items[(choice.items.findIndex(({ key }) => key === choice.chosen?.key) + 1) % choice.items.length];
  const nextCard = next && offersOf(next.offers, 'place')[0]?.effect;
  return {
    ask: card ? hearth.placeAsk(cardName(card.card, card.counts)) : '',
    why: lit?.defeats ? hearth.falls(lit.dragon) : hearth.lit(new Set(placements.map(({ effect }) => effect.dragon)).size),
    stake: { number: String(view.trick.unplaced.length), label: hearth.toPlace(view.trick.unplaced.length) },
    hidden: false,
    chips: [],
    buttons: lit
      ? [
          lit.defeats
            ? button(choice.primary!, hearth.fell(lit.dragon), hearth.defeats(trophy, lit.defeats.terror), Wound)
            : button(choice.primary!, hearth.place(lit.dragon), hearth.stillOpen(lit.open)),
        ]
      : [],
    turn:
      choice.items.length > 1 && nextCard
        ? { label: hearth.nextCard, consequence: cardName(nextCard.card, nextCard.counts), how: 'next' }
        : undefined,
  };
}

function offerCard(table: DrarkaneTable, choice: Choice, seen: Perspective, words: DrarkaneWords): Asked {
  const { hearth } = words;
  const to: Who = seen.who(offersOf(table.offers, 'offer')[0]?.effect.to ?? table.view.own ?? 0);
  const nothing = offersOf(table.offers, 'offer_nothing')[0];
  const chosen = choice.primary?.effect;
  const offering =
    chosen?.effect === 'offer'
      ? button(choice.primary!, hearth.offer(chosen.card), hearth.giveTo(to), CARD_ICON[chosen.card.kind])
      : undefined;
  return {
    ask: hearth.offerAsk(to),
    why: hearth.offerWhy(to),
    hidden: true,
    chips: [],
    buttons: [
      ...(nothing ? [{ ...button(nothing.offer, hearth.offerNothing, hearth.offerNothingWhy), primary: !offering }] : []),
      ...(offering ? [offering] : []),
    ],
  };
}

function answer(table: DrarkaneTable, choice: Choice, seen: Perspective, words: DrarkaneWords): Asked {
  const { hearth } = words;
  const back = offersOf(table.offers, 'return')[0];
  const chosen = choice.primary?.effect;
  const swap =
    chosen?.effect === 'swap'
      ? button(choice.primary!, hearth.swap(chosen.gives), hearth.swapFor(chosen.takes), CARD_ICON[chosen.gives.kind])
      : undefined;
  return {
    ask: back ? hearth.answerAsk(seen.who(back.effect.to), back.effect.card) : '',
    why: hearth.answerWhy,
    card: back && { card: back.effect.card },
    hidden: true,
    chips: [],
    buttons: [
      ...(back ? [{ ...button(back.offer, hearth.giveBack, hearth.giveBackWhyShort), primary: !swap }] : []),
      ...(swap ? [swap] : []),
    ],
  };
}

function button(offer: DrarkaneOffer, label: string, consequence: string, icon?: Icon): Button {
  return { offer, label, consequence, icon, primary: true };
}
