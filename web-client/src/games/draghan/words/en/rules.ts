import { fill, list } from '../../../../lib/words/en/grammar';
import { isDragon, type BodyPart, type Foe, type Gear, type Hero, type Rule } from '../../reading';
import { ruleSentences, type RuleCatalogue } from '../../../rule-words';
import type { RuleNames } from '../catalogue';
import { CARDS } from './pieces';
import sentences from './rules.json';

const gear = (card: Gear) => CARDS.gear[card].name;
const foe = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : `the ${CARDS.monsters[foe.monster].name}`);
const the = (hero: Hero | undefined) => (hero ? `the ${CARDS.heroes[hero].name}` : 'this character');
const The = (hero: Hero | undefined) => (hero ? `The ${CARDS.heroes[hero].name}` : 'This character');
const PART: Record<BodyPart, string> = { head: 'head', torso: 'torso', hand: 'hands' };

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules = (names: RuleNames): RuleCatalogue<Rule> => ({
  ...ruleSentences(sentences, fill),
  'active-player-decides': (rule) => ({
    name: 'the map',
    reason: `${names.seat(rule.seat)} holds the map and decides this.`,
    remedy: 'Say what you would do.',
  }),
  'not-your-character': (rule) => ({
    name: 'the party',
    reason: `${The(names.hero(rule.character))} is led by somebody else.`,
    remedy: 'Choose a character of your own.',
  }),
  'hero-taken': (rule) => ({
    name: 'the party',
    reason: `The ${CARDS.heroes[rule.hero].name} is taken.`,
    remedy: 'Choose one of the others.',
  }),
  'not-its-card': (rule) => ({
    name: 'equipment',
    reason: `${The(names.hero(rule.character))} does not have ${gear(rule.card)}.`,
    remedy: 'Use a card that lies with the character.',
  }),
  'no-healing-card': (rule) => ({
    name: 'healing',
    reason: `Not a healing card: ${gear(rule.card)}.`,
    remedy: 'Use a card with the healing sign.',
  }),
  'no-such-foe': (rule) => ({
    name: 'planning the fight',
    reason: `${foe(rule.foe)} is not on the table.`.replace(/^t/, 'T'),
    remedy: 'Choose a foe that is.',
  }),
  'one-foe-each': (rule) => ({
    name: 'one foe each',
    reason: `${The(names.hero(rule.character))} faces ${foe(rule.faces)}, and nobody faces two.`,
    remedy: 'Move the character instead.',
  }),
  'faces-it': (rule) => ({
    name: 'one foe each',
    reason: `${The(names.hero(rule.character))} faces ${foe(rule.foe)} already.`,
    remedy: 'Move on to another foe, or step back.',
  }),
  'faces-nobody': (rule) => ({
    name: 'equipment in a fight',
    reason: `${The(names.hero(rule.character))} faces nobody.`,
    remedy: `Place ${the(names.hero(rule.character))} at a foe first.`,
  }),
  'faces-another': (rule) => ({
    name: 'equipment in a fight',
    reason: `${The(names.hero(rule.character))} faces ${foe(rule.faces)}, and equipment counts only there.`,
    remedy: 'Use it there, or move the character.',
  }),
  'healing-is-no-weapon': (rule) => ({
    name: 'healing',
    reason: `Healing is of no use in a fight: ${gear(rule.card)}.`,
    remedy: 'Keep it for the start or the end of a round.',
  }),
  'committed-already': (rule) => ({
    name: 'equipment in a fight',
    reason: `In the fight already: ${gear(rule.card)}.`,
    remedy: 'Take it back if you want to keep it.',
  }),
  'not-committed': (rule) => ({
    name: 'equipment in a fight',
    reason: `Not in the fight: ${gear(rule.card)}.`,
    remedy: 'There is nothing to take back.',
  }),
  'not-all-ready': (rule) => ({
    name: 'calling the fight',
    reason: `Not ready yet: ${list(rule.waiting.map(names.seat))}.`,
    remedy: 'The fight is called when all the others agree.',
  }),
  'did-not-fight': (rule) => ({
    name: 'gold',
    reason: `${The(names.hero(rule.character))} did not face this monster.`,
    remedy: 'The coin goes to one who did.',
  }),
  'one-odd-coin-each': (rule) => ({
    name: 'gold',
    reason: `${The(names.hero(rule.character))} has had an odd coin of this monster.`,
    remedy: 'Give it to another.',
  }),
  'not-for-sale': (rule) => ({
    name: 'the market',
    reason: `Not for sale here: ${gear(rule.card)}.`,
    remedy: 'Choose a card that lies in the market.',
  }),
  'not-enough-gold': (rule) => ({
    name: 'the market',
    reason: `It costs ${rule.price} gold, and ${the(names.hero(rule.character))} has ${rule.gold}.`,
    remedy: 'Gold cannot be given away; another may buy it.',
  }),
  'held-for-another': (rule) => ({
    name: 'holding a card',
    reason: `Held for ${the(names.hero(rule.character))}: ${gear(rule.card)}.`,
    remedy: 'Whoever holds the map can let it go.',
  }),
  'held-already': (rule) => ({
    name: 'holding a card',
    reason: `Held for this character already: ${gear(rule.card)}.`,
    remedy: 'Nothing more is needed.',
  }),
  'not-held': (rule) => ({ name: 'holding a card', reason: `Held for nobody: ${gear(rule.card)}.`, remedy: 'Anybody can buy it.' }),
  'no-such-companion': (rule) => ({
    name: 'sharing',
    reason: `${The(names.hero(rule.character))} cannot be given a card.`,
    remedy: 'Give it to another character that is in the party.',
  }),
  'not-overfull': (rule) => ({
    name: 'carrying',
    reason: `${The(names.hero(rule.character))} has room on the ${PART[rule.part]}.`,
    remedy: 'Only what is too much is left behind.',
  }),
});
