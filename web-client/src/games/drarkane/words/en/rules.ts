import { fill } from '../../../../lib/words/en/grammar';
import type { DrarkaneRule, DrarkaneStage } from '../../../../protocol/drarkane';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import { askName, cardName, dragons, objectives, suits } from './pieces';
import sentences from './rules.json';

const STEP: Record<DrarkaneStage, { reason: string; remedy: string }> = {
  exchange: { reason: 'Teammates exchange a card first.', remedy: 'Give your teammate a card, then the contracts are made.' },
  declare: { reason: 'The contracts are made first.', remedy: 'Declare how many tricks you will win.' },
  draft: { reason: 'The objectives are drafted first.', remedy: 'Keep one of those you hold.' },
  play: { reason: 'A card is to be played to the trick.', remedy: 'Play one of the raised cards of your hand.' },
  place: { reason: 'The trick’s cards come first: all that fits must be placed.', remedy: 'Place a card on a slot that is lit.' },
  offer: { reason: 'The winner may offer the teammate a card first.', remedy: 'Offer a card, or offer nothing.' },
  answer: { reason: 'A card has been offered and wants an answer.', remedy: 'Hand it back, or keep it and give another.' },
  over: { reason: 'The game is over.', remedy: 'See the score sheet.' },
};

/** Why a rule forbids something, what can be done, and the rule’s name in the help. */
export const rules: RuleCatalogue<DrarkaneRule> = {
  ...ruleSentences(sentences, fill),
  'another-step-first': ({ stage }) => ({ name: 'a round, step by step', ...STEP[stage] }),
  'follow-suit': ({ suit }) => ({
    name: 'following suit',
    reason: `${suits[suit]} was led, and you hold ${suits[suit]}.`,
    remedy: `Play a ${suits[suit]} or an influence card.`,
  }),
  'card-not-held': ({ card }) => ({
    name: 'playing a card',
    reason: `${cardName(card)} is not in your hand.`,
    remedy: 'Choose a card that you hold.',
  }),
  'contract-out-of-range': ({ most }) => ({
    name: 'contracts',
    reason: `A contract is a number from 0 to ${most}.`,
    remedy: 'Choose one of the numbers shown.',
  }),
  'objective-not-held': ({ objective }) => ({
    name: 'the draft',
    reason: `${objectives[objective].name} is not among the objectives before you.`,
    remedy: 'Keep one of those you hold.',
  }),
  'not-to-be-placed': ({ card }) => ({
    name: 'placing cards',
    reason: `${cardName(card)} is not waiting to be placed.`,
    remedy: 'Choose one of the trick’s cards that are left.',
  }),
  'dragon-not-in-zone': ({ dragon }) => ({
    name: 'the battle zone',
    reason: `${dragons[dragon]} is not in the battle zone.`,
    remedy: 'Choose a dragon that stands there.',
  }),
  'no-such-slot': ({ dragon, slots }) => ({
    name: 'slots',
    reason: `${dragons[dragon]} has ${slots === 1 ? 'only one slot' : `only ${slots} slots`}.`,
    remedy: 'Choose a slot that is there.',
  }),
  'slot-filled': ({ dragon }) => ({
    name: 'slots',
    reason: `A card lies on that slot of ${dragons[dragon]} already.`,
    remedy: 'Choose an open slot.',
  }),
  'does-not-fit': ({ card, ask }) => ({
    name: 'what fits a slot',
    reason: `${cardName(card)} does not fit: the slot asks for ${askName(ask)}.`,
    remedy: 'Choose a slot that is lit.',
  }),
  'fits-nowhere': ({ card }) => ({
    name: 'what fits a slot',
    reason: `${cardName(card)} fits no open slot.`,
    remedy: 'It is discarded when nothing else can be placed.',
  }),
  'give-another-card': ({ card }) => ({
    name: 'exchanging cards',
    reason: `${cardName(card)} is the card you were given.`,
    remedy: 'Give a different one for it.',
  }),
};
