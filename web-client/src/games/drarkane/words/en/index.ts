import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, plural, sentences } from '../../../../lib/words/en/grammar';
import type { Card, Dragon, Suit } from '../../reading';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { askName, cardName, cardText, dragons, objectives, ranks, suits, whyName } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

const tricks = (count: number) => `${count} ${plural(count, 'trick', 'tricks')}`;

/** What Drarkane says in English where a sentence needs grammar; the rest is in `table.json`. */
const phrases = {
  dragons,
  objectives,
  ranks,
  facts,
  rules,
  told,
  suits,
  cardName,
  cardText,
  askName,
  whyName,

  seat: {
    tricksOf: (won: number, contract: number) => `${won} of ${tricks(contract)}`,
  },

  zone: {
    felledBy: (who: Who) => (who.you ? 'felled by you' : `felled by ${who.name}`),
  },

  danger: {
    left: (count: number) =>
      count <= 0 ? 'The seventh dragon is here' : count === 1 ? 'One more ends the round' : `${count} more end the round`,
    leftSolo: (count: number) =>
      count <= 0 ? 'The seventh dragon is here' : count === 1 ? 'One more ends the game' : `${count} more end the game`,
    leftBrief: (count: number) => (count <= 0 ? 'The seventh is here' : `${count} to the end`),
  },

  trick: {
    led: (suit: Suit) => `${suits[suit]} led`,
    winner: (who: Who, why: string) => `${who.you ? 'You are' : `${who.name} is`} ahead: ${why}`,
    won: (who: Who, why: string) => `${who.you ? 'You took' : `${who.name} took`} it: ${why}`,
  },

  hearth: {
    giveAsk: (to: Who) => `Which card for ${to.name}?`,
    give: (card: Card) => `Give ${cardName(card)}`,
    giveTo: (to: Who) => `to ${to.name}`,
    giveBackAsk: (from: Who, card: Card) => `${from.name} gave you ${cardName(card)}`,
    keepPass: (names: readonly string[], to: Who) => `${list(names)} to ${to.name}`,
    followAsk: (suit: Suit) => `${suits[suit]} was led. Which card?`,
    playAsk: (card: Card) => `Play ${cardName(card)}?`,
    play: (card: Card) => `Play ${cardName(card)}`,
    staysAhead: (who: Who, card: string) => `${who.you ? 'You stay' : `${who.name} stays`} ahead with ${card}.`,
    thenAhead: (who: Who) => (who.you ? 'you are ahead then' : `${who.name} stays ahead`),
    comesAhead: (who: Who, card: string) => `The trick turns to ${who.you ? 'you' : who.name} with ${card}.`,
    thenComesAhead: (who: Who) => `${who.you ? 'you are' : `${who.name} is`} ahead then`,
    sets: (suit: Suit) => `All must follow ${suits[suit]}.`,
    toPlay: (count: number) => (count === 0 ? 'You are the last.' : `${count} still to play.`),
    playNext: (won: number, contract: number) =>
      won < contract ? `trick ${won + 1} of ${contract} if it wins` : 'one too many if it wins',
    playWins: (won: number, contract: number) => (won < contract ? `your trick ${won + 1} of ${contract}` : 'one trick too many'),
    falls: (dragon: Dragon) => `${dragons[dragon]} falls with this card.`,
    place: (dragon: Dragon) => `Place on ${dragons[dragon]}`,
    fell: (dragon: Dragon) => `Fell ${dragons[dragon]}`,
    offerAsk: (to: Who) => `Offer ${to.name} a card?`,
    offerWhy: (to: Who) => `${to.name} may keep it and give another, or hand it back.`,
    offer: (card: Card) => `Offer ${cardName(card)}`,
    answerAsk: (from: Who, card: Card) => `${from.name} offers you ${cardName(card)}`,
    swap: (card: Card) => `Give ${cardName(card)}`,
    swapFor: (card: Card) => `and keep ${cardName(card)}`,
  },

  treasure: {
    teammate: (who: Who) => `Kept by ${who.name}`,
    doneBy: (who: Who) => (who.you ? 'completed by you' : `completed by ${who.name}`),
  },

  sheet: {
    team: (names: readonly string[]) => names.join(' + '),
  },

  count: {
    leads: (who: Who) => (who.you ? 'you lead the first trick' : `${who.name} leads the first trick`),
    /** Who is ahead, and by how much the reader is not; `behind` is absent for those who are ahead or only watch. */
    ahead: (names: readonly string[], you: boolean, points: number, behind: number | undefined) => {
      const who = list(you ? ['You', ...names] : names);
      const lead = you || names.length > 1 ? 'lead' : 'leads';
      return behind === undefined ? `${who} ${lead} with ${points}` : `${who} ${lead}, you are ${behind} behind`;
    },
    solo: (score: number, rank: string) => `Score ${score}: ${rank}`,
  },

  result: {
    wins: (who: Who) => (who.you ? 'You are the legend of Drarkane' : `${who.name} is the legend of Drarkane`),
    winTeam: (names: readonly string[]) => `Victory for ${list(names)}`,
    why: (points: number, rounds: number) => `${points} points after ${rounds} ${plural(rounds, 'round', 'rounds')}.`,
  },
};

export type Phrases = typeof phrases;

/** Everything Drarkane says in English. */
export const words = merge(sentences(table, TABLE), phrases);
