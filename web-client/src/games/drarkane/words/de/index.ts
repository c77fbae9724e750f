import { merge } from '../../../../lib/sentences';
import { list, plural, sentences } from '../../../../lib/words/de/grammar';
import type { DrarkaneWords } from '..';
import type { Phrases } from '../en';
import { TABLE } from '../inserts';
import { facts } from './facts';
import { askName, cardName, cardText, dragons, objectives, ranks, suits, whyName } from './pieces';
import { rules } from './rules';
import table from './table.json';
import { told } from './told';

/** What Drarkane says in German where a sentence needs grammar; the rest is in `table.json`. */
const phrases: Phrases = {
  dragons,
  objectives,
  ranks,
  facts,
  rules,
  told,
  suits,
  cardName,
  cardText,
  askName,
  whyName,

  seat: {
    tricksOf: (won, contract) => `${won} von ${plural(contract, '1 Stich', `${contract} Stichen`)}`,
  },

  zone: {
    felledBy: (who) => (who.you ? 'von dir erlegt' : `von ${who.name} erlegt`),
  },

  danger: {
    left: (count) =>
      count <= 0 ? 'Der siebte Drache ist da' : count === 1 ? 'Noch einer, dann ist Schluss' : `Noch ${count} beenden die Runde`,
    leftSolo: (count) =>
      count <= 0 ? 'Der siebte Drache ist da' : count === 1 ? 'Noch einer, dann ist Schluss' : `Noch ${count} beenden das Spiel`,
    leftBrief: (count) => (count <= 0 ? 'Der siebte ist da' : `Noch ${count} bis Schluss`),
  },

  trick: {
    led: (suit) => `${suits[suit]} ausgespielt`,
    winner: (who, why) => `${who.you ? 'Du liegst' : `${who.name} liegt`} vorn: ${why}`,
    won: (who, why) => `${who.you ? 'Du hast' : `${who.name} hat`} ihn: ${why}`,
  },

  hearth: {
    giveAsk: (to) => `Welche Karte für ${to.name}?`,
    give: (card) => `${cardName(card)} geben`,
    giveTo: (to) => `an ${to.name}`,
    giveBackAsk: (from, card) => `${from.name} gibt dir ${cardName(card)}`,
    keepPass: (names, to) => `${list(names)} an ${to.name}`,
    followAsk: (suit) => `${suits[suit]} liegt. Welche Karte?`,
    playAsk: (card) => `${cardName(card)} spielen?`,
    play: (card) => `${cardName(card)} spielen`,
    staysAhead: (who, card) => `${who.you ? 'Du bleibst' : `${who.name} bleibt`} vorn mit ${card}.`,
    thenAhead: (who) => (who.you ? 'du liegst dann vorn' : `${who.name} bleibt vorn`),
    comesAhead: (who, card) => `Der Stich dreht sich: ${who.you ? 'du liegst' : `${who.name} liegt`} vorn mit ${card}.`,
    thenComesAhead: (who) => `dann ${who.you ? 'liegst du' : `liegt ${who.name}`} vorn`,
    sets: (suit) => `Alle müssen ${suits[suit]} bedienen.`,
    toPlay: (count) => (count === 0 ? 'Du bist zuletzt dran.' : `Nach dir ${plural(count, 'spielt noch einer', `spielen noch ${count}`)}.`),
    playNext: (won, contract) =>
      won < contract ? `Stich ${won + 1} von ${contract}, wenn sie gewinnt` : 'einer zu viel, wenn sie gewinnt',
    playWins: (won, contract) => (won < contract ? `dein Stich ${won + 1} von ${contract}` : 'ein Stich zu viel'),
    falls: (dragon) => `${dragons[dragon]} fällt mit dieser Karte.`,
    place: (dragon) => `An ${dragons[dragon]}`,
    fell: (dragon) => `${dragons[dragon]} erlegen`,
    offerAsk: (to) => `${to.name} eine Karte anbieten?`,
    offerWhy: (to) => `${to.name} darf sie behalten und eine andere geben, oder sie zurückgeben.`,
    offer: (card) => `${cardName(card)} anbieten`,
    answerAsk: (from, card) => `${from.name} bietet dir ${cardName(card)} an`,
    swap: (card) => `${cardName(card)} geben`,
    swapFor: (card) => `und ${cardName(card)} behalten`,
  },

  treasure: {
    teammate: (who) => `Von ${who.name} behalten`,
    doneBy: (who) => (who.you ? 'von dir erfüllt' : `von ${who.name} erfüllt`),
  },

  sheet: {
    team: (names) => names.join(' + '),
  },

  count: {
    leads: (who) => (who.you ? 'du spielst zuerst aus' : `${who.name} spielt zuerst aus`),
    ahead: (names, you, points, behind) => {
      const who = list(you ? ['Du', ...names] : names);
      const lead = you ? (names.length > 0 ? 'führt' : 'führst') : names.length > 1 ? 'führen' : 'führt';
      return behind === undefined ? `${who} ${lead} mit ${points}` : `${who} ${lead}, du liegst ${behind} zurück`;
    },
    solo: (score, rank) => `Wertung ${score}: ${rank}`,
  },

  result: {
    wins: (who) => (who.you ? 'Du bist die Legende von Drarkane' : `${who.name} ist die Legende von Drarkane`),
    winTeam: (names) => `Sieg für ${list(names.map((name) => (name === 'du' ? 'dich' : name)))}`,
    why: (points, rounds) => `${points} Punkte nach ${plural(rounds, '1 Runde', `${rounds} Runden`)}.`,
  },
};

/** Everything Drarkane says in German. */
export const words: DrarkaneWords = merge(sentences(table, TABLE), phrases);
