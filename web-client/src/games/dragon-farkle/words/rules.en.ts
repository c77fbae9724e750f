import { numberIn } from '../../../lib/plural';
import type { RuleCatalogue } from '../../rule-words';
import type { Rule } from '../reading';
import { companions, items } from './cards.en';

const number = numberIn('en');

/** Why a rule forbids something, what can be done, and the rule's name in the help. */
export const rules: RuleCatalogue<Rule> = {
  'choose-first': () => ({
    name: 'your turn',
    reason: 'A turn begins with its action.',
    remedy: 'Choose to recruit, to brawl or to fight the dragon.',
  }),
  'action-chosen': () => ({ name: 'your turn', reason: 'This turn’s action has been chosen.', remedy: 'Play it to its end.' }),
  'set-aside-first': () => ({
    name: 'setting aside',
    reason: 'A roll is answered with scoring dice.',
    remedy: 'Set at least one aside first.',
  }),
  'no-roll': () => ({ name: 'setting aside', reason: 'No roll waits for you.', remedy: 'Roll first.' }),
  farkled: () => ({ name: 'farkle', reason: 'This roll is a farkle.', remedy: 'Accept it, or change it with a card.' }),
  'not-farkled': () => ({ name: 'farkle', reason: 'This roll is no farkle.', remedy: 'Set scoring dice aside.' }),
  'roll-first': () => ({ name: 'brawling', reason: 'A defender rolls at least once.', remedy: 'Roll your dice.' }),
  'battle-goes-on': () => ({
    name: 'the Final Battle',
    reason: 'A Final Battle goes on until it is won or lost.',
    remedy: 'Let the roll take effect.',
  }),
  'turn-is-over': () => ({ name: 'one item', reason: 'The turn is over.', remedy: 'First everybody chooses which items to keep.' }),
  'smallest-first': () => ({
    name: 'setting aside',
    reason: 'The dice were named in the wrong order.',
    remedy: 'Choose them on the table.',
  }),
  'not-rolled': () => ({ name: 'setting aside', reason: 'These dice were not rolled.', remedy: 'Choose among the dice in the bowl.' }),
  'does-not-score': () => ({
    name: 'the Soldier table',
    reason: 'This die scores nothing in this roll.',
    remedy: 'Every die set aside must belong to a combination.',
  }),
  'dragon-takes-all': () => ({
    name: 'the event die',
    reason: 'The dragon takes all scoring dice.',
    remedy: 'Set all of them aside; their soldiers are eaten.',
  }),
  'no-rally': () => ({ name: 'the event die', reason: 'There is no rally.', remedy: 'Set the dice aside without a reward.' }),
  'choose-reward': () => ({ name: 'the event die', reason: 'A rally brings a reward.', remedy: 'Choose double soldiers or a magic item.' }),
  'nothing-to-draw': () => ({ name: 'empty decks', reason: 'There is no magic item left to draw.', remedy: 'Take the double soldiers.' }),
  'too-few-soldiers': ({ strength }) => ({
    name: 'entering the Keep',
    reason: `5,000 soldiers are needed when the turn begins; there were ${number(strength)}.`,
    remedy: 'Gather more first.',
  }),
  'no-such-player': () => ({ name: 'brawling', reason: 'There is no such player.', remedy: 'Name somebody at the table.' }),
  'not-yourself': () => ({ name: 'brawling', reason: 'It has to be another player.', remedy: 'Name somebody else.' }),
  'in-the-keep': () => ({
    name: 'the Dragon’s Keep',
    reason: 'Nobody can be brawled in the Dragon’s Keep.',
    remedy: 'Wait until that army comes out.',
  }),
  cloaked: () => ({
    name: 'Cloak of Mist',
    reason: 'A Cloak of Mist hides this player.',
    remedy: 'It falls when that player’s next turn begins.',
  }),
  'already-baited': () => ({ name: 'Dragon Bait', reason: 'Bait lies there already.', remedy: 'Name another player.' }),
  'no-item': () => ({ name: 'Pilfering Glove', reason: 'This player owns no item.', remedy: 'Name another player.' }),
  'no-army': () => ({ name: 'Skree', reason: 'There is no soldier to be scared.', remedy: 'Name another player.' }),
  'nobody-to-name': () => ({ name: 'naming a player', reason: 'There is nobody whom you could name.', remedy: 'Keep the card for later.' }),
  'not-owned': ({ item }) => ({ name: 'magic items', reason: `You do not own ${items[item].name}.`, remedy: 'Play a card of your own.' }),
  'still-set-aside': ({ item }) => ({
    name: 'drawn items',
    reason: `${items[item].name} is only set aside.`,
    remedy: 'It becomes yours when the turn goes well.',
  }),
  'item-works-by-itself': ({ item }) => ({
    name: 'magic items',
    reason: `${items[item].name} works by itself.`,
    remedy: 'There is nothing to do.',
  }),
  'not-your-companion': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} is with somebody else.`,
    remedy: 'Ask your own companion.',
  }),
  'companion-works-by-itself': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} helps without being asked.`,
    remedy: 'There is nothing to do.',
  }),
  'once-per-turn': ({ companion }) => ({
    name: 'companions',
    reason: `${companions[companion].name} has helped in this turn.`,
    remedy: 'Ask again on your next turn.',
  }),
  'before-your-action': () => ({
    name: 'before the action',
    reason: 'Only on your own turn, before you choose your action.',
    remedy: 'Wait for the beginning of your turn.',
  }),
  'roll-waits': () => ({ name: 'Dragon Bait', reason: 'A roll waits for its player.', remedy: 'Wait until it is answered.' }),
  'brawl-runs': () => ({ name: 'Cloak of Mist', reason: 'A brawl is running.', remedy: 'Wait until it is settled.' }),
  'only-in-brawl': () => ({ name: 'brawl cards', reason: 'Only in a brawl of your own.', remedy: 'Keep it for a brawl.' }),
  'not-in-final-battle': () => ({
    name: 'dice cards',
    reason: 'Only on your own roll while recruiting, attacking or defending.',
    remedy: 'Wait for such a roll.',
  }),
  'only-recruiting-or-attacking': () => ({
    name: 'companions',
    reason: 'Only on your own turn while recruiting or attacking.',
    remedy: 'Wait for such a roll.',
  }),
  'only-in-final-battle': () => ({
    name: 'battle cards',
    reason: 'Only after your own roll in the Final Battle.',
    remedy: 'Keep it for the dragon.',
  }),
  'too-many-dice': ({ most }) => ({
    name: 'dice cards',
    reason: `Only on a roll of ${number(most)} dice or fewer.`,
    remedy: 'Wait for a smaller roll.',
  }),
  'too-few-dice': ({ fewest }) => ({
    name: 'Sir Dunstan',
    reason: `Only on a roll of ${number(fewest)} dice or more.`,
    remedy: 'Wait for a larger roll.',
  }),
  'not-neighbours': ({ from, to }) => ({
    name: 'Loaded Die',
    reason: `${number(from)} and ${number(to)} are not neighbours.`,
    remedy: 'A die is turned by one.',
  }),
  'only-scoring': () => ({ name: 'dice cards', reason: 'Only on a roll that scores.', remedy: 'Wait for scoring dice.' }),
  'only-farkle': () => ({ name: 'Second Wind', reason: 'Only on a farkle of your own.', remedy: 'Keep it for bad luck.' }),
  'no-dragon-face': () => ({ name: 'Ember', reason: 'The event die does not show the dragon.', remedy: 'Wait until it does.' }),
  'rally-already': () => ({ name: 'Rally Horn', reason: 'The event die shows the rally already.', remedy: 'Keep the horn.' }),
  'dragon-unhurt': () => ({ name: 'Dragonbane', reason: 'This roll does not hurt the dragon.', remedy: 'Wait for a roll that does.' }),
  'cloaked-already': () => ({ name: 'Cloak of Mist', reason: 'You wear a cloak already.', remedy: 'Keep the second one.' }),
  'not-too-many': () => ({ name: 'one item', reason: 'You do not hold too many items.', remedy: 'Keep what you have.' }),
  'keep-the-limit': ({ keep }) => ({
    name: 'one item',
    reason: `Exactly ${number(keep)} ${keep === 1 ? 'item is' : 'items are'} kept.`,
    remedy: 'Choose again.',
  }),
};
