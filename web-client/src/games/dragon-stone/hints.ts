import type { KindHint } from '../hints';
import type { StoneOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time. */
export const STONE_HINTS: KindHint<StoneOffer['intent']['do'] | StoneOffer['effect']['effect']>[] = [
  {
    kind: 'roll',
    chapter: 'turn',
    words: {
      en: 'Your turn begins with two dice. Each of them moves one stone, or the same stone twice.',
      de: 'Dein Zug beginnt mit zwei Würfeln. Jeder bewegt einen Stein, oder beide denselben.',
    },
  },
  {
    kind: 'escape',
    chapter: 'escaping',
    words: {
      en: 'A stone in brambles can pull free with the smaller die. That is your whole turn.',
      de: 'Ein Stein in Ranken kann sich mit dem kleineren Würfel befreien. Das ist dein ganzer Zug.',
    },
  },
  {
    kind: 'enter',
    chapter: 'entering',
    words: {
      en: 'A stone on your mat comes into the arena with a 1, a 2 or a 3.',
      de: 'Ein Stein auf deiner Matte kommt mit einer 1, 2 oder 3 in die Arena.',
    },
  },
  {
    kind: 'move',
    chapter: 'moving',
    words: {
      en: 'Tap a raised stone, then where it goes. The marks say what happens on landing.',
      de: 'Tippe einen hervorgehobenen Stein an, dann sein Ziel. Die Zeichen sagen, was dort geschieht.',
    },
  },
];
