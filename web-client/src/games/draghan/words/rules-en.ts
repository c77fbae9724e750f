import { listIn } from '../../../lib/plural';
import type { Seat } from '../../../protocol/ids';
import { isDragon, type BodyPart, type Character, type Foe, type Gear, type Hero, type Rule } from '../reading';
import type { RuleCatalogue } from '../../rule-words';
import { CARDS } from './cards-en';

/** Who the characters and seats of a rule are. */
export interface RuleNames {
  hero: (character: Character) => Hero | undefined;
  seat: (seat: Seat) => string;
}

const list = listIn('en');
const gear = (card: Gear) => CARDS.gear[card].name;
const foe = (foe: Foe) => (isDragon(foe) ? CARDS.dragons[foe.dragon].name : `the ${CARDS.monsters[foe.monster].name}`);
const the = (hero: Hero | undefined) => (hero ? `the ${CARDS.heroes[hero].name}` : 'this character');
const The = (hero: Hero | undefined) => (hero ? `The ${CARDS.heroes[hero].name}` : 'This character');
const PART: Record<BodyPart, string> = { head: 'head', torso: 'torso', hand: 'hands' };

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules = (names: RuleNames): RuleCatalogue<Rule> => ({
  'party-is-chosen': () => ({ name: 'the party', reason: 'The party is chosen already.', remedy: 'Play with the character you have.' }),
  'no-healing-now': () => ({
    name: 'healing',
    reason: 'A healing card helps only the active character, when it is hurt, at the start or the end of the round.',
    remedy: 'Keep the card until then.',
  }),
  'nothing-to-pass': () => ({ name: 'the round', reason: 'There is nothing to pass on now.', remedy: 'See in the hearth what is asked.' }),
  'no-fight-now': () => ({
    name: 'planning the fight',
    reason: 'Equipment and places are planned only while a fight is being planned.',
    remedy: 'Wait for the next foes.',
  }),
  'no-odd-coins': () => ({ name: 'gold', reason: 'Every coin has its owner.', remedy: 'Gold is only handed out after a fight.' }),
  'nobody-to-replace': () => ({
    name: 'leaving the party',
    reason: 'Nobody has left the party.',
    remedy: 'A new companion comes only for one who left.',
  }),
  'market-closed': () => ({
    name: 'the market',
    reason: 'No market is open.',
    remedy: 'Cards are sold after the fight, at a place with a market.',
  }),
  'no-sharing-now': () => ({
    name: 'sharing',
    reason: 'A card is given away after the fight, once a round, by the active character.',
    remedy: 'Wait for that moment.',
  }),
  'nothing-to-leave': () => ({
    name: 'carrying',
    reason: 'Nobody carries too much now.',
    remedy: 'Loads are checked at the end of a round.',
  }),
  'no-portal': () => ({
    name: 'Portals',
    reason: 'No Portal was found in this round.',
    remedy: 'The way opens at the end of a round in which you find one.',
  }),
  'active-player-decides': (rule) => ({
    name: 'the map',
    reason: `${names.seat(rule.seat)} holds the map and decides this.`,
    remedy: 'Say what you would do.',
  }),
  'only-watching': () => ({
    name: 'leaving the party',
    reason: 'Without a character you watch.',
    remedy: 'Give advice: if the others win, you win.',
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
  'already-open': () => ({
    name: 'the party',
    reason: 'It is left to the lot already.',
    remedy: 'Choose somebody, or wait for the others.',
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
  'ready-already': () => ({
    name: 'being ready',
    reason: 'You are ready already.',
    remedy: 'Any change of the plan takes the marks away.',
  }),
  'not-ready': () => ({ name: 'being ready', reason: 'You were not ready.', remedy: 'Change the plan as you like.' }),
  'active-player-calls': () => ({
    name: 'being ready',
    reason: 'Whoever holds the map needs no mark.',
    remedy: 'Call the fight when the others are ready.',
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
  'done-already': () => ({ name: 'the market', reason: 'You are done with buying.', remedy: 'Wait for the others.' }),
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
