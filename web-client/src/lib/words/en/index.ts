import { rich, strong } from '../../rich';
import { merge } from '../../sentences';
import { BOTS, EVENING, HOUSE } from '../inserts';
import bots from './bots.json';
import evening from './evening.json';
import { list, number, plural, sentences } from './grammar';
import house from './house.json';

/** What the house says in English where a sentence needs grammar; the rest is in the files beside this one. */
const phrases = {
  players: (fewest: number, most: number) =>
    fewest === most ? `${number(most)} ${plural(most, 'player', 'players')}` : `${number(fewest)} to ${number(most)}`,
  home: {
    playing: (people: number, bots: number) =>
      list([
        ...(people > 0 ? [`${number(people)} ${plural(people, 'player', 'players')}`] : []),
        ...(bots > 0 ? [`${number(bots)} ${plural(bots, 'bot', 'bots')}`] : []),
      ]),
  },

  start: {
    players: (fewest: number, most: number) =>
      `${fewest === most ? '' : `${number(fewest)} to `}${number(most)} ${plural(most, 'player', 'players')}`,
  },

  lobby: {
    needMore: (count: number, hosting: boolean) =>
      `${plural(count, 'One more player is', `${number(count)} more players are`)} needed. ${hosting ? 'Send the link, or add a bot.' : 'Send the link.'}`,
  },

  receipt: {
    numbersIn: (count: number) =>
      count === 1
        ? 'The seat’s number is in it'
        : count === 2
          ? 'Both seats’ numbers are in it'
          : `All ${number(count)} seats’ numbers are in it`,
    choosable: (decision: number, takenBack: number) =>
      `Before decision ${number(decision)} ${plural(takenBack, 'a step was', `${number(takenBack)} steps were`)} taken back: in this older game, whoever runs the server could choose chance there`,
  },

  odds: {
    told: () => rich`${strong('Odds')} may be asked for.`,
  },

  clock: {
    days: (days: number, hours: number) => (hours === 0 ? `${number(days)} d` : `${number(days)} d ${number(hours)} h`),
    bank: (span: string, increment: string | undefined) => (increment ? `${span}, and ${increment} a step` : span),
  },

  talk: {
    open: (unread: number) => (unread === 0 ? 'Talk' : `Talk, ${number(unread)} new`),
  },

  takeBack: {
    told: (name: string) => rich`${strong(name)} took the last step back.`,
    toldYou: () => rich`${strong('You')} took your last step back.`,
  },

  stead: {
    clock: (name: string) => rich`The time of ${strong(name)} was up.`,
    automatic: (name: string) => rich`A bot plays for ${strong(name)}.`,
    room: (name: string) => rich`${strong(name)} is away; the room goes on.`,
  },

  openRooms: {
    with: (names: string[]) => (names.length === 0 ? 'nobody yet' : list(names)),
  },
};

export type Phrases = typeof phrases;

/** Everything the house says in English; what a game says is in the game's own folder. */
export const words = merge({ ...sentences(house, HOUSE), ...sentences(evening, EVENING), ...sentences(bots, BOTS) }, phrases);
