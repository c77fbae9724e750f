import { numberIn } from '../../../lib/plural';
import type { RuleCatalogue } from '../../rule-words';
import type { Rule } from '../reading';
import { companions, items } from './cards.de';

const number = numberIn('de');

/** Why a rule forbids something in German, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = {
  'choose-first': () => ({
    name: 'dein Zug',
    reason: 'Ein Zug beginnt mit seiner Aktion.',
    remedy: 'Wähle Rekrutierung, Scharmützel oder Endkampf.',
  }),
  'action-chosen': () => ({ name: 'dein Zug', reason: 'Die Aktion dieses Zugs ist gewählt.', remedy: 'Spiel sie zu Ende.' }),
  'set-aside-first': () => ({
    name: 'herauslegen',
    reason: 'Auf einen Wurf antworten gültige Würfel.',
    remedy: 'Leg zuerst mindestens einen heraus.',
  }),
  'no-roll': () => ({ name: 'herauslegen', reason: 'Kein Wurf wartet auf dich.', remedy: 'Würfle zuerst.' }),
  farkled: () => ({ name: 'farkeln', reason: 'Dieser Wurf ist ein Farkle.', remedy: 'Nimm ihn hin oder ändere ihn mit einer Karte.' }),
  'not-farkled': () => ({ name: 'farkeln', reason: 'Dieser Wurf ist kein Farkle.', remedy: 'Leg gültige Würfel heraus.' }),
  'roll-first': () => ({ name: 'Scharmützel', reason: 'Wer sich verteidigt, würfelt mindestens einmal.', remedy: 'Wirf deine Würfel.' }),
  'battle-goes-on': () => ({
    name: 'Endkampf',
    reason: 'Ein Endkampf geht weiter, bis er gewonnen oder verloren ist.',
    remedy: 'Lass den Wurf gelten.',
  }),
  'turn-is-over': () => ({ name: 'ein Gegenstand', reason: 'Der Zug ist vorbei.', remedy: 'Zuerst wählen alle, was sie behalten.' }),
  'smallest-first': () => ({
    name: 'herauslegen',
    reason: 'Die Würfel wurden in falscher Reihenfolge genannt.',
    remedy: 'Wähle sie auf dem Tisch.',
  }),
  'not-rolled': () => ({
    name: 'herauslegen',
    reason: 'Diese Würfel wurden nicht geworfen.',
    remedy: 'Wähle unter den Würfeln in der Schale.',
  }),
  'does-not-score': () => ({
    name: 'Soldatentabelle',
    reason: 'Dieser Würfel zählt in diesem Wurf nicht.',
    remedy: 'Jeder herausgelegte Würfel muss zu einer Kombination gehören.',
  }),
  'dragon-takes-all': () => ({
    name: 'Ereigniswürfel',
    reason: 'Der Drache nimmt alle gültigen Würfel.',
    remedy: 'Leg alle heraus; ihre Soldaten sind gefressen.',
  }),
  'no-rally': () => ({ name: 'Ereigniswürfel', reason: 'Es gibt kein Bündnis.', remedy: 'Leg die Würfel ohne Belohnung heraus.' }),
  'choose-reward': () => ({
    name: 'Ereigniswürfel',
    reason: 'Ein Bündnis bringt eine Belohnung.',
    remedy: 'Wähle doppelte Soldaten oder einen Gegenstand.',
  }),
  'nothing-to-draw': () => ({
    name: 'leere Stapel',
    reason: 'Es ist kein magischer Gegenstand mehr da.',
    remedy: 'Nimm die doppelten Soldaten.',
  }),
  'too-few-soldiers': ({ strength }) => ({
    name: 'in die Drachenhöhle',
    reason: `Zu Beginn des Zugs braucht es 5.000 Soldaten; es waren ${number(strength)}.`,
    remedy: 'Sammle erst mehr.',
  }),
  'no-such-player': () => ({ name: 'Scharmützel', reason: 'Diesen Möchtegern gibt es nicht.', remedy: 'Nenne jemanden am Tisch.' }),
  'not-yourself': () => ({ name: 'Scharmützel', reason: 'Es muss jemand anderes sein.', remedy: 'Nenne einen anderen Möchtegern.' }),
  'in-the-keep': () => ({
    name: 'Drachenhöhle',
    reason: 'In der Drachenhöhle gibt es kein Scharmützel.',
    remedy: 'Warte, bis diese Armee herauskommt.',
  }),
  cloaked: () => ({
    name: 'Nebelmantel',
    reason: 'Ein Nebelmantel verbirgt diesen Möchtegern.',
    remedy: 'Er fällt, wenn dessen nächster Zug beginnt.',
  }),
  'already-baited': () => ({ name: 'Drachenköder', reason: 'Dort liegt schon ein Köder.', remedy: 'Nenne jemand anderen.' }),
  'no-item': () => ({ name: 'Diebeshandschuh', reason: 'Dieser Möchtegern besitzt keinen Gegenstand.', remedy: 'Nenne jemand anderen.' }),
  'no-army': () => ({ name: 'Skree', reason: 'Dort ist kein Soldat zu erschrecken.', remedy: 'Nenne jemand anderen.' }),
  'nobody-to-name': () => ({ name: 'jemanden nennen', reason: 'Es gibt niemanden, den du nennen könntest.', remedy: 'Heb die Karte auf.' }),
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
  'before-your-action': () => ({
    name: 'vor der Aktion',
    reason: 'Nur in deinem Zug, bevor du deine Aktion wählst.',
    remedy: 'Warte auf den Beginn deines Zugs.',
  }),
  'roll-waits': () => ({ name: 'Drachenköder', reason: 'Ein Wurf wartet auf eine Antwort.', remedy: 'Warte, bis sie da ist.' }),
  'brawl-runs': () => ({ name: 'Nebelmantel', reason: 'Ein Scharmützel läuft.', remedy: 'Warte, bis es entschieden ist.' }),
  'only-in-brawl': () => ({
    name: 'Karten im Scharmützel',
    reason: 'Nur in deinem eigenen Scharmützel.',
    remedy: 'Heb sie für ein Scharmützel auf.',
  }),
  'not-in-final-battle': () => ({
    name: 'Karten für Würfel',
    reason: 'Nur nach deinem Wurf bei Rekrutierung, Angriff oder Abwehr.',
    remedy: 'Warte auf so einen Wurf.',
  }),
  'only-recruiting-or-attacking': () => ({
    name: 'Gefährten',
    reason: 'Nur in deinem Zug bei Rekrutierung oder Angriff.',
    remedy: 'Warte auf so einen Wurf.',
  }),
  'only-in-final-battle': () => ({
    name: 'Karten im Endkampf',
    reason: 'Nur nach deinem Wurf im Endkampf.',
    remedy: 'Heb sie für den Drachen auf.',
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
  'only-scoring': () => ({ name: 'Karten für Würfel', reason: 'Nur bei einem Wurf, der zählt.', remedy: 'Warte auf gültige Würfel.' }),
  'only-farkle': () => ({ name: 'Zweite Luft', reason: 'Nur nach deinem eigenen Farkle.', remedy: 'Heb sie für Pech auf.' }),
  'no-dragon-face': () => ({ name: 'Ember', reason: 'Der Ereigniswürfel zeigt keinen Drachen.', remedy: 'Warte, bis er ihn zeigt.' }),
  'rally-already': () => ({ name: 'Bündnishorn', reason: 'Der Ereigniswürfel zeigt schon das Bündnis.', remedy: 'Heb das Horn auf.' }),
  'dragon-unhurt': () => ({
    name: 'Drachenbann',
    reason: 'Dieser Wurf verletzt den Drachen nicht.',
    remedy: 'Warte auf einen, der es tut.',
  }),
  'cloaked-already': () => ({ name: 'Nebelmantel', reason: 'Du trägst schon einen Nebelmantel.', remedy: 'Heb den zweiten auf.' }),
  'not-too-many': () => ({ name: 'ein Gegenstand', reason: 'Du hast nicht zu viele Gegenstände.', remedy: 'Behalte, was du hast.' }),
  'keep-the-limit': ({ keep }) => ({
    name: 'ein Gegenstand',
    reason: `Genau ${keep === 1 ? 'ein Gegenstand wird' : `${number(keep)} Gegenstände werden`} behalten.`,
    remedy: 'Wähle noch einmal.',
  }),
};
