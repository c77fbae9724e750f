import type { Companion, Item } from '../reading';

/** A card in words. */
export interface CardWords {
  name: string;
  /** The name where there is little room. */
  called?: string;
  /** What it does, in a few words. */
  short: string;
  /** When it works and what it does. */
  text: string;
}

/** The companions in English. */
export const companions: Record<Companion, CardWords> = {
  skree: {
    name: 'Skree',
    short: 'scares 100 soldiers away',
    text: 'Once on your turn, before you choose your action: frighten any other army, inside the Keep or outside. 100 of its soldiers desert to the stockpile.',
  },
  old_hobb: {
    name: 'Old Hobb',
    short: 're-rolls one die',
    text: 'Once on your turn, after a recruiting or attacking roll of four dice or fewer, even a farkle: roll one soldier die again.',
  },
  bram_quartermaster: {
    name: 'Bram Quartermaster',
    called: 'Bram',
    short: '100 more from 300 on',
    text: 'Works by himself: when you end a recruiting turn with 300 or more set aside, 100 more come along.',
  },
  sister_wend: {
    name: 'Sister Wend',
    short: 'saves half from a farkle',
    text: 'Works by herself: when you farkle while recruiting, you keep half of the soldiers set aside, rounded down to 50s. Items are lost all the same.',
  },
  grimbold: {
    name: 'Grimbold',
    short: '150 more in attack',
    text: 'Works by himself: when you attack in a brawl without a farkle, your score is 150 higher.',
  },
  dame_oaken: {
    name: 'Dame Oaken',
    short: 'six dice in defence',
    text: 'Works by herself: when you defend in a brawl, you roll six soldier dice instead of five.',
  },
  pip_lightfinger: {
    name: 'Pip Lightfinger',
    short: 'an item for a won attack',
    text: 'Works by himself: when you win a brawl as the attacker, you draw a magic item.',
  },
  ember_the_hatchling: {
    name: 'Ember the Hatchling',
    short: 'turns a dragon away',
    text: 'Once on your turn, while recruiting or attacking: a dragon face counts as blank.',
  },
  mira_the_bard: {
    name: 'Mira the Bard',
    short: 'both rewards of a rally',
    text: 'Once on your turn, while recruiting or attacking: a rally brings both rewards. Choose it with the reward.',
  },
  sir_dunstan: {
    name: 'Sir Dunstan',
    short: 're-rolls the event die',
    text: 'Once on your turn, in the Final Battle, on a roll of two dice or more: roll the event die again.',
  },
};

/** The magic items in English. */
export const items: Record<Item, CardWords> = {
  sack_of_holding: {
    name: 'Sack of Holding',
    short: 'keeps two other items',
    text: 'Works by itself as long as you own it: at the end of a turn you may keep two other items beside it. It is never used up and never has to be discarded.',
  },
  loaded_die: {
    name: 'Loaded Die',
    short: 'turns a die by one',
    text: 'After a recruiting or brawling roll of your own with four dice or fewer, even a farkle: turn one soldier die to a neighbouring number.',
  },
  second_wind: {
    name: 'Second Wind',
    short: 'rolls a farkle again',
    text: 'After a farkle of your own, in any action: roll the same dice and the event die again instead.',
  },
  rally_horn: {
    name: 'Rally Horn',
    short: 'turns the event die to rally',
    text: 'After a recruiting or brawling roll of your own that scores, with five dice or fewer: turn the event die to the rally.',
  },
  dragon_bait: {
    name: 'Dragon Bait',
    short: 'sends the dragon to another',
    text: 'At any time while no roll is waiting: name another player. The next event die which that player rolls while recruiting, attacking or defending is turned to the dragon.',
  },
  war_chest: {
    name: 'War Chest',
    short: '300 soldiers',
    text: 'On your turn, before you choose your action: 300 soldiers join you from the stockpile.',
  },
  cloak_of_mist: {
    name: 'Cloak of Mist',
    short: 'hides you until your turn',
    text: 'At any time while no brawl is running: until your next turn begins nobody can brawl you, and no companion or item of others can name you.',
  },
  mirror_shield: {
    name: 'Mirror Shield',
    short: 'halves what a brawl costs',
    text: 'Works by itself when you lose a brawl and have soldiers to give: you give only half of the difference, rounded down to 50s. One per brawl.',
  },
  battle_banner: {
    name: 'Battle Banner',
    short: '300 more in a brawl',
    text: 'After a scoring roll of your own in a brawl: your score is 300 higher. A farkle still loses it.',
  },
  dragonbane: {
    name: 'Dragonbane',
    short: 'one more wound',
    text: 'After a Final Battle roll of your own that hurts the dragon: one more wound at once.',
  },
  smoke_bomb: {
    name: 'Smoke Bomb',
    short: 'undoes a battle roll',
    text: 'After a Final Battle roll of your own, even a farkle: it does not happen, and your turn ends inside the Keep. If your next turn is a Final Battle, the wounds you dealt so far still stand, for you alone.',
  },
  pilfering_glove: {
    name: 'Pilfering Glove',
    short: 'takes a random item',
    text: 'On your turn, before you choose your action: take a random item from another player.',
  },
};
