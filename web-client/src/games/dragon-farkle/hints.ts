import type { Language } from '../../lib/i18n.svelte';
import type { Hint } from '../face';
import type { FarkleTable } from './reading';

type Kind = 'recruit' | 'brawl' | 'final_battle' | 'set_aside' | 'roll_on' | 'accept' | 'keep' | 'play' | 'ask';

const CHAPTER: Record<Kind, string> = {
  recruit: 'recruiting',
  brawl: 'brawling',
  final_battle: 'final-battle',
  set_aside: 'setting-aside',
  roll_on: 'recruiting',
  accept: 'farkle',
  keep: 'one-item',
  play: 'items',
  ask: 'companions',
};

const TEXT: Record<Language, Record<Kind, string>> = {
  en: {
    recruit: 'Recruiting adds soldiers to your army, as long as you stop before a roll brings nothing.',
    brawl: 'In a brawl you attack another army: you roll first, the other one answers.',
    final_battle: 'With 5,000 soldiers you may fight the dragon. It goes on until it is won or lost.',
    set_aside: 'Tap dice that score and set them aside. At least one of every roll has to go.',
    roll_on: 'Stop and keep what is set aside, or risk it all for more.',
    accept: 'Nothing scores: a farkle. What was set aside is lost, unless a card helps.',
    keep: 'You hold more items than you may. Choose what stays; the rest is discarded.',
    play: 'One of your items can be used right now. Tap it to read what it does.',
    ask: 'Your companion can help right now. Tap the card to read how.',
  },
  de: {
    recruit: 'Wer rekrutiert, stärkt sein Heer, solange er aufhört, bevor ein Wurf nichts bringt.',
    brawl: 'Im Scharmützel greifst du ein anderes Heer an: Du würfelst zuerst, dann kommt die Antwort.',
    final_battle: 'Mit 5.000 Soldaten darfst du gegen den Drachen antreten. Der Kampf dauert bis zum Sieg oder zur Niederlage.',
    set_aside: 'Tippe Würfel an, die zählen, und lege sie beiseite. Aus jedem Wurf muss mindestens einer weg.',
    roll_on: 'Hör auf und behalte, was beiseiteliegt, oder setz alles für mehr aufs Spiel.',
    accept: 'Nichts zählt: gefarkelt. Was beiseitelag, ist weg, wenn keine Karte hilft.',
    keep: 'Du hast mehr Gegenstände, als du darfst. Wähle, was bleibt; der Rest wird abgelegt.',
    play: 'Einer deiner Gegenstände passt gerade. Tippe ihn an und lies, was er tut.',
    ask: 'Dein Gefährte kann gerade helfen. Tippe die Karte an und lies, wie.',
  },
};

/** The rarest thing that can be done now is what deserves a word. */
const ORDER: Kind[] = ['keep', 'accept', 'final_battle', 'recruit', 'brawl', 'set_aside', 'roll_on', 'play', 'ask'];

/** A word about the kind of decision that Dragon Farkle asks for. */
export function farkleHint({ offers }: FarkleTable, language: Language, isNew: (kind: string) => boolean): Hint | undefined {
  const kinds = ORDER.filter((kind) => offers.some(({ intent }) => intent.do === kind));
  const kind = kinds.find(isNew);
  return kind && { kind, text: TEXT[language][kind], chapter: CHAPTER[kind] };
}
