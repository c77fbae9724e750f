import type { Language } from '../../lib/i18n.svelte';
import type { Hint } from '../face';
import type { DrarkaneTable } from './reading';

type Kind = 'give' | 'give_back' | 'declare' | 'keep' | 'play' | 'play_mercenary' | 'place' | 'offer' | 'swap';

const CHAPTER: Record<Kind, string> = {
  give: 'teams',
  give_back: 'teams',
  declare: 'contracts',
  keep: 'treasures',
  play: 'following',
  play_mercenary: 'mercenary',
  place: 'placing',
  offer: 'teams',
  swap: 'teams',
};

const TEXT: Record<Language, Record<Kind, string>> = {
  en: {
    give: 'Before the contracts, teammates exchange one card each. Whoever gives first does not know the answer yet.',
    give_back: 'You see what your teammate gave. Send another card back.',
    declare: 'Count your strong cards and promise a number of tricks. Hitting it exactly is worth the most.',
    keep: 'Keep one objective for yourself; the others travel on, and the last ones are for everybody.',
    play: 'Raised cards may be played. Follow the suit if you can; the dark cards beat every suit.',
    play_mercenary: 'The Mercenary is the strongest or the weakest card: you choose as you play it.',
    place: 'Lay every card of the trick that fits on a slot. A dragon whose last slot is filled is yours.',
    offer: 'After a trick you won, you may show your teammate a card and get another for it.',
    swap: 'Keep the card and give another one, or hand it back.',
  },
  de: {
    give: 'Vor den Verträgen tauschen Verbündete je eine Karte. Wer zuerst gibt, kennt die Antwort noch nicht.',
    give_back: 'Du siehst, was dein Gegenüber gegeben hat. Schick eine andere Karte zurück.',
    declare: 'Zähl deine starken Karten und versprich eine Zahl von Stichen. Genau getroffen bringt am meisten.',
    keep: 'Behalte ein Ziel für dich; die anderen wandern weiter, und die letzten gelten für alle.',
    play: 'Gehobene Karten darfst du spielen. Bediene, wenn du kannst; dunkle Karten schlagen jede Farbe.',
    play_mercenary: 'Der Söldner ist die stärkste oder die schwächste Karte: Du entscheidest beim Ausspielen.',
    place: 'Lege jede Karte des Stichs an, die auf ein Feld passt. Ist das letzte Feld eines Drachen voll, gehört er dir.',
    offer: 'Nach einem eigenen Stich darfst du deinem Gegenüber eine Karte zeigen und bekommst dafür eine andere.',
    swap: 'Behalte die Karte und gib eine andere, oder reich sie zurück.',
  },
};

const KINDS = Object.keys(CHAPTER) as Kind[];

/** A word about the kind of decision that Drarkane asks for. */
export function drarkaneHint({ offers }: DrarkaneTable, language: Language, isNew: (kind: string) => boolean): Hint | undefined {
  const kind = KINDS.find((kind) => isNew(kind) && offers.some(({ intent }) => intent.do === kind));
  return kind && { kind, text: TEXT[language][kind], chapter: CHAPTER[kind] };
}
