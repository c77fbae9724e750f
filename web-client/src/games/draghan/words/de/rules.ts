import { fill, list } from '../../../../lib/words/de/grammar';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import { isDragon, type BodyPart, type Foe, type Gear, type Hero, type Rule } from '../../reading';
import { CARDS } from './pieces';
import { capital } from './grammar';
import type { RuleNames } from '../catalogue';
import sentences from './rules.json';

const gear = (card: Gear) => CARDS.gear[card].name;
const foe = (foe: Foe, form: 'der' | 'den') => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster][form]);
const Der = (hero: Hero | undefined) => (hero ? capital(CARDS.heroes[hero].der) : 'Diese Figur');
const der = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].der : 'diese Figur');
const den = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].den : 'diese Figur');
const dem = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].dem : 'dieser Figur');
const PART: Record<BodyPart, string> = { head: 'am Kopf', torso: 'am Körper', hand: 'in den Händen' };

/** The rules in German. */
export const rules = (names: RuleNames): RuleCatalogue<Rule> => ({
  ...ruleSentences(sentences, fill),
  'active-player-decides': (rule) => ({
    name: 'die Karte',
    reason: `${names.seat(rule.seat)} hat die Karte und entscheidet das.`,
    remedy: 'Sag, was du tun würdest.',
  }),
  'not-your-character': (rule) => ({
    name: 'die Gruppe',
    reason: `${Der(names.hero(rule.character))} gehört jemand anderem.`,
    remedy: 'Wähle eine eigene Figur.',
  }),
  'hero-taken': (rule) => ({
    name: 'die Gruppe',
    reason: `${capital(CARDS.heroes[rule.hero].der)} ist vergeben.`,
    remedy: 'Wähle jemand anderen.',
  }),
  'not-its-card': (rule) => ({
    name: 'Ausrüstung',
    reason: `${Der(names.hero(rule.character))} hat ${gear(rule.card)} nicht.`,
    remedy: 'Nimm eine Karte, die bei der Figur liegt.',
  }),
  'no-healing-card': (rule) => ({
    name: 'Heilen',
    reason: `Damit kann man nicht heilen: ${gear(rule.card)}.`,
    remedy: 'Nimm eine Karte mit dem Heilzeichen.',
  }),
  'no-such-foe': (rule) => ({
    name: 'den Kampf planen',
    reason: `${capital(foe(rule.foe, 'der'))} ist nicht auf dem Tisch.`,
    remedy: 'Wähle einen Gegner, der da ist.',
  }),
  'one-foe-each': (rule) => ({
    name: 'ein Gegner je Figur',
    reason: `${Der(names.hero(rule.character))} steht schon gegen ${foe(rule.faces, 'den')}, und niemand steht gegen zwei.`,
    remedy: 'Zieh die Figur stattdessen um.',
  }),
  'faces-it': (rule) => ({
    name: 'ein Gegner je Figur',
    reason: `${Der(names.hero(rule.character))} steht schon gegen ${foe(rule.foe, 'den')}.`,
    remedy: 'Zieh weiter oder tritt zurück.',
  }),
  'faces-nobody': (rule) => ({
    name: 'Ausrüstung im Kampf',
    reason: `${Der(names.hero(rule.character))} steht gegen niemanden.`,
    remedy: `Stell ${den(names.hero(rule.character))} zuerst vor einen Gegner.`,
  }),
  'faces-another': (rule) => ({
    name: 'Ausrüstung im Kampf',
    reason: `${Der(names.hero(rule.character))} steht gegen ${foe(rule.faces, 'den')}, und nur dort zählt die Ausrüstung.`,
    remedy: 'Setz sie dort ein oder zieh die Figur um.',
  }),
  'healing-is-no-weapon': (rule) => ({
    name: 'Heilen',
    reason: `Heilung nützt im Kampf nichts: ${gear(rule.card)}.`,
    remedy: 'Heb sie für Anfang oder Ende einer Runde auf.',
  }),
  'committed-already': (rule) => ({
    name: 'Ausrüstung im Kampf',
    reason: `Schon im Kampf: ${gear(rule.card)}.`,
    remedy: 'Nimm die Karte zurück, wenn du sie behalten willst.',
  }),
  'not-committed': (rule) => ({
    name: 'Ausrüstung im Kampf',
    reason: `Nicht im Kampf: ${gear(rule.card)}.`,
    remedy: 'Es gibt nichts zurückzunehmen.',
  }),
  'not-all-ready': (rule) => ({
    name: 'den Kampf ausrufen',
    reason: `Noch nicht bereit: ${list(rule.waiting.map(names.seat))}.`,
    remedy: 'Der Kampf wird ausgerufen, wenn alle anderen zustimmen.',
  }),
  'did-not-fight': (rule) => ({
    name: 'Gold',
    reason: `${Der(names.hero(rule.character))} stand nicht gegen dieses Monster.`,
    remedy: 'Die Münze bekommt jemand, der dort stand.',
  }),
  'one-odd-coin-each': (rule) => ({
    name: 'Gold',
    reason: `${Der(names.hero(rule.character))} hat schon eine übrige Münze.`,
    remedy: 'Gib sie jemand anderem.',
  }),
  'not-for-sale': (rule) => ({
    name: 'der Markt',
    reason: `Hier nicht zu kaufen: ${gear(rule.card)}.`,
    remedy: 'Wähle eine Karte, die im Markt liegt.',
  }),
  'not-enough-gold': (rule) => ({
    name: 'der Markt',
    reason: `Das kostet ${rule.price} Gold, und ${der(names.hero(rule.character))} hat ${rule.gold}.`,
    remedy: 'Gold lässt sich nicht verschenken; jemand anderes kann kaufen.',
  }),
  'held-for-another': (rule) => ({
    name: 'Karten reservieren',
    reason: `Für ${den(names.hero(rule.character))} reserviert: ${gear(rule.card)}.`,
    remedy: 'Wer die Karte der Gruppe hat, kann es aufheben.',
  }),
  'held-already': (rule) => ({
    name: 'Karten reservieren',
    reason: `Schon für diese Figur reserviert: ${gear(rule.card)}.`,
    remedy: 'Mehr braucht es nicht.',
  }),
  'not-held': (rule) => ({
    name: 'Karten reservieren',
    reason: `Für niemanden reserviert: ${gear(rule.card)}.`,
    remedy: 'Alle können kaufen.',
  }),
  'no-such-companion': (rule) => ({
    name: 'Teilen',
    reason: `${capital(dem(names.hero(rule.character)))} kann man keine Karte geben.`,
    remedy: 'Gib sie einer anderen Figur der Gruppe.',
  }),
  'not-overfull': (rule) => ({
    name: 'Tragen',
    reason: `${Der(names.hero(rule.character))} hat ${PART[rule.part]} noch Platz.`,
    remedy: 'Zurück bleibt nur, was zu viel ist.',
  }),
});
