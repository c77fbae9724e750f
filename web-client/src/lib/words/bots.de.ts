import { numberIn, pluralIn } from '../plural';
import { rich, strong } from '../rich';
import type { BotWords } from './bots.en';

const plural = pluralIn('de');
const number = numberIn('de');

/** What the house says of bots and of odds, in German. */
export const botsDe: BotWords = {
  bots: {
    bot: 'Bot',
    levels: { easy: 'leicht', fair: 'mittel', hard: 'schwer' },
    levelWhys: { easy: 'fürs erste Spiel', fair: 'für ein nettes Spiel', hard: 'so gut er kann' },
    level: 'Wie gut er spielt',
    is: (level) => `Bot, ${level}`,
    of: (name) => `${name} (Bot)`,
    add: 'Bot dazuholen',
    addAs: (level) => `Bot dazuholen: ${level}`,
    addOn: (side, level) => `Bot für ${side} dazuholen: ${level}`,
    more: (name) => `Stärke von ${name} ändern, wegschicken`,
    sendAway: 'Wegschicken',
    sendAwayWhy: 'dann ist der Platz frei',
    sendAwayAsk: (name) => `${name} wegschicken?`,
    sendAwayNow: 'Das Spiel wartet, bis sich jemand setzt.',
    sitFor: (name) => `Statt ${name} hierher setzen`,
    begin: 'Spielen lassen',
    beginWhy: 'hier sitzen nur Bots; du schaust zu',
    standsIn: (level) => `ein Bot spielt weiter, ${level}`,
    against: 'Gegen Bots',
    againstWhy: (count, level) => `${number(count)} ${plural(count, 'Bot', 'Bots')}, ${level}`,
    withBots: 'Mit Bots',
    nobodysName: 'Wanderer',
  },

  odds: {
    title: 'Chancen',
    button: 'Chancen',
    setting: 'Chancen',
    on: 'auf Nachfrage',
    off: 'werden nicht gezeigt',
    onWhy: 'wer spielt, darf fragen, was wie wahrscheinlich ist',
    why: 'Gezählt aus dem, was du sehen kannst, und aus sonst nichts.',
    counting: 'Wird gezählt …',
    none: 'Gerade hängt hier nichts vom Zufall ab.',
    now: 'So, wie der Tisch steht',
    of: {
      farkle: 'Der nächste Wurf ist ein Farkle',
      dragon_hurt: 'Der nächste Wurf verletzt den Drachen',
      dragon_slain: 'Der Drache wird erschlagen',
      hit: 'Dein nächster Wurf kann einen Stein treffen',
      be_hit: 'Der nächste Wurf gegen dich kann einen Stein treffen',
      trick_won: 'Die Karte gewinnt den Stich',
      monsters_beaten: 'Die Gruppe kann alle Gegner besiegen',
    },
    notes: {
      farkle: 'bevor eine Karte daran etwas ändert',
      dragon_hurt: 'bevor eine Karte daran etwas ändert',
      dragon_slain: 'soweit man es jetzt wissen kann',
      hit: 'also umranken, vertreiben oder verbrennen',
      be_hit: 'wenn du so sicher spielst, wie es geht',
      trick_won: 'geschätzt aus Händen, die die anderen haben könnten',
      monsters_beaten: 'mit aller Ausrüstung; ein Ort, der noch kommt, ist geschätzt',
    },
    told: () => rich`Nach ${strong('Chancen')} darf gefragt werden.`,
  },

  quickBots: { name: 'Schnelle Bots', setting: 'Tempo der Bots', label: 'sofort', note: 'sie handeln ohne Pause' },
};
