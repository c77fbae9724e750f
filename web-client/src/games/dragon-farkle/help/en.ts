import { rich, strong } from '../../../lib/rich';
import type { FarkleChapter } from './chapters';

/** The guide in English, in our own words. */
export const en: FarkleChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'What it is about',
    text: [
      rich`You are a wannabe hero. Gather an army of ${strong('5,000 soldiers')} with dice, enter the Dragon’s Keep and deal the dragon enough wounds in a single battle: ${3}, or ${4} or ${5} in the ${strong('Legend of the Dragon')}. Whoever does so first wins.`,
      rich`Everybody has a ${strong('companion')}, open for all to see, and hidden ${strong('magic items')}. The lot decides who begins; turns go around the table.`,
    ],
  },
  {
    id: 'turn',
    rules: ['choose-first', 'action-chosen'],
    title: 'Your turn',
    text: [
      rich`Choose one action: ${strong('recruit')}, ${strong('brawl')} with another army, or fight the ${strong('Final Battle')}. Each begins with a roll of six soldier dice and the event die.`,
    ],
  },
  {
    id: 'soldiers',
    rules: ['does-not-score'],
    title: 'The Soldier table',
    text: [
      rich`These dice of one roll score. Dice of different rolls never combine. Five of a kind are four of a kind and one more die; two triples are two triples; four of a kind with a pair count as three pairs.`,
    ],
    picture: 'table',
  },
  {
    id: 'setting-aside',
    rules: ['set-aside-first', 'no-roll', 'not-rolled', 'smallest-first'],
    title: 'Setting aside, rolling on',
    text: [
      rich`After a recruiting or brawling roll you set aside ${strong('at least one')} scoring die; every die set aside must belong to a combination. Then you stop, or roll the dice that are left, always with the event die.`,
      rich`When all your dice have scored, you may roll ${strong('all of them')} again and add to what you have.`,
    ],
  },
  {
    id: 'farkle',
    rules: ['farkled', 'not-farkled'],
    title: 'Farkle',
    text: [
      rich`A roll without any scoring die is a ${strong('farkle')}: soldiers and items that were set aside in this turn are lost, and the turn is over. Before you accept it you may still play a card that changes it.`,
    ],
    picture: 'farkle',
  },
  {
    id: 'event-die',
    rules: ['dragon-takes-all', 'no-rally', 'choose-reward'],
    title: 'The event die',
    text: [
      rich`Four of its sides are ${strong('blank')}: nothing happens.`,
      rich`${strong('Dragon')}: all scoring dice have to be set aside, and the dragon eats their soldiers. Without scoring dice it is no farkle: roll the same dice again, or stop and keep what you have.`,
      rich`${strong('Rally')}: the dice you set aside count double, or you draw a magic item, as you choose. Without scoring dice it is a farkle like any other.`,
      rich`In the Final Battle the faces hurt the dragon instead.`,
    ],
    picture: 'event',
  },
  {
    id: 'recruiting',
    rules: [],
    title: 'Recruiting',
    text: [rich`When you stop, the soldiers set aside join your army, and items set aside become yours.`],
  },
  {
    id: 'brawling',
    rules: ['no-such-player', 'not-yourself', 'roll-first'],
    title: 'Brawling',
    text: [
      rich`Name an army outside the Keep, even an empty one. You roll and set aside as in recruiting, but what you gather is only your ${strong('score')}. A farkle makes it 0.`,
      rich`Then the defender does the same with ${strong('five')} soldier dice. The higher score wins: the loser gives soldiers worth the difference, as far as there are any, and ${500} more join the winner from the stockpile.`,
      rich`Items drawn in the brawl stay with the winner. A tie changes nothing.`,
    ],
    picture: 'brawl',
  },
  {
    id: 'entering',
    rules: ['too-few-soldiers'],
    title: 'Entering the Keep',
    text: [
      rich`The Final Battle takes ${strong('5,000 soldiers')} when your turn begins, before any card is played. Whoever is still inside from the last turn may fight on with fewer.`,
    ],
  },
  {
    id: 'final-battle',
    rules: ['battle-goes-on'],
    title: 'The Final Battle',
    text: [
      rich`Here scoring dice cost you: all of them are set aside after each roll, and as many of your soldiers fall. The dragon face deals ${strong('one wound')}, the rally ${strong('two')}; the wounds come before the dead are counted. The battle goes on by itself until the dragon falls, you farkle, or your army is gone.`,
      rich`A farkle is a roll with a blank event die and no scoring dice. The dragon then heals all its wounds.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'keep',
    rules: ['in-the-keep'],
    title: 'Inside the Keep',
    text: [
      rich`After a lost battle you stay inside. Nobody can brawl you there, and you may fight again on your next turn. Recruiting or brawling leads you out first.`,
      rich`An army that is eaten to the last soldier comes back outside on its owner’s next turn, with a new companion. Items stay.`,
    ],
  },
  {
    id: 'companions',
    rules: [
      'not-your-companion',
      'companion-works-by-itself',
      'once-per-turn',
      'only-recruiting-or-attacking',
      'no-army',
      'too-few-dice',
      'no-dragon-face',
    ],
    title: 'Companions',
    text: [rich`Some are asked for help ${strong('once on your turn')}, the others help by themselves.`],
    picture: 'companions',
  },
  {
    id: 'items',
    rules: [
      'not-owned',
      'item-works-by-itself',
      'before-your-action',
      'nobody-to-name',
      'cloaked',
      'already-baited',
      'no-item',
      'roll-waits',
      'brawl-runs',
      'only-in-brawl',
      'not-in-final-battle',
      'only-in-final-battle',
      'too-many-dice',
      'not-neighbours',
      'only-scoring',
      'only-farkle',
      'rally-already',
      'dragon-unhurt',
      'cloaked-already',
    ],
    title: 'Magic items',
    text: [
      rich`Nobody sees your items before you play them; afterwards they are discarded. Nothing waits for a card: play it in time. A card on a roll is played before the roll is answered.`,
    ],
    picture: 'items',
  },
  {
    id: 'drawn-items',
    rules: ['still-set-aside'],
    title: 'Items that are set aside',
    text: [
      rich`An item drawn for a rally lies aside until the turn has gone well. Until then it cannot be used, and a farkle or a lost brawl discards it.`,
    ],
  },
  {
    id: 'one-item',
    rules: ['turn-is-over', 'not-too-many', 'keep-the-limit'],
    title: 'One item at the end of a turn',
    text: [
      rich`At the end of any turn everybody may hold ${strong('one')} magic item; with the Sack of Holding, the sack and two others. Whoever holds more chooses what to keep, unseen by the others, before the next turn begins.`,
    ],
  },
  {
    id: 'decks',
    rules: ['nothing-to-draw'],
    title: 'Empty decks',
    text: [rich`A deck that has run out is made anew from its discards at the next draw. If there are none, nothing is drawn.`],
  },
];
