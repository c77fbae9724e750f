import type { KindHint } from '../hints';
import type { DraghanOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time. */
export const DRAGHAN_HINTS: KindHint<DraghanOffer['intent']['do']>[] = [
  {
    kind: 'choose',
    chapter: 'party',
    words: {
      en: 'Choose somebody whose skills the party still lacks. You win or lose together.',
      de: 'Nimm jemanden, dessen Können der Gruppe noch fehlt. Ihr gewinnt oder verliert gemeinsam.',
    },
  },
  {
    kind: 'leave_behind',
    chapter: 'carrying',
    words: {
      en: 'Nobody carries more than fits. Choose what stays behind.',
      de: 'Niemand trägt mehr, als passt. Wähle, was zurückbleibt.',
    },
  },
  {
    kind: 'replace',
    chapter: 'hurt',
    words: {
      en: 'Your character has left the party. Somebody else takes the place: choose who.',
      de: 'Deine Figur hat die Gruppe verlassen. Jemand anderes nimmt ihren Platz ein: Wähle, wer.',
    },
  },
  {
    kind: 'give_coin',
    chapter: 'gold',
    words: {
      en: 'The coins cannot be shared evenly. You decide who gets the odd one.',
      de: 'Die Münzen lassen sich nicht gerecht teilen. Du entscheidest, wer die überzählige bekommt.',
    },
  },
  {
    kind: 'travel',
    chapter: 'portals',
    words: {
      en: 'You found a portal. Go through when the party is strong, or stay and gather more; there is no way back.',
      de: 'Ihr habt ein Portal gefunden. Geht hindurch, wenn die Gruppe stark ist, oder bleibt und rüstet weiter; zurück geht es nicht.',
    },
  },
  {
    kind: 'call',
    chapter: 'result',
    words: {
      en: 'Everybody is ready. Whoever holds the map calls the result.',
      de: 'Alle sind bereit. Wer die Karte hält, ruft das Ergebnis aus.',
    },
  },
  {
    kind: 'place',
    chapter: 'planning',
    words: {
      en: 'Put characters in front of foes until every number there is met. Helping each other is allowed, and needed.',
      de: 'Stell Figuren vor Gegner, bis dort jede Zahl erreicht ist. Einander zu helfen ist erlaubt und nötig.',
    },
  },
  {
    kind: 'commit',
    chapter: 'equipment',
    words: {
      en: 'Equipment adds its icons to a fight and is used up by it. Take as little as you need.',
      de: 'Ausrüstung bringt ihre Symbole in den Kampf ein und ist danach verbraucht. Nimm so wenig wie nötig.',
    },
  },
  {
    kind: 'buy',
    chapter: 'market',
    words: {
      en: 'Every character may buy with its own gold before you move on, first come, first served.',
      de: 'Jede Figur darf mit ihrem eigenen Gold kaufen, bevor ihr weiterzieht; wer zuerst kommt, kauft zuerst.',
    },
  },
  {
    kind: 'heal',
    chapter: 'healing',
    words: {
      en: 'A hurt character has one icon left. A healing card makes it whole again.',
      de: 'Einer verletzten Figur bleibt ein Symbol. Eine Heilkarte macht sie wieder gesund.',
    },
  },
  {
    kind: 'give',
    chapter: 'sharing',
    words: {
      en: 'You may hand one piece of equipment to somebody who needs it more.',
      de: 'Du darfst eine Ausrüstung jemandem geben, der sie dringender braucht.',
    },
  },
];
