import { rich, strong } from '../../../lib/rich';
import type { StoneChapter } from './chapters';

/** The guide in English, in our own words. */
export const en: StoneChapter[] = [
  {
    id: 'goal',
    rules: [],
    title: 'What it is about',
    text: [
      rich`Two armies of dragon stones share one ring and walk it in opposite ways. Black goes clockwise, White the other way round.`,
      rich`You win at once when the other side has ${strong('no stone in battle')} (none in the arena and none on the mat), or when you have ${strong('destroyed all of one kind')}: four Vine, three Water or two Fire. If both come true together, both are told.`,
    ],
  },
  {
    id: 'board',
    rules: [],
    title: 'The board',
    text: [
      rich`The ring has ${24} segments, numbered clockwise. Each has an ${strong('inner')} and an ${strong('outer')} place, so at most two stones stand on it.`,
      rich`Six segments are ${strong('corners')} with a bay in the rim: Vine on 4 and 12, Water on 8 and 20, Fire on 16 and 24.`,
      rich`Outside the ring each side has a ${strong('tray')} of stones still to be recruited, a ${strong('mat')} of recruits waiting to enter, and a ${strong('dead zone')} for what it has destroyed.`,
      rich`At the start three Vine stand on your own entry segments; one Vine, three Water and two Fire lie in your tray. The lot decides who begins.`,
    ],
    picture: 'board',
  },
  {
    id: 'turn',
    rules: ['roll-first', 'roll-once'],
    title: 'Your turn',
    text: [
      rich`Roll both dice, once. Each die is then used by itself: it moves one stone exactly that far, or brings a stone in. You may use both dice on the same stone, one after the other, and in the order you like.`,
      rich`A double is simply two equal dice.`,
    ],
  },
  {
    id: 'moving',
    rules: ['no-stone-there', 'no-such-die'],
    title: 'Moving',
    text: [
      rich`Choose a stone of yours that is free and move it by the full value of one unused die, in your direction. Stones in between do not matter; every segment counts as a step.`,
      rich`On an empty segment the stone takes the inner place.`,
    ],
  },
  {
    id: 'full',
    rules: ['segment-full'],
    title: 'Full segments',
    text: [rich`Where two stones stand already, nothing can stop. Passing is fine.`],
  },
  {
    id: 'vine',
    rules: ['entangled'],
    title: 'Vine entangles',
    text: [
      rich`A Vine that lands on a lone opposing stone stays on the outer place and ties it down. The entangled stone cannot move; it is free when the Vine leaves, or it can escape.`,
    ],
    picture: 'vine',
  },
  {
    id: 'water',
    rules: [],
    title: 'Water expels',
    text: [rich`A Water that lands on a lone opposing stone washes it back into its owner’s tray and takes the inner place.`],
    picture: 'water',
  },
  {
    id: 'fire',
    rules: [],
    title: 'Fire destroys',
    text: [
      rich`A Fire that lands on a lone opposing stone burns it for good. It goes to your dead zone, and your Fire takes the inner place.`,
    ],
    picture: 'fire',
  },
  {
    id: 'own',
    rules: ['held'],
    title: 'Holding your own',
    text: [
      rich`Landing on a lone stone of your own puts the newcomer outside. It does no harm, but the inner stone is held until the outer one moves on. There is no escape from one’s own side.`,
    ],
    picture: 'hold',
  },
  {
    id: 'escaping',
    rules: ['not-entangled', 'escape-is-the-whole-turn'],
    title: 'Escaping',
    text: [
      rich`An entangled stone can tear itself free as your ${strong('whole turn')}: before any die is used, it moves by the ${strong('smaller')} die, with its power as usual. The other die is spent on the effort.`,
      rich`You may escape even if other moves are possible. If nothing else can be done, you must. If the smaller die cannot be played, the larger does not help.`,
    ],
    picture: 'escape',
  },
  {
    id: 'recruiting',
    rules: [],
    title: 'Corners recruit',
    text: [
      rich`A stone that ends its move or its escape on a corner calls the kind painted there from your tray to your mat, if the tray has one. A recruit can enter with your very next die.`,
    ],
    picture: 'recruit',
  },
  {
    id: 'entering',
    rules: ['entry-by-one-two-three', 'not-on-mat'],
    title: 'Entering',
    text: [
      rich`A die of 1, 2 or 3 brings a stone from your mat to your entry segment of that number. Black enters on 1, 2, 3; White on 15, 14, 13. It lands like any other stone and uses its power; only a full segment keeps it out.`,
    ],
  },
  {
    id: 'must',
    rules: [],
    title: 'What you must do',
    text: [
      rich`A die that can be used must be used. But you choose the order, even if that leaves the second die without a use. When no die can be used any more, the turn ends by itself.`,
    ],
  },
  {
    id: 'draws',
    rules: [],
    title: 'Draws',
    text: [
      rich`The game is drawn when the same position, with the same side to move, stands at the start of a turn for the fourth time, or after 500 turns without a win.`,
    ],
  },
];
