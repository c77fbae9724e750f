import { rich, strong } from '../../rich';
import { merge } from '../../sentences';
import type { Words } from '..';
import type { Phrases } from '../en';
import { BOTS, EVENING, HOUSE } from '../inserts';
import bots from './bots.json';
import evening from './evening.json';
import { list, number, plural, sentences } from './grammar';
import house from './house.json';

/** What the house says in German where a sentence needs grammar; the rest is in the files beside this one. */
const phrases: Phrases = {
  players: (fewest, most) =>
    fewest === most ? `${number(most)} ${plural(most, 'Spieler', 'Spieler')}` : `${number(fewest)} bis ${number(most)}`,
  home: {
    playing: (people, bots) =>
      list([...(people > 0 ? [`${number(people)} Spieler`] : []), ...(bots > 0 ? [`${number(bots)} ${plural(bots, 'Bot', 'Bots')}`] : [])]),
  },

  start: {
    players: (fewest, most) => `${fewest === most ? '' : `${number(fewest)} bis `}${number(most)} ${plural(most, 'Spieler', 'Spieler')}`,
  },

  lobby: {
    needMore: (count, hosting) =>
      `Es ${plural(count, 'fehlt noch ein Mitspieler', `fehlen noch ${number(count)} Mitspieler`)}. ${hosting ? 'Schick den Link oder hol einen Bot.' : 'Schick den Link.'}`,
  },

  receipt: {
    numbersIn: (count) =>
      count === 1
        ? 'Die Zahl des Platzes steckt darin'
        : count === 2
          ? 'Die Zahlen beider Plätze stecken darin'
          : `Die Zahlen aller ${number(count)} Plätze stecken darin`,
    choosable: (decision, takenBack) =>
      `Vor Entscheidung ${number(decision)} ${plural(takenBack, 'wurde ein Zug', `wurden ${number(takenBack)} Züge`)} zurückgenommen: Wer den Server betreibt, konnte in diesem älteren Spiel dort den Zufall wählen`,
  },

  odds: {
    told: () => rich`Nach ${strong('Chancen')} darf gefragt werden.`,
  },

  clock: {
    days: (days, hours) => (hours === 0 ? `${number(days)} T` : `${number(days)} T ${number(hours)} Std`),
    bank: (span, increment) => (increment ? `${span} und ${increment} je Schritt` : span),
  },

  talk: {
    open: (unread) => (unread === 0 ? 'Gespräch' : `Gespräch, ${number(unread)} neu`),
  },

  takeBack: {
    told: (name) => rich`${strong(name)} hat den letzten Schritt zurückgenommen.`,
    toldYou: () => rich`${strong('Du')} hast deinen letzten Schritt zurückgenommen.`,
  },

  stead: {
    clock: (name) => rich`Die Zeit von ${strong(name)} war um.`,
    automatic: (name) => rich`Ein Bot spielt für ${strong(name)}.`,
    room: (name) => rich`${strong(name)} ist nicht da; der Raum macht weiter.`,
  },

  openRooms: {
    with: (names) => (names.length === 0 ? 'noch niemand' : list(names)),
  },
};

/** Everything the house says in German; what a game says is in the game's own folder. */
export const words: Words = merge({ ...sentences(house, HOUSE), ...sentences(evening, EVENING), ...sentences(bots, BOTS) }, phrases);
