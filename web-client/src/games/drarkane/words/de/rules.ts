import { fill } from '../../../../lib/words/de/grammar';
import type { DrarkaneRule, DrarkaneStage } from '../../../../protocol/drarkane';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import { askName, cardName, dragons, objectives, suits } from './pieces';
import sentences from './rules.json';

const STEP: Record<DrarkaneStage, { reason: string; remedy: string }> = {
  exchange: { reason: 'Erst tauschen Teampartner eine Karte.', remedy: 'Gib deinem Partner eine Karte, dann kommen die Verträge.' },
  declare: { reason: 'Erst werden die Verträge geschlossen.', remedy: 'Sage an, wie viele Stiche du gewinnst.' },
  draft: { reason: 'Erst werden die Ziele verteilt.', remedy: 'Behalte eines von denen, die du hast.' },
  play: { reason: 'Jetzt wird eine Karte in den Stich gespielt.', remedy: 'Spiele eine der gehobenen Karten deiner Hand.' },
  place: { reason: 'Erst die Karten des Stichs: Was passt, muss angelegt werden.', remedy: 'Lege eine Karte auf ein leuchtendes Feld.' },
  offer: { reason: 'Erst darf der Gewinner dem Partner eine Karte anbieten.', remedy: 'Biete eine Karte an oder verzichte.' },
  answer: { reason: 'Eine Karte ist angeboten und will eine Antwort.', remedy: 'Gib sie zurück, oder behalte sie und gib eine andere.' },
  over: { reason: 'Das Spiel ist vorbei.', remedy: 'Sieh dir den Wertungsbogen an.' },
};

/** Why a rule forbids something, what can be done, and the rule’s name in the help. */
export const rules: RuleCatalogue<DrarkaneRule> = {
  ...ruleSentences(sentences, fill),
  'another-step-first': ({ stage }) => ({ name: 'eine Runde, Schritt für Schritt', ...STEP[stage] }),
  'follow-suit': ({ suit }) => ({
    name: 'Farbe bedienen',
    reason: `${suits[suit]} wurde ausgespielt, und du hast ${suits[suit]} auf der Hand.`,
    remedy: `Spiele ${suits[suit]} oder eine Einflusskarte.`,
  }),
  'card-not-held': ({ card }) => ({
    name: 'eine Karte spielen',
    reason: `${cardName(card)} ist nicht auf deiner Hand.`,
    remedy: 'Wähle eine Karte, die du hast.',
  }),
  'contract-out-of-range': ({ most }) => ({
    name: 'Verträge',
    reason: `Ein Vertrag ist eine Zahl von 0 bis ${most}.`,
    remedy: 'Wähle eine der gezeigten Zahlen.',
  }),
  'objective-not-held': ({ objective }) => ({
    name: 'die Ziele verteilen',
    reason: `${objectives[objective].name} ist nicht unter den Zielen vor dir.`,
    remedy: 'Behalte eines von denen, die du hast.',
  }),
  'not-to-be-placed': ({ card }) => ({
    name: 'Karten anlegen',
    reason: `${cardName(card)} ist nicht mehr anzulegen.`,
    remedy: 'Wähle eine der Karten, die vom Stich übrig sind.',
  }),
  'dragon-not-in-zone': ({ dragon }) => ({
    name: 'die Kampfzone',
    reason: `${dragons[dragon]} ist nicht in der Kampfzone.`,
    remedy: 'Wähle einen Drachen, der dort steht.',
  }),
  'no-such-slot': ({ dragon, slots }) => ({
    name: 'Felder',
    reason: `${dragons[dragon]} hat nur ${slots === 1 ? 'ein Feld' : `${slots} Felder`}.`,
    remedy: 'Wähle ein Feld, das es gibt.',
  }),
  'slot-filled': ({ dragon }) => ({
    name: 'Felder',
    reason: `Auf diesem Feld von ${dragons[dragon]} liegt schon eine Karte.`,
    remedy: 'Wähle ein offenes Feld.',
  }),
  'does-not-fit': ({ card, ask }) => ({
    name: 'was auf ein Feld passt',
    reason: `${cardName(card)} passt nicht: Das Feld verlangt ${askName(ask)}.`,
    remedy: 'Wähle ein leuchtendes Feld.',
  }),
  'fits-nowhere': ({ card }) => ({
    name: 'was auf ein Feld passt',
    reason: `${cardName(card)} passt auf kein offenes Feld.`,
    remedy: 'Die Karte wird abgelegt, wenn sonst nichts mehr anzulegen ist.',
  }),
  'give-another-card': ({ card }) => ({
    name: 'Karten tauschen',
    reason: `${cardName(card)} ist die Karte, die du bekommen hast.`,
    remedy: 'Gib dafür eine andere.',
  }),
};
