import { listIn, pluralIn } from '../../../../lib/plural';
import type { DrarkaneStage } from '../../../../protocol/drarkane';
import type { Who } from '../../../../lib/who';
import type { PileNames } from '../../perspective';
import type { Card, Dragon, Suit } from '../../reading';
import { askName, cardName, cardText, suits, whyName } from './cards';
import { dragons, objectives, ranks } from './content';
import { rules } from './rules';
import { told } from './telling';

const list = listIn('en');
const plural = pluralIn('en');
const tricks = (count: number) => `${count} ${plural(count, 'trick', 'tricks')}`;
const slots = (count: number) => `${count} ${plural(count, 'slot', 'slots')}`;
const cards = (count: number) => `${count} ${plural(count, 'card', 'cards')}`;

/** Everything Drarkane says in English. */
export const en = {
  dragons,
  objectives,
  ranks,
  rules,
  told,
  suits,
  cardName,
  cardText,
  askName,
  whyName,
  piles: { fallen_king: 'The Fallen King', demon: 'The Demon' } as PileNames,
  pilesShort: { fallen_king: 'King', demon: 'Demon' } as PileNames,

  moment: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    trick: (trick: number) => `Trick ${trick}`,
    contracts: 'Contracts',
    start: 'The start',
    earlier: 'Earlier',
  },

  seat: {
    tricksOf: (won: number, contract: number) => `${won} of ${tricks(contract)}`,
    tricksOnly: tricks,
    noContract: 'no contract yet',
    cards: (count: number) => `${cards(count)} in hand`,
    pile: (count: number) => `${cards(count)} in the pile`,
    team: (name: string) => `with ${name}`,
    away: 'away',
    first: 'leads',
    dragons: (count: number, terror: number) => `${count} ${plural(count, 'dragon', 'dragons')}, Terror ${terror}`,
    points: (count: number) => `${count} ${plural(count, 'point', 'points')}`,
  },

  zone: {
    label: 'Battle zone',
    terror: (terror: number) => `Terror ${terror}`,
    anyCard: 'any card',
    slot: (ask: string) => `Slot: ${ask}`,
    filled: (card: string) => `filled with ${card}`,
    fits: 'fits',
    fells: 'falls',
    empty: 'No dragon stands here.',
  },

  danger: {
    standing: (count: number) => `${count} of 7 dragons`,
    left: (count: number) =>
      count <= 0 ? 'The seventh dragon is here' : count === 1 ? 'The next dragon ends the round' : `${count} more end the round`,
    leftSolo: (count: number) =>
      count <= 0 ? 'The seventh dragon is here' : count === 1 ? 'The next dragon ends the game' : `${count} more end the game`,
    terrorTaken: (terror: number) => `Terror taken in this round: ${terror}`,
    sheet: 'Score sheet',
  },

  trick: {
    label: 'The trick',
    last: 'The last trick',
    toPlace: 'Cards to place',
    placed: 'placed',
    toPlay: 'plays now',
    later: 'plays later',
    ahead: 'ahead',
    led: (suit: Suit) => `${suits[suit]} led`,
    nothingLed: 'no suit led yet',
    wizards: { lowest_wins: 'Lowest number wins', highest_wins: 'Highest number wins', cancelled: 'The Wizards cancel out' },
    winner: (who: Who, why: string) => `${who.you ? 'You are' : `${who.name} is`} ahead: ${why}`,
    won: (who: Who, why: string) => `${who.you ? 'You took' : `${who.name} took`} it: ${why}`,
  },

  hand: {
    count: (count: number) => `Your hand, ${cards(count)}`,
    playable: 'can be played',
    usable: 'can be chosen',
    chosen: 'chosen',
    blocked: 'cannot be used now',
    shown: 'your teammate knows it',
    known: (names: readonly string[]) => `holds ${list(names)}`,
  },

  hearth: {
    giveAsk: (to: Who) => `Which card for ${to.name}?`,
    giveWhy: 'You exchange one card each before the contracts. Only you two see them.',
    give: (card: Card) => `Give ${cardName(card)}`,
    giveTo: (to: Who) => `to ${to.name}`,
    giveBackAsk: (from: Who, card: Card) => `${from.name} gave you ${cardName(card)}`,
    giveBackWhy: 'Give a different card in return.',
    declareAsk: 'How many tricks will you win?',
    declareWhy: 'Exactly right: all Terror. One off: half of it.',
    declare: (contract: number) => `Declare ${contract}`,
    declareSum: (sum: number, of: number) => `${sum} declared so far, ${of} tricks`,
    contract: tricks,
    keepAsk: 'Which objective do you keep?',
    keepWhy: 'Only you see them. The others go on.',
    keep: (name: string) => `Keep ${name}`,
    keepPass: (names: readonly string[], to: Who) => `${list(names)} to ${to.name}`,
    keepLay: 'the others become the Treasure Zone',
    leadAsk: 'You lead. Which card?',
    followAsk: (suit: Suit) => `${suits[suit]} was led. Which card?`,
    freeAsk: 'Which card will you play?',
    playWhy: (count: number) => `${cards(count)} can be played.`,
    playAsk: (card: Card) => `Play ${cardName(card)}?`,
    play: (card: Card) => `Play ${cardName(card)}`,
    playAs: (counts: number) => `Play it as ${counts}`,
    wouldBeAhead: (why: string) => `You would be ahead: ${why}.`,
    staysAhead: (who: Who, card: string) => `${who.you ? 'You stay' : `${who.name} stays`} ahead with ${card}.`,
    nobodyAhead: 'Nobody is ahead yet.',
    thenAhead: (who: Who) => (who.you ? 'you are ahead then' : `${who.name} stays ahead`),
    sets: (suit: Suit) => `All must follow ${suits[suit]}.`,
    toPlay: (count: number) => (count === 0 ? 'You are the last.' : `${count} still to play.`),
    playNext: (won: number, contract: number) =>
      won < contract ? `trick ${won + 1} of ${contract} if it wins` : 'one too many if it wins',
    other: 'Other card',
    otherWhy: (count: number) => `${count} more`,
    contractStake: 'your contract',
    contractOf: (won: number, contract: number) => `${won} of ${contract}`,
    placeAsk: (card: string) => `${card}: which dragon?`,
    placeWhy: 'Tap a lit slot or drag the card there.',
    falls: (dragon: Dragon, trophy: number, terror: number) => `${dragons[dragon]} falls with this card: +${trophy}, Terror ${terror}.`,
    place: (dragon: Dragon) => `Place on ${dragons[dragon]}`,
    defeats: (terror: number) => `defeats it, Terror ${terror}`,
    stillOpen: (count: number) => `${slots(count)} still open`,
    nextCard: 'Next card',
    toPlace: (count: number) => `${plural(count, 'card', 'cards')} to place`,
    offerAsk: (to: Who) => `Offer ${to.name} a card?`,
    offerWhy: (to: Who) => `${to.name} may keep it and give another, or hand it back.`,
    offer: (card: Card) => `Offer ${cardName(card)}`,
    offerNothing: 'Offer nothing',
    offerNothingWhy: 'on with the next trick',
    answerAsk: (from: Who, card: Card) => `${from.name} offers you ${cardName(card)}`,
    answerWhy: 'Choose a card to give for it, or hand it back.',
    giveBack: 'Hand it back',
    giveBackWhyShort: 'nothing changes',
    swap: (card: Card) => `Give ${cardName(card)}`,
    swapFor: (card: Card) => `and keep ${cardName(card)}`,
    others: {
      exchange: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} a card to give`,
      declare: ([name]: readonly string[]) => `${name} weighs a contract`,
      draft: ([name]: readonly string[]) => `${name} chooses an objective`,
      play: ([name]: readonly string[]) => `${name} plays a card`,
      place: ([name]: readonly string[]) => `${name} places the trick`,
      offer: ([name]: readonly string[]) => `${name} may offer a card`,
      answer: ([name]: readonly string[]) => `${name} looks at an offered card`,
      over: () => 'Nothing is left to do',
    } as Record<DrarkaneStage, (names: readonly string[]) => string>,
    decide: (names: readonly string[]) => `${list(names)} decide`,
  },

  treasure: {
    title: 'Objectives',
    own: 'Yours',
    teammate: (who: Who) => `Kept by ${who.name}`,
    shared: 'Treasure Zone',
    sharedWhy: 'for whoever meets them',
    instant: 'after a trick',
    end: 'end of round',
    points: (points: number) => `Treasure ${points}`,
    done: 'completed',
    doneBy: (who: Who) => (who.you ? 'completed by you' : `completed by ${who.name}`),
    show: 'Objectives',
    none: 'The Treasure Zone is empty.',
  },

  sheet: {
    title: 'Score sheet',
    none: 'No round has been scored yet.',
    round: (round: number) => `Round ${round}`,
    total: 'Total',
    team: (names: readonly string[]) => names.join(' + '),
    tricks: 'Tricks',
    columns: { contract: 'Contract', trophy: 'Trophy', terror: 'Terror', treasure: 'Treasure', sum: 'Sum' },
    made: (won: number, contract: number) => `${won} of ${contract}`,
    seventh: 'ended by the seventh dragon',
    playedOut: 'played to the last card',
    terror: (terror: number) => `Terror taken ${terror}`,
    standing: (names: readonly string[]) => `Still standing: ${list(names)}.`,
    unmet: (name: string) => `${name} kept, not met`,
    yourTerror: 'Your dragons',
    demonTerror: 'The Demon’s dragons',
    score: 'Score',
  },

  aside: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}, so far`,
    solo: 'The fight so far',
    terror: 'Terror taken',
    trophies: 'Trophies',
    cards: 'Cards left',
    why: 'Keep your contract exactly: all Terror. One off: half. Seven dragons end the round.',
    whySolo: 'Your dragons’ Terror less the Demon’s. Seven dragons end the game.',
    pile: 'Cards in the pile',
  },

  result: {
    you: 'you',
    wins: (who: Who) => (who.you ? 'You are the legend of Drarkane' : `${who.name} is the legend of Drarkane`),
    winTogether: (names: readonly string[]) => `Shared glory: ${list(names)}`,
    winTeam: (names: readonly string[]) => `Victory for ${list(names)}`,
    why: (points: number, rounds: number) => `${points} points after ${rounds} ${plural(rounds, 'round', 'rounds')}.`,
    soloWhy: (score: number, text: string) => `Score ${score}. ${text}`,
    columns: {
      rounds: (round: number) => `R${round}`,
      points: 'Points',
      team: 'Team',
      yours: 'Your Terror',
      demons: 'Demon’s',
      score: 'Score',
    },
  },

  primer: {
    title: 'At a glance',
    lines: [
      'Declare how many tricks you will win; hitting it exactly pays.',
      'Follow the led suit if you can. Grimoire is trump; Obscure cards beat even that.',
      'The winner of a trick places its cards on dragons. A full dragon falls.',
      'Before every trick another dragon comes. The seventh ends the round.',
    ],
  },
};

/** The words of Drarkane, in any language. */
export type DrarkaneWords = typeof en;
