import { fill, list } from '../../../../lib/words/de/grammar';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import { isDragon, type Foe, type Gear, type Hero, type Rule } from '../../reading';
import { CARDS } from './pieces';
import { capital } from './grammar';
import type { RuleNames } from '../catalogue';
import sentences from './rules.json';
import table from './table.json';

const gear = (card: Gear) => CARDS.gear[card].name;
const foe = (foe: Foe, form: 'der' | 'den') => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : CARDS.monsters[foe.monster][form]);
const Der = (hero: Hero | undefined) => (hero ? capital(CARDS.heroes[hero].der) : 'Diese Figur');
const der = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].der : 'diese Figur');
const den = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].den : 'diese Figur');
const dem = (hero: Hero | undefined) => (hero ? CARDS.heroes[hero].dem : 'dieser Figur');

/** The rules in German. */
export const rules = (names: RuleNames): RuleCatalogue<Rule> =>
  ruleCatalogue<Rule, typeof sentences>(sentences, fill, {
    'active-player-decides': (rule) => ({ reason: `${names.seat(rule.seat)} hat die Karte und entscheidet das.` }),
    'not-your-character': (rule) => ({ reason: `${Der(names.hero(rule.character))} gehört jemand anderem.` }),
    'hero-taken': (rule) => ({ reason: `${capital(CARDS.heroes[rule.hero].der)} ist vergeben.` }),
    'not-its-card': (rule) => ({ reason: `${Der(names.hero(rule.character))} hat ${gear(rule.card)} nicht.` }),
    'no-healing-card': (rule) => ({ reason: `Damit kann man nicht heilen: ${gear(rule.card)}.` }),
    'no-such-foe': (rule) => ({ reason: `${capital(foe(rule.foe, 'der'))} ist nicht auf dem Tisch.` }),
    'one-foe-each': (rule) => ({
      reason: `${Der(names.hero(rule.character))} steht schon gegen ${foe(rule.faces, 'den')}, und niemand steht gegen zwei.`,
    }),
    'faces-it': (rule) => ({ reason: `${Der(names.hero(rule.character))} steht schon gegen ${foe(rule.foe, 'den')}.` }),
    'faces-nobody': (rule) => ({
      reason: `${Der(names.hero(rule.character))} steht gegen niemanden.`,
      remedy: `Stell ${den(names.hero(rule.character))} zuerst vor einen Gegner.`,
    }),
    'faces-another': (rule) => ({
      reason: `${Der(names.hero(rule.character))} steht gegen ${foe(rule.faces, 'den')}, und nur dort zählt die Ausrüstung.`,
    }),
    'healing-is-no-weapon': (rule) => ({ reason: `Heilung nützt im Kampf nichts: ${gear(rule.card)}.` }),
    'committed-already': (rule) => ({ reason: `Schon im Kampf: ${gear(rule.card)}.` }),
    'not-committed': (rule) => ({ reason: `Nicht im Kampf: ${gear(rule.card)}.` }),
    'not-all-ready': (rule) => ({ reason: `Noch nicht bereit: ${list(rule.waiting.map(names.seat))}.` }),
    'did-not-fight': (rule) => ({ reason: `${Der(names.hero(rule.character))} stand nicht gegen dieses Monster.` }),
    'one-odd-coin-each': (rule) => ({ reason: `${Der(names.hero(rule.character))} hat schon eine übrige Münze.` }),
    'not-for-sale': (rule) => ({ reason: `Hier nicht zu kaufen: ${gear(rule.card)}.` }),
    'not-enough-gold': (rule) => ({ reason: `Das kostet ${rule.price} Gold, und ${der(names.hero(rule.character))} hat ${rule.gold}.` }),
    'held-for-another': (rule) => ({ reason: `Für ${den(names.hero(rule.character))} reserviert: ${gear(rule.card)}.` }),
    'held-already': (rule) => ({ reason: `Schon für diese Figur reserviert: ${gear(rule.card)}.` }),
    'not-held': (rule) => ({ reason: `Für niemanden reserviert: ${gear(rule.card)}.` }),
    'no-such-companion': (rule) => ({ reason: `${capital(dem(names.hero(rule.character)))} kann man keine Karte geben.` }),
    'not-overfull': (rule) => ({ reason: `${Der(names.hero(rule.character))} hat ${table.on[rule.part]} noch Platz.` }),
  });
