import { rich, strong } from '../../../../lib/rich';
import { merge } from '../../../../lib/sentences';
import type { Who } from '../../../../lib/who';
import { list, number, plural, sentences } from '../../../../lib/words/en/grammar';
import type { EventFace } from '../../reading';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { companions, items } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

const dice = (count: number) => `${number(count)} ${plural(count, 'die', 'dice')}`;
const soldiers = (count: number) => `${number(count)} ${plural(count, 'soldier', 'soldiers')}`;
const wounds = (count: number) => `${number(count)} ${plural(count, 'wound', 'wounds')}`;
const subject = ({ you, name }: Who) => (you ? 'You' : name);
const object = ({ you, name }: Who) => (you ? 'you' : name);

/** What Dragon Farkle says in English where a sentence needs grammar; the rest is in `table.json`. */
const phrases = {
  number,
  soldiers,

  turnOf: (turn: number, who: Who) => `Turn ${number(turn)}, ${who.you ? 'you' : who.name}`,
  companions,
  items,
  facts,
  rules,
  told,

  road: {
    stands: (who: Who, army: number) => `${subject(who)}: ${number(army)}`,
  },

  lair: {
    label: (has: number, health: number) => `The dragon has ${number(has)} of ${wounds(health)}`,
    fights: (who: Who) => (who.you ? 'Your army' : `${who.name}’s army`),
  },

  duel: {
    label: (attacker: Who, defender: Who) => `Brawl: ${subject(attacker)} against ${object(defender)}`,
  },

  bowl: {
    worth: (who: Who, count: number) => `${who.you ? 'Your roll' : `${who.name}’s roll`}: ${number(count)}`,
    eventDie: (face: EventFace) => `Event die: ${{ blank: 'blank', dragon: 'dragon', rally: 'rally' }[face]}`,
    settled: (winner: Who | undefined, attack: number, defence: number) =>
      `${winner ? `${winner.you ? 'You win' : `${winner.name} wins`}` : 'A tie,'} ${number(attack)} : ${number(defence)}`,
    recruited: (who: Who, count: number) => `${subject(who)} + ${number(count)}`,
  },

  hearth: {
    brawlWith: (who: Who) => `Brawl with ${who.name}`,
    brawlAgainst: (army: number, against: number) => `${number(army)} · defends with ${dice(against)}`,
    finalWhy: (count: number, has: number) => (has > 0 ? `${dice(count)}, ${wounds(has)} stand` : `${dice(count)} against the dragon`),
    setAsideRoll: (faces: readonly number[], next: number) => `Set ${faces.join(' ')} aside, roll ${dice(next)}`,
    rollLoses: (count: number, lost: number, lostItems: number) => {
      const stakes = [
        lost > 0 ? number(lost) : '',
        lostItems > 0 ? `${number(lostItems)} ${plural(lostItems, 'item', 'items')}` : '',
      ].filter(Boolean);
      return `${dice(count)}${stakes.length > 0 ? ` · a farkle loses ${list(stakes)}` : ''}`;
    },
    loseBrawl: (loss: number) => (loss > 0 ? `loses the brawl: − ${number(loss)}` : 'loses the brawl'),
    acceptLoses: (count: number, lostItems: number) => {
      const stakes = [
        count > 0 ? soldiers(count) : '',
        lostItems > 0 ? `${number(lostItems)} ${plural(lostItems, 'item', 'items')}` : '',
      ].filter(Boolean);
      return stakes.length > 0 ? `${list(stakes)} lost` : 'nothing is lost';
    },
    repelledWhy: (healed: number) => (healed > 0 ? `the dragon heals ${wounds(healed)}` : 'you stay in the Keep'),
    battleHit: (damage: number, has: number, health: number) =>
      `The dragon: ${number(has)} of ${number(health)} ${plural(health, 'wound', 'wounds')} after ${damage > 0 ? 'this hit' : 'this roll'}`,
    others: {
      choose: (who: Who) => `${who.name} chooses an action`,
      answer: (who: Who) => `${who.name} looks at the roll`,
      roll_or_stop: (who: Who) => `${who.name}: roll on or stop?`,
    },
  },

  plays: {
    vanishWhy: (count: number) => (count > 0 ? `${wounds(count)} stand in your next battle` : 'your turn ends in the Keep'),
    bait: (who: Who) => `Lay bait for ${who.name}`,
    steal: (who: Who) => `Take from ${who.name}`,
    scare: (who: Who) => `Scare ${who.name}’s army`,
  },

  result: {
    wins: (who: Who) => (who.you ? 'You slew the dragon' : `${who.name} slew the dragon`),
    why: (who: Who): string => (who.you ? 'Yon has a hero, and it is you.' : 'Yon has a hero at last.'),
  },

  primer: {
    lines: [
      rich`${strong('Recruit')} soldiers, ${strong('brawl')} with another army, or, from 5,000 on, fight the ${strong('dragon')}.`,
      rich`Set scoring dice aside, then roll on or stop. A roll without scoring dice is a ${strong('farkle')}: all is lost.`,
      rich`Whoever deals the dragon enough wounds in one battle wins.`,
    ],
  },
};

export type Phrases = typeof phrases;

/** Everything Dragon Farkle says in English. */
export const words = merge(sentences(table, TABLE), phrases);
