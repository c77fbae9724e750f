import { fill, number } from '../../../../lib/words/de/grammar';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import type { Rule } from '../../reading';
import { companions, items } from './pieces';
import sentences from './rules.json';

/** Why a rule forbids something in German, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = {
  ...ruleSentences(sentences, fill),
  'too-few-soldiers': ({ strength }) => ({
    name: 'in die Drachenhöhle',
    reason: `Zu Beginn des Zugs braucht es 5.000 Soldaten; es waren ${number(strength)}.`,
    remedy: 'Sammle erst mehr.',
  }),
  'not-owned': ({ item }) => ({
    name: 'magische Gegenstände',
    reason: `${items[item].name} gehört dir nicht.`,
    remedy: 'Spiel eine eigene Karte.',
  }),
  'still-set-aside': ({ item }) => ({
    name: 'gezogene Gegenstände',
    reason: `${items[item].name} liegt nur bereit.`,
    remedy: 'Dir gehört die Karte, wenn der Zug gut endet.',
  }),
  'item-works-by-itself': ({ item }) => ({
    name: 'magische Gegenstände',
    reason: `${items[item].name} wirkt von selbst.`,
    remedy: 'Du musst nichts tun.',
  }),
  'not-your-companion': ({ companion }) => ({
    name: 'Gefährten',
    reason: `${companions[companion].name} begleitet jemand anderen.`,
    remedy: 'Bitte deinen eigenen Gefährten.',
  }),
  'companion-works-by-itself': ({ companion }) => ({
    name: 'Gefährten',
    reason: `${companions[companion].name} hilft ungefragt.`,
    remedy: 'Du musst nichts tun.',
  }),
  'once-per-turn': ({ companion }) => ({
    name: 'Gefährten',
    reason: `${companions[companion].name} hat in diesem Zug schon geholfen.`,
    remedy: 'Bitte im nächsten Zug wieder.',
  }),
  'too-many-dice': ({ most }) => ({
    name: 'Karten für Würfel',
    reason: `Nur bei einem Wurf mit höchstens ${number(most)} Würfeln.`,
    remedy: 'Warte auf einen kleineren Wurf.',
  }),
  'too-few-dice': ({ fewest }) => ({
    name: 'Sir Dunstan',
    reason: `Nur bei einem Wurf mit mindestens ${number(fewest)} Würfeln.`,
    remedy: 'Warte auf einen größeren Wurf.',
  }),
  'not-neighbours': ({ from, to }) => ({
    name: 'Gezinkter Würfel',
    reason: `${number(from)} und ${number(to)} sind keine Nachbarn.`,
    remedy: 'Gedreht wird um eins.',
  }),
  'keep-the-limit': ({ keep }) => ({
    name: 'ein Gegenstand',
    reason: `Genau ${keep === 1 ? 'ein Gegenstand wird' : `${number(keep)} Gegenstände werden`} behalten.`,
    remedy: 'Wähle noch einmal.',
  }),
};
