import type { KindHint } from '../hints';
import type { DrarkaneOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time. */
export const DRARKANE_HINTS: KindHint<DrarkaneOffer['intent']['do']>[] = [
  {
    kind: 'give',
    chapter: 'teams',
    words: {
      en: 'Before the contracts, teammates exchange one card each. Whoever gives first does not know the answer yet.',
      de: 'Vor den Verträgen tauschen Verbündete je eine Karte. Wer zuerst gibt, kennt die Antwort noch nicht.',
    },
  },
  {
    kind: 'give_back',
    chapter: 'teams',
    words: {
      en: 'You see what your teammate gave. Send another card back.',
      de: 'Du siehst, was dein Gegenüber gegeben hat. Schick eine andere Karte zurück.',
    },
  },
  {
    kind: 'declare',
    chapter: 'contracts',
    words: {
      en: 'Count your strong cards and promise a number of tricks. Hitting it exactly is worth the most.',
      de: 'Zähl deine starken Karten und versprich eine Zahl von Stichen. Genau getroffen bringt am meisten.',
    },
  },
  {
    kind: 'keep',
    chapter: 'treasures',
    words: {
      en: 'Keep one objective for yourself; the others travel on, and the last ones are for everybody.',
      de: 'Behalte ein Ziel für dich; die anderen wandern weiter, und die letzten gelten für alle.',
    },
  },
  {
    kind: 'play',
    chapter: 'following',
    words: {
      en: 'Raised cards may be played. Follow the suit if you can; the dark cards beat every suit.',
      de: 'Gehobene Karten darfst du spielen. Bediene, wenn du kannst; dunkle Karten schlagen jede Farbe.',
    },
  },
  {
    kind: 'play_mercenary',
    chapter: 'mercenary',
    words: {
      en: 'The Mercenary is the strongest or the weakest card: you choose as you play it.',
      de: 'Der Söldner ist die stärkste oder die schwächste Karte: Du entscheidest beim Ausspielen.',
    },
  },
  {
    kind: 'place',
    chapter: 'placing',
    words: {
      en: 'Lay every card of the trick that fits on a slot. A dragon whose last slot is filled is yours.',
      de: 'Lege jede Karte des Stichs an, die auf ein Feld passt. Ist das letzte Feld eines Drachen voll, gehört er dir.',
    },
  },
  {
    kind: 'offer',
    chapter: 'teams',
    words: {
      en: 'After a trick you won, you may show your teammate a card and get another for it.',
      de: 'Nach einem eigenen Stich darfst du deinem Gegenüber eine Karte zeigen und bekommst dafür eine andere.',
    },
  },
  {
    kind: 'swap',
    chapter: 'teams',
    words: {
      en: 'Keep the card and give another one, or hand it back.',
      de: 'Behalte die Karte und gib eine andere, oder reich sie zurück.',
    },
  },
];
