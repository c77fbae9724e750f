import type { Language } from '../../lib/i18n.svelte';
import type { Hint } from '../face';
import type { StoneTable } from './reading';

type Kind = 'roll' | 'move' | 'enter' | 'escape';

const CHAPTER: Record<Kind, string> = { roll: 'turn', move: 'moving', enter: 'entering', escape: 'escaping' };

const TEXT: Record<Language, Record<Kind, string>> = {
  en: {
    roll: 'Your turn begins with two dice. Each of them moves one stone, or the same stone twice.',
    move: 'Tap a raised stone, then where it goes. The marks say what happens on landing.',
    enter: 'A stone on your mat comes into the arena with a 1, a 2 or a 3.',
    escape: 'A stone in brambles can pull free with the smaller die. That is your whole turn.',
  },
  de: {
    roll: 'Dein Zug beginnt mit zwei Würfeln. Jeder bewegt einen Stein, oder beide denselben.',
    move: 'Tippe einen hervorgehobenen Stein an, dann sein Ziel. Die Zeichen sagen, was dort geschieht.',
    enter: 'Ein Stein auf deiner Matte kommt mit einer 1, 2 oder 3 in die Arena.',
    escape: 'Ein Stein in Ranken kann sich mit dem kleineren Würfel befreien. Das ist dein ganzer Zug.',
  },
};

/** The rarest thing that can be done now is what deserves a word. */
const ORDER: Kind[] = ['roll', 'escape', 'enter', 'move'];

/** A word about the kind of decision that Dragon Stone asks for. */
export function stoneHint({ offers }: StoneTable, language: Language, isNew: (kind: string) => boolean): Hint | undefined {
  const kinds = ORDER.filter((kind) => offers.some(({ intent }) => intent.do === kind));
  const kind = kinds.find(isNew);
  return kind && { kind, text: TEXT[language][kind], chapter: CHAPTER[kind] };
}
