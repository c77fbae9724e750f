import type { DrarkaneRank } from '../../../../protocol/drarkane';
import type { Dragon, Objective } from '../../reading';

/** The names of the dragons; a long one says where it may be parted on a small card. */
export const dragons: Record<Dragon, string> = {
  tidewhelp: 'Tidewhelp',
  emberling: 'Emberling',
  mossfang: 'Mossfang',
  runeling: 'Runeling',
  sootling: 'Sootling',
  twilight_drake: 'Twilight Drake',
  mirror_twins: 'Mirror Twins',
  cinder_glutton: 'Cinder Glutton',
  reedlurker: 'Reedlurker',
  candlewyrm: 'Candlewyrm',
  night_thief: 'Night Thief',
  three_moon_wyvern: 'Three-Moon Wyvern',
  gravewing: 'Gravewing',
  rusthorn: 'Rusthorn',
  bogseer: 'Bogseer',
  fourfold_maw: 'Fourfold Maw',
  abyssal_choir: 'Abyssal Choir',
  mountainbreaker: 'Mountain\u00adbreaker',
  stormkeeper: 'Stormkeeper',
  vharzul: 'Vharzul the Ashen',
};

/** The names and the texts of the objectives. */
export const objectives: Record<Objective, { name: string; text: string }> = {
  underdog: { name: 'Underdog', text: 'Win a trick with a number of 3 or less; the Egg and a Mercenary as 0 count.' },
  twin_slayer: { name: 'Twin Slayer', text: 'Fell two or more dragons with the cards of one trick.' },
  spellbreaker: { name: 'Spellbreaker', text: 'Win a trick that holds a Wizard.' },
  onslaught: { name: 'Onslaught', text: 'Win two tricks of the round in a row.' },
  nothing_wasted: { name: 'Nothing Wasted', text: 'Win a trick and place every card of it on dragons.' },
  giants_bane: { name: 'Giant’s Bane', text: 'Fell a dragon of Terror 10.' },
  dark_court: { name: 'Dark Court', text: 'Win a trick that holds two or more Obscure cards; the Mercenary only as 14.' },
  nest_robber: { name: 'Nest Robber', text: 'Win a trick that holds the Dragon Egg; the Mercenary does not count.' },
  lightning_raid: { name: 'Lightning Raid', text: 'Fell a dragon of two or more slots with cards of this one trick alone.' },
  last_word: { name: 'The Last Word', text: 'Win a trick in which you played last.' },
  oath_of_peace: { name: 'Oath of Peace', text: 'Declare 0 and win no trick.' },
  word_of_steel: { name: 'Word of Steel', text: 'Declare 2 or more and win exactly that many.' },
  near_thing: { name: 'A Near Thing', text: 'Miss your contract by exactly one trick.' },
  dragon_hunter: { name: 'Dragon Hunter', text: 'Fell the most dragons, at least one. All who tie score.' },
  terror_of_terrors: {
    name: 'Terror of Terrors',
    text: 'Have the highest sum of Terror on your dragons, with at least one. All who tie score.',
  },
  trophy_head: {
    name: 'Trophy Head',
    text: 'Of all dragons that fall in this round, fell the one of the highest Terror. All who tie score.',
  },
  warlord: { name: 'Warlord', text: 'Win the most tricks. All who tie score.' },
  shadow_walker: { name: 'Shadow Walker', text: 'Win the fewest tricks, even none. All who tie score.' },
  last_stand: { name: 'Last Stand', text: 'Win the last trick of the round.' },
  clean_blade: { name: 'Clean Blade', text: 'Win at least one trick and fell no dragon.' },
};

/** The ranks that a score against the Demon earns, and what is said of them. */
export const ranks: Record<DrarkaneRank, { name: string; text: string }> = {
  burned_villager: { name: 'Burned Villager', text: 'The Demon warms its hands on your village.' },
  flame_runner: { name: 'Flame Runner', text: 'Fast feet saved what a slow blade could not.' },
  scale_slayer: { name: 'Scale Slayer', text: 'Your name is known in the taverns by now.' },
  scourge_of_the_skies: { name: 'Scourge of the Skies', text: 'Dragons change course when they see you.' },
  legend_of_drarkane: { name: 'Legend of Drarkane', text: 'Children will play at being you.' },
};
