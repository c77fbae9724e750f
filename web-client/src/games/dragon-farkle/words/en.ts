import { listIn, numberIn, pluralIn } from '../../../lib/plural';
import { rich, strong } from '../../../lib/rich';
import type { Who } from '../../../lib/who';
import type { EventFace, Part, Reward } from '../reading';
import { companions, items } from './cards.en';
import { log } from './log.en';
import { rules } from './rules.en';

const plural = pluralIn('en');
const number = numberIn('en');
const list = listIn('en');
const dice = (count: number) => `${number(count)} ${plural(count, 'die', 'dice')}`;
const soldiers = (count: number) => `${number(count)} ${plural(count, 'soldier', 'soldiers')}`;
const wounds = (count: number) => `${number(count)} ${plural(count, 'wound', 'wounds')}`;
const subject = ({ you, name }: Who) => (you ? 'You' : name);
const object = ({ you, name }: Who) => (you ? 'you' : name);

/** Everything Dragon Farkle says in English. */
export const en = {
  number,
  soldiers,
  turn: (turn: number) => `Turn ${number(turn)}`,
  turnOf: (turn: number, who: Who) => `Turn ${number(turn)}, ${who.you ? 'you' : who.name}`,
  companions,
  items,
  rules,
  log,

  seat: {
    army: 'Army',
    items: (count: number) => `${number(count)} ${plural(count, 'magic item', 'magic items')}`,
    keep: 'in the Dragon’s Keep',
    cloaked: 'hidden by a Cloak of Mist',
    baited: 'Dragon Bait is laid',
    wounds: (count: number) => `the dragon keeps ${wounds(count)} for the next battle`,
    away: 'away',
    pot: (count: number) => `${number(count)} set aside`,
    used: 'has helped this turn',
  },

  road: {
    label: 'The road to the Dragon’s Keep',
    stands: (who: Who, army: number) => `${subject(who)}: ${number(army)}`,
    health: (count: number) => `The dragon falls at ${wounds(count)}`,
  },
  lair: {
    label: (has: number, health: number) => `The dragon has ${number(has)} of ${wounds(health)}`,
    fights: (who: Who) => (who.you ? 'Your army' : `${who.name}’s army`),
  },
  duel: {
    label: (attacker: Who, defender: Who) => `Brawl: ${subject(attacker)} against ${object(defender)}`,
    attack: 'attacks',
    defence: 'defends',
    toRoll: (count: number) => `will roll ${dice(count)}`,
  },

  bowl: {
    label: 'The bowl',
    choose: 'Tap dice to set them aside',
    forced: 'All scoring dice are set aside',
    rolled: (who: Who) => (who.you ? 'Your roll' : `${who.name}’s roll`),
    left: (count: number) => (count === 1 ? 'One die to roll' : `${number(count)} dice to roll`),
    idle: 'The dice are waiting',
    die: (face: number) => `Die showing ${face}`,
    dead: (face: number) => `Die showing ${face}, scores nothing`,
    nothing: (faces: number[]) => `${list(faces.map(String))} ${plural(faces.length, 'scores', 'score')} nothing`,
    event: { blank: 'Nothing happens', dragon: 'Dragon', rally: 'Rally' } as Record<EventFace, string>,
    eventDie: (face: EventFace) => `Event die: ${{ blank: 'blank', dragon: 'dragon', rally: 'rally' }[face]}`,
    farkle: 'Farkle!',
    hot: 'All dice scored!',
    evaded: 'The dragon flies past',
    slain: 'The dragon falls!',
    settled: (winner: Who | undefined, attack: number, defence: number) =>
      `${winner ? `${winner.you ? 'You win' : `${winner.name} wins`}` : 'A tie,'} ${number(attack)} : ${number(defence)}`,
    recruited: (who: Who, count: number) => `${subject(who)} + ${number(count)}`,
    eaten: 'All eaten!',
    repelled: 'The dragon heals',
  },

  shelf: {
    label: 'Set aside this turn',
    empty: 'Nothing set aside yet',
    before: 'So far',
    now: 'This roll',
    lost: 'Soldiers lost',
    banners: 'Battle Banner',
    eaten: (count: number) => `${number(count)} eaten`,
    doubled: (half: number) => `${number(half)} × 2 =`,
    items: (count: number) => `+ ${number(count)} ${plural(count, 'magic item', 'magic items')}`,
  },

  cards: {
    mine: 'Your cards',
    companion: 'Companion',
    item: 'Magic item',
    hidden: 'Only you see this card.',
    now: 'now',
    used: 'used',
    aside: 'not yours yet',
    useNow: 'Use it now',
    notNow: 'Not now',
  },

  hearth: {
    stake: 'at stake',
    choose: 'What will you do?',
    recruit: 'Recruit',
    recruitWhy: (count: number) => `roll ${dice(count)} for soldiers`,
    leaves: 'leaves the Dragon’s Keep',
    brawl: 'Brawl',
    brawlWhy: 'choose an army',
    brawlWith: (who: Who) => `Brawl with ${who.name}`,
    brawlAgainst: (army: number, against: number) => `${number(army)} · defends with ${dice(against)}`,
    whom: 'Whose army do you brawl?',
    cannot: 'not now',
    back: 'Back',
    finalBattle: 'Final Battle',
    finalWhy: (count: number, has: number) => (has > 0 ? `${dice(count)}, ${wounds(has)} stand` : `${dice(count)} against the dragon`),
    finalNot: 'needs 5,000',

    which: 'Which dice do you set aside?',
    rollOrStop: 'Roll on or stop?',
    reward: 'Reward of the rally',
    rewards: {
      double: (count: number) => `Double: ${number(count)}`,
      item: (count: number) => `${number(count)} + magic item`,
      both: (count: number) => `${number(count)} + magic item`,
    } as Record<Reward, (count: number) => string>,
    setAside: (count: number) => `Set aside: ${number(count)}`,
    setAsideRoll: (faces: readonly number[], next: number) => `Set ${faces.join(' ')} aside, roll ${dice(next)}`,
    setAsideDraw: 'then you see the drawn item',
    eaten: (count: number) => `The dragon eats ${number(count)}.`,
    rollOn: 'Roll on',
    rollFirst: 'Roll',
    rollDice: (count: number) => dice(count),
    rollLoses: (count: number, lost: number, lostItems: number) => {
      const stakes = [
        lost > 0 ? number(lost) : '',
        lostItems > 0 ? `${number(lostItems)} ${plural(lostItems, 'item', 'items')}` : '',
      ].filter(Boolean);
      return `${dice(count)}${stakes.length > 0 ? ` · a farkle loses ${list(stakes)}` : ''}`;
    },
    stop: {
      recruiting: (count: number) => `Stop, keep ${number(count)}`,
      attacking: (count: number) => `Attack: ${number(count)}`,
      defending: (count: number) => `Defend: ${number(count)}`,
    } as Record<Exclude<Part, 'battling'>, (count: number) => string>,
    stopNothing: 'Stop',
    stopNot: 'not yet',
    bonus: (count: number, more: number, name: string) => `${number(count)} + ${number(more)} from ${name}`,
    army: (count: number) => `army ${number(count)}`,
    against: (count: number) => `against ${number(count)}`,
    thenDefence: (count: number) => `then ${dice(count)} defend`,
    winBrawl: (gain: number) => `wins the brawl: + ${number(gain)}`,
    loseBrawl: (loss: number) => (loss > 0 ? `loses the brawl: − ${number(loss)}` : 'loses the brawl'),
    tie: 'a tie, nothing changes hands',

    farkle: 'Farkle: no die scores.',
    accept: 'Accept it',
    acceptLoses: (count: number, lostItems: number) => {
      const stakes = [
        count > 0 ? soldiers(count) : '',
        lostItems > 0 ? `${number(lostItems)} ${plural(lostItems, 'item', 'items')}` : '',
      ].filter(Boolean);
      return stakes.length > 0 ? `${list(stakes)} lost` : 'nothing is lost';
    },
    acceptKeeps: (count: number) => `Sister Wend saves ${number(count)}`,
    slay: 'Slay the dragon',
    wound: (count: number) => `Strike: ${wounds(count)}`,
    press: 'Press on',
    unscathed: 'no soldier falls',
    fallen: (count: number, army: number) => `${number(count)} fall, ${number(army)} left`,
    armyEaten: (count: number) => `${number(count)} fall: the army is gone`,
    repelled: 'Fall back',
    repelledWhy: (healed: number) => (healed > 0 ? `the dragon heals ${wounds(healed)}` : 'you stay in the Keep'),
    battleFarkle: 'Farkle: neither wounds nor losses.',
    battleHit: (damage: number, has: number, health: number) =>
      `The dragon: ${number(has)} of ${number(health)} ${plural(health, 'wound', 'wounds')} after ${damage > 0 ? 'this hit' : 'this roll'}`,

    keep: 'Which items do you keep?',
    keepWhy: 'Only you see this. The rest is discarded face down.',
    keepThese: (names: string[]) => `Keep ${list(names)}`,
    discards: (names: string[]) => `discard ${list(names)}`,

    others: {
      choose: (who: Who) => `${who.name} chooses an action`,
      answer: (who: Who) => `${who.name} looks at the roll`,
      roll_or_stop: (who: Who) => `${who.name}: roll on or stop?`,
      keep: (names: string[]) => `${list(names)} ${plural(names.length, 'chooses', 'choose')} what to keep`,
    },
    defend: 'Defend yourself.',
    defendWhy: (score: number) => `You are attacked with ${number(score)}.`,
  },

  plays: {
    turnDie: (from: number, to: number) => `${from} becomes ${to}`,
    rollDie: (die: number) => `Roll the ${die} again`,
    worth: (count: number) => `the roll scores ${number(count)}`,
    stillFarkle: 'still a farkle',
    again: (count: number) => `Roll ${dice(count)} again`,
    eventAgain: 'Roll the event die again',
    event: {
      blank: 'The event die becomes blank',
      dragon: 'The event die becomes a dragon',
      rally: 'The event die becomes a rally',
    } as Record<EventFace, string>,
    eventWhy: { blank: 'your soldiers are not eaten', dragon: 'it comes to feed', rally: 'choose a reward' } as Record<EventFace, string>,
    raise: (by: number) => `${number(by)} more`,
    raised: (score: number) => `your score is ${number(score)} then`,
    strike: 'Strike once more',
    strikeWins: 'slays the dragon',
    wounds: (count: number) => `${wounds(count)} then`,
    vanish: 'Vanish',
    vanishWhy: (count: number) => (count > 0 ? `${wounds(count)} stand in your next battle` : 'your turn ends in the Keep'),
    bait: (who: Who) => `Lay bait for ${who.name}`,
    baitWhy: 'the next event die becomes a dragon',
    reinforce: (count: number) => `${soldiers(count)} join you`,
    armyThen: (count: number) => `army ${number(count)} then`,
    cloak: 'Put it on',
    cloakWhy: 'until your next turn begins',
    steal: (who: Who) => `Take from ${who.name}`,
    stealWhy: (among: number) => (among === 1 ? 'the only item' : `one of ${number(among)} items`),
    scare: (who: Who) => `Scare ${who.name}’s army`,
    scareWhy: (count: number, left: number) => `${number(count)} desert, ${number(left)} stay`,
  },

  result: {
    wins: (who: Who) => (who.you ? 'You slew the dragon' : `${who.name} slew the dragon`),
    why: (who: Who): string => (who.you ? 'Yon has a hero, and it is you.' : 'Yon has a hero at last.'),
    over: 'The game is over',
    columns: ['Soldiers', 'Magic items'],
  },

  primer: {
    title: 'How a turn goes',
    lines: [
      rich`${strong('Recruit')} soldiers, ${strong('brawl')} with another army, or, from 5,000 on, fight the ${strong('dragon')}.`,
      rich`Set scoring dice aside, then roll on or stop. A roll without scoring dice is a ${strong('farkle')}: all is lost.`,
      rich`Whoever deals the dragon enough wounds in one battle wins.`,
    ],
    table: 'Soldier table',
  },

  table: {
    singleOne: 'a single 1',
    singleFive: 'a single 5',
    three: 'three of a kind',
    threeOnes: 'three 1s',
    four: 'four of a kind',
    pairs: 'three pairs',
    six: 'six of a kind',
    straight: 'straight, 1 to 6',
    hundreds: '100 × the number',
  },
};

/** The words of Dragon Farkle, in any language. */
export type FarkleWords = typeof en;
