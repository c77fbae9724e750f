import { rich, strong } from '../../../lib/rich';
import type { DraghanChapter } from './chapters';

/** The guide in English, in our own words. */
export const en: DraghanChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'What it is about',
    text: [
      rich`A secret society wants to free a dragon. You are the party that stops it: you walk through Draghan, grow stronger, cross into the ${strong('Shadow Realm')}, find the dragon there and beat it.`,
      rich`You play ${strong('together')}. All of you win or all of you lose, also whoever has no character left.`,
    ],
  },
  {
    id: 'party',
    rules: ['party-is-chosen', 'not-your-character', 'hero-taken', 'already-open'],
    title: 'The party',
    text: [
      rich`Before the first round everybody chooses a character, all at once, first come first served. You may also leave it to the lot. Whoever plays alone leads several characters; each has its own gold and equipment.`,
      rich`Each character has three icons of ${strong('Strength')}, ${strong('Charm')} and ${strong('Knowledge')} while it is healthy, and one while it is hurt. Everybody starts with the top card of the Marketplace.`,
    ],
    picture: 'heroes',
  },
  {
    id: 'round',
    rules: ['nothing-to-pass'],
    title: 'A round',
    text: [
      rich`The active character may heal; a new place is turned over; foes and finds are revealed; you plan the fight and call it; the market opens if there is one; the active character may give a card away and heal again; everybody checks the load; the map moves on.`,
      rich`Whatever asks nothing of anybody goes by without a click.`,
    ],
  },
  {
    id: 'map',
    rules: ['active-player-decides'],
    title: 'Who holds the map',
    text: [
      rich`The character with the map is the ${strong('active')} one. It is robbed, hurt and rewarded in this round, and its player decides where you cannot agree. At the end of the round the map goes to the next character.`,
    ],
  },
  {
    id: 'places',
    rules: [],
    title: 'Places',
    text: [
      rich`Every place does what its card says at once: it heals, costs or brings gold, changes skills for the round, or sends one encounter more or fewer. A skill never goes below nothing, and a foe is only changed where it asks for that skill.`,
    ],
    picture: 'places',
  },
  {
    id: 'encounters',
    rules: [],
    title: 'Encounters and thieves',
    text: [
      rich`As many cards are turned over as there are characters in the party: monsters, and equipment lying about. A ${strong('thief')} steals at once from the active character: a coin, else a card by lot, else nothing.`,
    ],
  },
  {
    id: 'planning',
    rules: ['no-fight-now', 'no-such-foe'],
    title: 'Planning the fight',
    text: [
      rich`Everybody places characters at foes, in the open and at the same time. Each foe shows which icons are met (solid) and which are missing (dashed). It falls when somebody faces it and nothing is missing. Icons that are too many are lost.`,
      rich`Tap a foe, or drag the character there. Everything can be taken back until the fight is called.`,
    ],
    picture: 'foe',
  },
  {
    id: 'one-foe',
    rules: ['one-foe-each', 'faces-it'],
    title: 'One foe each',
    text: [
      rich`A character faces one foe with all its icons; they cannot be divided. But several characters can face the same foe, and then their icons add up.`,
    ],
  },
  {
    id: 'equipment',
    rules: ['not-its-card', 'faces-nobody', 'faces-another', 'committed-already', 'not-committed'],
    title: 'Equipment in a fight',
    text: [
      rich`A card adds its icons against the foe that its owner faces. It is used up when the fight is called, whether the foe falls or not. Until then it can be taken back; if its owner moves, it comes along.`,
    ],
    picture: 'gear',
  },
  {
    id: 'ready',
    rules: ['ready-already', 'not-ready', 'active-player-calls', 'not-all-ready'],
    title: 'Ready, and the call',
    text: [
      rich`When the plan suits you, say that you are ready. Any change takes all marks away again. Once everybody else is ready, whoever holds the map ${strong('calls')} the fight.`,
    ],
  },
  {
    id: 'result',
    rules: [],
    title: 'The result',
    text: [
      rich`If ${strong('every monster')} falls, the active character keeps all equipment found in this round. If even one stands, the finds are lost and the active character is hurt.`,
      rich`In Draghan, monsters that stand go away, except members of the society: they ${strong('run')} to the Shadow Realm and wait for you there.`,
    ],
  },
  {
    id: 'gold',
    rules: ['no-odd-coins', 'did-not-fight', 'one-odd-coin-each'],
    title: 'Gold',
    text: [
      rich`A monster pays those who faced it, in equal shares. Whoever holds the map gives out what is left over, one coin each at most. There are 28 coins; an empty supply pays nothing. Gold cannot be given away.`,
    ],
  },
  {
    id: 'hurt',
    rules: ['nobody-to-replace', 'only-watching'],
    title: 'Hurt, and leaving the party',
    text: [
      rich`Who is hurt once turns the card and has one icon left. Who is hurt again leaves with everything. In Draghan somebody whom nobody has been yet takes the place, healthy, without gold, with the top card of the Marketplace.`,
      rich`In the Shadow Realm nobody comes. A player without a character watches and gives advice.`,
    ],
  },
  {
    id: 'healing',
    rules: ['no-healing-now', 'no-healing-card', 'healing-is-no-weapon'],
    title: 'Healing',
    text: [
      rich`At the start and towards the end of a round the active character may use a healing card of its own. Healing cards are of no use in a fight. Some places heal for free.`,
    ],
    picture: 'healing',
  },
  {
    id: 'market',
    rules: ['market-closed', 'not-for-sale', 'not-enough-gold', 'held-for-another', 'held-already', 'not-held', 'done-already'],
    title: 'The market',
    text: [
      rich`At a market four cards lie open. After the fight every character may buy with its own gold, first come first served. Whoever holds the map may hold a card for somebody and may close the market. What is not sold goes under the pile.`,
    ],
  },
  {
    id: 'sharing',
    rules: ['no-sharing-now', 'no-such-companion'],
    title: 'Sharing',
    text: [rich`Once a round, after the fight, the active character may give one card to another.`],
  },
  {
    id: 'carrying',
    rules: ['nothing-to-leave', 'not-overfull'],
    title: 'What one can carry',
    text: [
      rich`At the end of a round everybody may keep one card on the head, one on the torso and two in the hands. Only what is too much is left behind; the owner picks.`,
    ],
    picture: 'load',
  },
  {
    id: 'portals',
    rules: ['no-portal'],
    title: 'Portals',
    text: [
      rich`At the end of a round in which you find a Portal, whoever holds the map decides whether you go through. There is no way back, no market beyond, and nobody is healed by it. After the third Portal you must go.`,
    ],
    picture: 'portals',
  },
  {
    id: 'shadow',
    rules: [],
    title: 'The Shadow Realm',
    text: [
      rich`Here nobody pays gold. Monsters that stand slip back into the pile. Every place comes once: if a new one is due and none is left, you have lost. Larger parties meet worse things.`,
    ],
  },
  {
    id: 'dragon',
    rules: [],
    title: 'The dragon',
    text: [
      rich`Once the dragon is turned over, monsters that stand ${strong('stay')} on the table and guard it. It falls in a round in which every monster and the dragon are met at once, so against two monsters you need at least three characters. The dragon alone hurts nobody.`,
    ],
    picture: 'dragon',
  },
  {
    id: 'end',
    rules: [],
    title: 'How it ends',
    text: [
      rich`You win when the dragon falls. You lose when a character must be replaced and nobody is left, when no character is left in the Shadow Realm, or when no place is left there to go to.`,
    ],
  },
  {
    id: 'campaign',
    rules: [],
    title: 'A campaign',
    text: [rich`In a campaign a beaten dragon does not come back. Whoever beats the last of the four has freed the kingdom.`],
  },
];
