import type { Language } from '../../lib/i18n.svelte';
import type { Hint } from '../face';
import type { DraghanTable } from './reading';

type Kind = 'choose' | 'heal' | 'place' | 'commit' | 'call' | 'give_coin' | 'replace' | 'buy' | 'give' | 'leave_behind' | 'travel';

const CHAPTER: Record<Kind, string> = {
  choose: 'party',
  leave_behind: 'carrying',
  replace: 'hurt',
  give_coin: 'gold',
  travel: 'portals',
  call: 'result',
  place: 'planning',
  commit: 'equipment',
  buy: 'market',
  heal: 'healing',
  give: 'sharing',
};

const TEXT: Record<Language, Record<Kind, string>> = {
  en: {
    choose: 'Choose somebody whose skills the party still lacks. You win or lose together.',
    leave_behind: 'Nobody carries more than fits. Choose what stays behind.',
    replace: 'Your character has left the party. Somebody else takes the place: choose who.',
    give_coin: 'The coins cannot be shared evenly. You decide who gets the odd one.',
    travel: 'You found a portal. Go through when the party is strong, or stay and gather more; there is no way back.',
    call: 'Everybody is ready. Whoever holds the map calls the result.',
    place: 'Put characters in front of foes until every number there is met. Helping each other is allowed, and needed.',
    commit: 'Equipment adds its icons to a fight and is used up by it. Take as little as you need.',
    buy: 'Every character may buy with its own gold before you move on, first come, first served.',
    heal: 'A hurt character has one icon left. A healing card makes it whole again.',
    give: 'You may hand one piece of equipment to somebody who needs it more.',
  },
  de: {
    choose: 'Nimm jemanden, dessen Können der Gruppe noch fehlt. Ihr gewinnt oder verliert gemeinsam.',
    leave_behind: 'Niemand trägt mehr, als passt. Wähle, was zurückbleibt.',
    replace: 'Deine Figur hat die Gruppe verlassen. Jemand anderes nimmt ihren Platz ein: Wähle, wer.',
    give_coin: 'Die Münzen lassen sich nicht gerecht teilen. Du entscheidest, wer die überzählige bekommt.',
    travel: 'Ihr habt ein Portal gefunden. Geht hindurch, wenn die Gruppe stark ist, oder bleibt und rüstet weiter; zurück geht es nicht.',
    call: 'Alle sind bereit. Wer die Karte hält, ruft das Ergebnis aus.',
    place: 'Stell Figuren vor Gegner, bis dort jede Zahl erreicht ist. Einander zu helfen ist erlaubt und nötig.',
    commit: 'Ausrüstung bringt ihre Symbole in den Kampf ein und ist danach verbraucht. Nimm so wenig wie nötig.',
    buy: 'Jede Figur darf mit ihrem eigenen Gold kaufen, bevor ihr weiterzieht; wer zuerst kommt, kauft zuerst.',
    heal: 'Einer verletzten Figur bleibt ein Symbol. Eine Heilkarte macht sie wieder gesund.',
    give: 'Du darfst eine Ausrüstung jemandem geben, der sie dringender braucht.',
  },
};

const KINDS = Object.keys(CHAPTER) as Kind[];

/** A word about the kind of decision that Draghan asks for. */
export function draghanHint({ offers }: DraghanTable, language: Language, isNew: (kind: string) => boolean): Hint | undefined {
  const kind = KINDS.find((kind) => isNew(kind) && offers.some(({ intent }) => intent.do === kind));
  return kind && { kind, text: TEXT[language][kind], chapter: CHAPTER[kind] };
}
