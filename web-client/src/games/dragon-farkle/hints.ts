import type { KindHint } from '../hints';
import type { FarkleOffer } from './reading';

/** What is said of each kind of decision when it comes for the first time. */
export const FARKLE_HINTS: KindHint<FarkleOffer['intent']['do'] | FarkleOffer['effect']['effect']>[] = [
  {
    kind: 'keep',
    chapter: 'one-item',
    words: {
      en: 'You hold more items than you may. Choose what stays; the rest is discarded.',
      de: 'Du hast mehr Gegenstände, als du darfst. Wähle, was bleibt; der Rest wird abgelegt.',
    },
  },
  {
    kind: 'fought',
    chapter: 'final-battle',
    words: {
      en: 'Let the roll take effect. Scoring dice cost you soldiers; the dragon face and the rally wound the dragon.',
      de: 'Lass den Wurf wirken. Zählende Würfel kosten dich Soldaten; Drachengesicht und Bündnis verwunden den Drachen.',
    },
  },
  {
    kind: 'farkled',
    chapter: 'farkle',
    words: {
      en: 'Nothing scores: a farkle. What was set aside is lost, unless a card helps.',
      de: 'Nichts zählt: gefarkelt. Was beiseitelag, ist weg, wenn keine Karte hilft.',
    },
  },
  {
    kind: 'final_battle',
    chapter: 'final-battle',
    words: {
      en: 'With 5,000 soldiers you may fight the dragon. It goes on until it is won or lost.',
      de: 'Mit 5.000 Soldaten darfst du gegen den Drachen antreten. Der Kampf dauert bis zum Sieg oder zur Niederlage.',
    },
  },
  {
    kind: 'recruit',
    chapter: 'recruiting',
    words: {
      en: 'Recruiting adds soldiers to your army, as long as you stop before a roll brings nothing.',
      de: 'Wer rekrutiert, stärkt sein Heer, solange er aufhört, bevor ein Wurf nichts bringt.',
    },
  },
  {
    kind: 'brawl',
    chapter: 'brawling',
    words: {
      en: 'In a brawl you attack another army: you roll first, the other one answers.',
      de: 'Im Scharmützel greifst du ein anderes Heer an: Du würfelst zuerst, dann kommt die Antwort.',
    },
  },
  {
    kind: 'set_aside',
    chapter: 'setting-aside',
    words: {
      en: 'Tap dice that score and set them aside. At least one of every roll has to go.',
      de: 'Tippe Würfel an, die zählen, und lege sie beiseite. Aus jedem Wurf muss mindestens einer weg.',
    },
  },
  {
    kind: 'roll_on',
    chapter: 'recruiting',
    words: {
      en: 'Stop and keep what is set aside, or risk it all for more.',
      de: 'Hör auf und behalte, was beiseiteliegt, oder setz alles für mehr aufs Spiel.',
    },
  },
  {
    kind: 'play',
    chapter: 'items',
    words: {
      en: 'One of your items can be used right now. Tap it to read what it does.',
      de: 'Einer deiner Gegenstände passt gerade. Tippe ihn an und lies, was er tut.',
    },
  },
  {
    kind: 'ask',
    chapter: 'companions',
    words: {
      en: 'Your companion can help right now. Tap the card to read how.',
      de: 'Dein Gefährte kann gerade helfen. Tippe die Karte an und lies, wie.',
    },
  },
];
