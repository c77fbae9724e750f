import { fill } from '../../../../lib/words/de/grammar';
import type { DrarkaneRule } from '../../../../protocol/drarkane';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import { askName, cardName, dragons, objectives, suits } from './pieces';
import sentences from './rules.json';
import table from './table.json';

/** Why a rule forbids something, what can be done, and the rule’s name in the help. */
export const rules: RuleCatalogue<DrarkaneRule> = ruleCatalogue<DrarkaneRule, typeof sentences>(sentences, fill, {
  'another-step-first': ({ stage }) => table.steps[stage],
  'follow-suit': ({ suit }) => ({
    reason: `${suits[suit]} wurde ausgespielt, und du hast ${suits[suit]} auf der Hand.`,
    remedy: `Spiele ${suits[suit]} oder eine Einflusskarte.`,
  }),
  'card-not-held': ({ card }) => ({ reason: `${cardName(card)} ist nicht auf deiner Hand.` }),
  'objective-not-held': ({ objective }) => ({ reason: `${objectives[objective].name} ist nicht unter den Zielen vor dir.` }),
  'not-to-be-placed': ({ card }) => ({ reason: `${cardName(card)} ist nicht mehr anzulegen.` }),
  'dragon-not-in-zone': ({ dragon }) => ({ reason: `${dragons[dragon]} ist nicht in der Kampfzone.` }),
  'no-such-slot': ({ dragon, slots }) => ({ reason: `${dragons[dragon]} hat nur ${slots === 1 ? 'ein Feld' : `${slots} Felder`}.` }),
  'slot-filled': ({ dragon }) => ({ reason: `Auf diesem Feld von ${dragons[dragon]} liegt schon eine Karte.` }),
  'does-not-fit': ({ card, ask }) => ({ reason: `${cardName(card)} passt nicht: Das Feld verlangt ${askName(ask)}.` }),
  'fits-nowhere': ({ card }) => ({ reason: `${cardName(card)} passt auf kein offenes Feld.` }),
  'give-another-card': ({ card }) => ({ reason: `${cardName(card)} ist die Karte, die du bekommen hast.` }),
});
