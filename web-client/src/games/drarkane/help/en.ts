import { rich, strong } from '../../../lib/rich';
import type { DrarkaneChapter } from './chapters';

/** The guide in English, in our own words. */
export const en: DrarkaneChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'What it is about',
    text: [
      rich`Dragons gather over the kingdom. You play cards in tricks, say beforehand how many you will win, and lay what you win on the dragons until they fall.`,
      rich`Three rounds are played. Whoever has the ${strong('most points')} then wins; equal points share it.`,
    ],
  },
  {
    id: 'suits',
    rules: [],
    title: 'The four suits',
    text: [
      rich`Shield, Sword, Axe and Grimoire have a card for every number from ${1} to ${10}. ${strong('Grimoire is trump')}: any of its cards beats any Shield, Sword or Axe.`,
      rich`With fewer than six players some Knights and Grimoires stay in the box: three Knights and the 1, 5, 10 with two or three, two Knights and the 1, 10 with four, one Knight and the 10 with five.`,
    ],
    picture: 'suits',
  },
  {
    id: 'influence',
    rules: [],
    title: 'Influence cards',
    text: [
      rich`They belong to no suit and may ${strong('always')} be played. The ${strong('Obscure')} ones, Knight 11, Queen 12 and King 13, beat even trumps. The Dragon Egg counts 0 and loses to all. The two Wizards never win, but change what does.`,
    ],
    picture: 'influence',
  },
  {
    id: 'mercenary',
    rules: ['mercenary-counts-zero-or-fourteen'],
    title: 'The Mercenary',
    text: [
      rich`Its player says as it is played whether it counts ${0}, just like the Egg, or ${14}, an Obscure card above the King. That also holds when it is placed on a dragon.`,
    ],
    picture: 'mercenary',
  },
  {
    id: 'round',
    rules: ['another-step-first'],
    title: 'A round, step by step',
    text: [
      rich`All get a hand: 14 cards with two or three players, 11 with four, 9 with five, 8 with six. As many dragons as players are turned up. Everybody makes a contract, then the tricks begin.`,
      rich`After a trick its winner places the cards. Then a new dragon is turned up, and the winner leads the next trick.`,
      rich`The first player of the game is drawn by lot. Later rounds begin with whoever won the last trick.`,
    ],
  },
  {
    id: 'contracts',
    rules: ['contract-out-of-range'],
    title: 'Contracts',
    text: [
      rich`In turn, each says openly how many tricks they will win in this round: any number from ${0} to the size of the hand. Rings beside your name stand for the contract; a won trick fills one, a trick too many is a diamond.`,
    ],
  },
  {
    id: 'following',
    rules: ['follow-suit', 'card-not-held'],
    title: 'Playing a card',
    text: [
      rich`The first suit card in a trick sets the suit. Whoever holds that suit must play it, or an influence card. Whoever does not may play anything: trump with Grimoire, or throw a card off.`,
      rich`As long as only influence cards lie there, no suit is set and everything may be played. Here Shield was led:`,
    ],
    picture: 'follow',
  },
  {
    id: 'winning',
    rules: [],
    title: 'Who wins the trick',
    text: [
      rich`The highest Obscure card wins; without one, the highest Grimoire; without that, the highest card of the led suit. Cards of another suit never win. Egg and Mercenary-as-0 win only if nothing else can.`,
      rich`Of equal cards the one played ${strong('first')} wins.`,
    ],
    picture: 'winning',
  },
  {
    id: 'wizards',
    rules: [],
    title: 'The Wizards',
    text: [
      rich`With the ${strong('Low Wizard')} in the trick the lowest number wins, with the ${strong('High Wizard')} the highest, whatever the suits. The Egg counts 0, Obscure cards 11 to 14. Both together cancel each other.`,
    ],
    picture: 'lowest',
  },
  {
    id: 'zone',
    rules: ['dragon-not-in-zone', 'no-such-slot', 'slot-filled'],
    title: 'The battle zone',
    text: [
      rich`Every dragon shows its ${strong('Terror')} and one to four slots. Cards stay on the slots from trick to trick. When the last slot is filled the dragon falls, and whoever filled it takes it, no matter whose cards lie on it.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'fitting',
    rules: ['does-not-fit', 'fits-nowhere'],
    title: 'What fits a slot',
    text: [
      rich`A sign with a number asks for that suit, at least as high. Crossed swords ask for any suit, Grimoire too, or an Obscure card, at least as high. A helmet asks for an Obscure card. “Any card” takes everything; Egg, Mercenary-as-0 and Wizards fit nowhere else.`,
    ],
  },
  {
    id: 'placing',
    rules: ['not-to-be-placed'],
    title: 'Placing the trick',
    text: [
      rich`The winner lays the cards of the trick one by one on slots that they fit, in any order and on any dragon. ${strong('What fits must be placed')}; but you choose where, even if that spares a dragon. What fits nowhere is discarded.`,
    ],
  },
  {
    id: 'seventh',
    rules: [],
    title: 'The seventh dragon',
    text: [
      rich`Before every new trick one more dragon comes. As soon as ${strong('seven')} stand in the battle zone, the round is over on the spot. Contracts count with the tricks made so far. The row of heads above the zone shows how near it is.`,
    ],
  },
  {
    id: 'scoring',
    rules: [],
    title: 'Scoring a round',
    text: [
      rich`${4} points for each trick you won, ${2} for each dragon you felled.`,
      rich`If you won ${strong('exactly')} as many tricks as declared you also score the Terror of all dragons that all players felled in the round. One trick off, half of it, rounded down. Further off, nothing.`,
    ],
  },
  {
    id: 'treasures',
    rules: ['objective-not-held'],
    title: 'Treasures',
    text: [
      rich`With this expansion all get two objectives with their hand. After the contracts the first player keeps one in secret and passes the other on; each next player adds what came, keeps one and passes the rest. What the last one leaves lies open for all: the ${strong('Treasure Zone')}.`,
      rich`Some are met with a trick and judged at once for its winner, the own one first; an open one goes to whoever is first. Others are judged for everybody at the end of the round. A round ended by the seventh dragon gives no Treasure.`,
    ],
    picture: 'objectives',
  },
  {
    id: 'teams',
    rules: ['not-your-teammate', 'give-another-card'],
    title: 'Teams',
    text: [
      rich`Four or six can play in pairs sitting opposite, who add up their points. Before the contracts teammates exchange a card each: the second sees what came and gives a ${strong('different')} one back.`,
      rich`After a trick its winner may offer the teammate a card. The teammate hands it back, or keeps it and gives a different one. Only the pair sees the cards. With Treasures, teammates know each other’s objective.`,
    ],
  },
  {
    id: 'fallen-king',
    rules: [],
    title: 'Two players: the Fallen King',
    text: [
      rich`He plays third from a pile of 14 cards: always the top one, without following suit. His Mercenary counts 14. What he wins he lays where it fells the most Terror, then where most cards fit. Dragons he fells score for nobody, and he makes no contract. The round begins with two dragons.`,
    ],
  },
  {
    id: 'demon',
    rules: [],
    title: 'Alone: the Demon',
    text: [
      rich`You hold ten cards of all fifty; the rest is one pile, from which the Demon plays its top card and you draw after each trick. You lead first, then whoever won. One dragon stands at the beginning. Another comes when the Demon has won or a dragon fell.`,
      rich`It ends with seven dragons, or when one is due and none is left. Your score is the Terror of your dragons less that of the Demon’s. Up to 20 you are a Burned Villager, up to 40 a Flame Runner, up to 60 a Scale Slayer, up to 80 the Scourge of the Skies, and above that a Legend of Drarkane.`,
    ],
  },
];
