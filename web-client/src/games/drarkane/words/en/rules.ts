import { fill } from '../../../../lib/words/en/grammar';
import type { DrarkaneRule } from '../../../../protocol/drarkane';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import { askName, cardName, dragons, objectives, suits } from './pieces';
import sentences from './rules.json';
import table from './table.json';

/** Why a rule forbids something, what can be done, and the rule’s name in the help. */
export const rules: RuleCatalogue<DrarkaneRule> = ruleCatalogue<DrarkaneRule, typeof sentences>(sentences, fill, {
  'another-step-first': ({ stage }) => table.steps[stage],
  'follow-suit': ({ suit }) => ({
    reason: `${suits[suit]} was led, and you hold ${suits[suit]}.`,
    remedy: `Play a ${suits[suit]} or an influence card.`,
  }),
  'card-not-held': ({ card }) => ({ reason: `${cardName(card)} is not in your hand.` }),
  'objective-not-held': ({ objective }) => ({ reason: `${objectives[objective].name} is not among the objectives before you.` }),
  'not-to-be-placed': ({ card }) => ({ reason: `${cardName(card)} is not waiting to be placed.` }),
  'dragon-not-in-zone': ({ dragon }) => ({ reason: `${dragons[dragon]} is not in the battle zone.` }),
  'no-such-slot': ({ dragon, slots }) => ({ reason: `${dragons[dragon]} has ${slots === 1 ? 'only one slot' : `only ${slots} slots`}.` }),
  'slot-filled': ({ dragon }) => ({ reason: `A card lies on that slot of ${dragons[dragon]} already.` }),
  'does-not-fit': ({ card, ask }) => ({ reason: `${cardName(card)} does not fit: the slot asks for ${askName(ask)}.` }),
  'fits-nowhere': ({ card }) => ({ reason: `${cardName(card)} fits no open slot.` }),
  'give-another-card': ({ card }) => ({ reason: `${cardName(card)} is the card you were given.` }),
});
