import { list } from '../../../../lib/words/en/grammar';
import { rich, strong, type Rich } from '../../../../lib/rich';
import type { DrarkaneEnding, DrarkaneRoundSheet, DrarkaneWhy } from '../../../../protocol/drarkane';
import type { Who } from '../../../../lib/who';
import type { Card, Dragon, ObjectiveCard, Suit } from '../../reading';
import { cardName, dragons, objectives, ranks, whyName } from './pieces';

const subject = ({ you, name }: Who) => (you ? 'You' : strong(name));
const object = ({ you, name }: Who) => (you ? 'you' : strong(name));
/** A verb that follows its subject. */
const does = ({ you }: Who, verb: string, others = `${verb}s`) => (you ? verb : others);
const named = (card: Card | undefined, counts?: number) => (card ? strong(cardName(card, counts)) : 'a card');
const objectiveNames = (cards: readonly ObjectiveCard[]) => list(cards.map(({ objective }) => objectives[objective].name));

/** What happened, one line for each kind of event; the log and the chronicle say the same. */
export const told = {
  roundBegan: (round: number, leader: Who): Rich => rich`Round ${round}. ${subject(leader)} ${does(leader, 'lead')} the first trick.`,
  fightBegan: (leader: Who): Rich => rich`${subject(leader)} ${does(leader, 'lead')} the first trick against the Demon.`,
  gave: (from: Who, to: Who, card?: Card): Rich => rich`${subject(from)} ${does(from, 'give')} ${object(to)} ${named(card)}.`,
  gaveBack: (from: Who, to: Who, card?: Card): Rich => rich`${subject(from)} ${does(from, 'give')} ${object(to)} ${named(card)} in return.`,
  declared: (who: Who, contract: number): Rich => rich`${subject(who)} ${does(who, 'declare')} ${contract}.`,
  kept: (who: Who, kept?: ObjectiveCard): Rich =>
    rich`${subject(who)} ${does(who, 'keep')} ${kept ? strong(objectives[kept.objective].name) : 'an objective'}.`,
  passed: (who: Who, to: Who, cards?: readonly ObjectiveCard[]): Rich =>
    rich`${subject(who)} ${does(who, 'pass', 'passes')} ${cards ? strong(objectiveNames(cards)) : 'the rest'} on to ${object(to)}.`,
  treasures: (zone: readonly ObjectiveCard[]): Rich =>
    zone.length > 0 ? rich`The Treasure Zone holds ${strong(objectiveNames(zone))}.` : rich`The Treasure Zone stays empty.`,
  teammateKept: (card: ObjectiveCard): Rich => rich`Your teammate keeps ${strong(objectives[card.objective].name)}.`,
  led: (who: Who, card: Card, counts?: number): Rich => rich`${subject(who)} ${does(who, 'lead')} ${named(card, counts)}.`,
  played: (who: Who, card: Card, counts?: number): Rich => rich`${subject(who)} ${does(who, 'play')} ${named(card, counts)}.`,
  ahead: (who: Who, why: DrarkaneWhy, led?: Suit): Rich => rich`${subject(who)} ${does(who, 'are', 'is')} ahead: ${whyName(why, led)}.`,
  trickWon: (who: Who, card: Card, counts: number | undefined, why: DrarkaneWhy, led?: Suit): Rich =>
    rich`${subject(who)} ${does(who, 'win')} the trick with ${named(card, counts)}: ${whyName(why, led)}.`,
  firstOfEquals: rich`Of equal cards the first one wins.`,
  placed: (card: Card, counts: number | undefined, dragon: Dragon): Rich =>
    rich`${named(card, counts)} goes to ${strong(dragons[dragon])}.`,
  defeated: (who: Who, dragon: Dragon, terror: number): Rich =>
    rich`${subject(who)} ${does(who, 'defeat')} ${strong(dragons[dragon])}, Terror ${terror}.`,
  discarded: (cards: readonly { card: Card; counts?: number }[]): Rich =>
    rich`Discarded: ${list(cards.map(({ card, counts }) => cardName(card, counts)))}.`,
  completed: (who: Who, { objective, points }: ObjectiveCard): Rich =>
    rich`${subject(who)} ${does(who, 'complete')} ${strong(objectives[objective].name)}, Treasure ${points}.`,
  revealed: (dragon: Dragon): Rich => rich`${strong(dragons[dragon])} appears.`,
  oneMore: rich`The next one is the seventh.`,
  seventh: rich`It is the seventh dragon.`,
  drew: (who: Who, card?: Card): Rich => rich`${subject(who)} ${does(who, 'draw')} ${named(card)}.`,
  reshuffled: (cards: number): Rich => rich`The discards make a new pile of ${cards} cards.`,
  offered: (from: Who, to: Who, card?: Card): Rich => rich`${subject(from)} ${does(from, 'offer')} ${object(to)} ${named(card)}.`,
  offeredNothing: (who: Who): Rich => rich`${subject(who)} ${does(who, 'offer')} nothing.`,
  returned: (from: Who, to: Who): Rich => rich`${subject(from)} ${does(from, 'hand')} ${object(to)} the card back.`,
  swapped: (from: Who, to: Who, card?: Card): Rich =>
    rich`${subject(from)} ${does(from, 'keep')} the card and ${does(from, 'give')} ${object(to)} ${card ? strong(cardName(card)) : 'another'}.`,
  roundScored: ({ round, end, terror }: DrarkaneRoundSheet): Rich =>
    end === 'seventh_dragon'
      ? rich`Seven dragons end round ${round}. Terror taken: ${terror}.`
      : rich`Round ${round} is played out. Terror taken: ${terror}.`,
  ended: (ending: DrarkaneEnding, winners: readonly Who[]): Rich =>
    ending.kind === 'ranked'
      ? rich`The fight with the Demon ends at ${ending.score}: ${strong(ranks[ending.rank].name)}.`
      : rich`${strong(list(winners.map(({ you, name }) => (you ? 'You' : name))))} ${winners.length === 1 && !winners[0]!.you ? 'wins' : 'win'} the game.`,
};
