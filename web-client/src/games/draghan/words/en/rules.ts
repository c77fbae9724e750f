import { fill, list } from '../../../../lib/words/en/grammar';
import { isDragon, type Foe, type Gear, type Hero, type Rule } from '../../reading';
import { ruleCatalogue, type RuleCatalogue } from '../../../rule-words';
import type { RuleNames } from '../catalogue';
import { CARDS } from './pieces';
import sentences from './rules.json';
import table from './table.json';

const gear = (card: Gear) => CARDS.gear[card].name;
const foe = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : `the ${CARDS.monsters[foe.monster].name}`);
const the = (hero: Hero | undefined) => (hero ? `the ${CARDS.heroes[hero].name}` : 'this character');
const The = (hero: Hero | undefined) => (hero ? `The ${CARDS.heroes[hero].name}` : 'This character');

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules = (names: RuleNames): RuleCatalogue<Rule> =>
  ruleCatalogue<Rule, typeof sentences>(sentences, fill, {
    'active-player-decides': (rule) => ({ reason: `${names.seat(rule.seat)} holds the map and decides this.` }),
    'not-your-character': (rule) => ({ reason: `${The(names.hero(rule.character))} is led by somebody else.` }),
    'hero-taken': (rule) => ({ reason: `The ${CARDS.heroes[rule.hero].name} is taken.` }),
    'not-its-card': (rule) => ({ reason: `${The(names.hero(rule.character))} does not have ${gear(rule.card)}.` }),
    'no-healing-card': (rule) => ({ reason: `Not a healing card: ${gear(rule.card)}.` }),
    'no-such-foe': (rule) => ({ reason: `${foe(rule.foe)} is not on the table.`.replace(/^t/, 'T') }),
    'one-foe-each': (rule) => ({ reason: `${The(names.hero(rule.character))} faces ${foe(rule.faces)}, and nobody faces two.` }),
    'faces-it': (rule) => ({ reason: `${The(names.hero(rule.character))} faces ${foe(rule.foe)} already.` }),
    'faces-nobody': (rule) => ({
      reason: `${The(names.hero(rule.character))} faces nobody.`,
      remedy: `Place ${the(names.hero(rule.character))} at a foe first.`,
    }),
    'faces-another': (rule) => ({
      reason: `${The(names.hero(rule.character))} faces ${foe(rule.faces)}, and equipment counts only there.`,
    }),
    'healing-is-no-weapon': (rule) => ({ reason: `Healing is of no use in a fight: ${gear(rule.card)}.` }),
    'committed-already': (rule) => ({ reason: `In the fight already: ${gear(rule.card)}.` }),
    'not-committed': (rule) => ({ reason: `Not in the fight: ${gear(rule.card)}.` }),
    'not-all-ready': (rule) => ({ reason: `Not ready yet: ${list(rule.waiting.map(names.seat))}.` }),
    'did-not-fight': (rule) => ({ reason: `${The(names.hero(rule.character))} did not face this monster.` }),
    'one-odd-coin-each': (rule) => ({ reason: `${The(names.hero(rule.character))} has had an odd coin of this monster.` }),
    'not-for-sale': (rule) => ({ reason: `Not for sale here: ${gear(rule.card)}.` }),
    'not-enough-gold': (rule) => ({ reason: `It costs ${rule.price} gold, and ${the(names.hero(rule.character))} has ${rule.gold}.` }),
    'held-for-another': (rule) => ({ reason: `Held for ${the(names.hero(rule.character))}: ${gear(rule.card)}.` }),
    'held-already': (rule) => ({ reason: `Held for this character already: ${gear(rule.card)}.` }),
    'not-held': (rule) => ({ reason: `Held for nobody: ${gear(rule.card)}.` }),
    'no-such-companion': (rule) => ({ reason: `${The(names.hero(rule.character))} cannot be given a card.` }),
    'not-overfull': (rule) => ({ reason: `${The(names.hero(rule.character))} has room ${table.on[rule.part]}.` }),
  });
