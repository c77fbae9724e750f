import { numberIn, pluralIn } from '../plural';
import { rich, strong } from '../rich';

const plural = pluralIn('en');
const number = numberIn('en');

/** What the house says of bots and of odds, in English. */
export const botsEn = {
  bots: {
    bot: 'bot',
    levels: { easy: 'easy', fair: 'fair', hard: 'hard' },
    levelWhys: { easy: 'for a first game', fair: 'for a friendly game', hard: 'as well as it can' },
    level: 'How well it plays',
    is: (level: string) => `bot, ${level}`,
    of: (name: string) => `${name} (bot)`,
    add: 'Add a bot',
    addAs: (level: string) => `Add a bot: ${level}`,
    addOn: (side: string, level: string) => `Add a bot for ${side}: ${level}`,
    more: (name: string) => `Level of ${name}, send it away`,
    sendAway: 'Send it away',
    sendAwayWhy: 'the seat is free then',
    sendAwayAsk: (name: string) => `Send ${name} away?`,
    sendAwayNow: 'The game waits until somebody sits there.',
    sitFor: (name: string) => `Sit here instead of ${name}`,
    begin: 'Let them play',
    beginWhy: 'only bots sit here; you watch',
    standsIn: (level: string) => `a bot plays on, ${level}`,
    against: 'Against bots',
    againstWhy: (count: number, level: string) => `${number(count)} ${plural(count, 'bot', 'bots')}, ${level}`,
    withBots: 'With bots',
    nobodysName: 'Traveller',
  },

  odds: {
    title: 'Odds',
    button: 'Odds',
    setting: 'Odds',
    on: 'may be asked',
    off: 'not shown',
    onWhy: 'players may ask how likely things are',
    why: 'Counted from what you can see, and from nothing else.',
    counting: 'Counting …',
    none: 'Nothing here depends on chance at the moment.',
    now: 'As the table stands',
    of: {
      farkle: 'The next roll is a farkle',
      dragon_hurt: 'The next roll hurts the dragon',
      dragon_slain: 'The dragon is slain',
      hit: 'Your next roll can hit a stone',
      be_hit: 'The next roll against you can hit a stone',
      trick_won: 'The card wins the trick',
      monsters_beaten: 'The party can beat all foes',
    },
    notes: {
      farkle: 'before any card changes it',
      dragon_hurt: 'before any card changes it',
      dragon_slain: 'as far as it can be known now',
      hit: 'to entangle, expel or burn it',
      be_hit: 'if you play as safely as you can',
      trick_won: 'estimated from hands that the others could have',
      monsters_beaten: 'with all equipment; a place ahead is estimated',
    },
    told: () => rich`${strong('Odds')} may be asked for.`,
  },

  quickBots: { name: 'Quick bots', setting: 'Pace of bots', label: 'at once', note: 'they act without a pause' },
};

/** These words, in any language. */
export type BotWords = typeof botsEn;
