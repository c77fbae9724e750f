import type { Companion, Item } from '../reading';
import type { CardWords } from './cards.en';

/** The companions in German. */
export const companions: Record<Companion, CardWords> = {
  skree: {
    name: 'Skree',
    short: 'verscheucht 100 Soldaten',
    text: 'Einmal in deinem Zug, bevor du deine Aktion wählst: Erschrick eine andere Armee, in der Drachenhöhle oder draußen. 100 ihrer Soldaten laufen in den Vorrat davon.',
  },
  old_hobb: {
    name: 'Der alte Hobb',
    short: 'würfelt einen Würfel neu',
    text: 'Einmal in deinem Zug, nach einem Wurf mit höchstens vier Würfeln bei Rekrutierung oder Angriff, auch nach einem Farkle: Wirf einen Soldatenwürfel noch einmal.',
  },
  bram_quartermaster: {
    name: 'Bram Quartiermeister',
    called: 'Bram',
    short: 'ab 300 noch 100 dazu',
    text: 'Hilft von selbst: Endet deine Rekrutierung mit 300 oder mehr, kommen 100 Soldaten dazu.',
  },
  sister_wend: {
    name: 'Schwester Wend',
    short: 'rettet die Hälfte',
    text: 'Hilft von selbst: Farkelst du bei der Rekrutierung, behältst du die Hälfte der herausgelegten Soldaten, auf 50 abgerundet. Gegenstände sind trotzdem verloren.',
  },
  grimbold: {
    name: 'Grimbold',
    short: 'im Angriff 150 mehr',
    text: 'Hilft von selbst: Greifst du im Scharmützel an, ohne zu farkeln, ist dein Angriffswert um 150 höher.',
  },
  dame_oaken: {
    name: 'Dame Oaken',
    short: 'sechs Würfel in der Abwehr',
    text: 'Hilft von selbst: Verteidigst du dich im Scharmützel, wirfst du sechs Soldatenwürfel statt fünf.',
  },
  pip_lightfinger: {
    name: 'Pip Langfinger',
    short: 'Gegenstand nach Sieg im Angriff',
    text: 'Hilft von selbst: Gewinnst du ein Scharmützel als Angreifer, ziehst du einen magischen Gegenstand.',
  },
  ember_the_hatchling: {
    name: 'Ember der Schlüpfling',
    short: 'weist den Drachen ab',
    text: 'Einmal in deinem Zug, bei Rekrutierung oder Angriff: Eine Drachenseite gilt als leer.',
  },
  mira_the_bard: {
    name: 'Mira die Bardin',
    short: 'beide Belohnungen beim Bündnis',
    text: 'Einmal in deinem Zug, bei Rekrutierung oder Angriff: Ein Bündnis bringt beide Belohnungen. Du wählst es bei der Belohnung.',
  },
  sir_dunstan: {
    name: 'Sir Dunstan',
    short: 'würfelt den Ereigniswürfel neu',
    text: 'Einmal in deinem Zug, im Endkampf, bei einem Wurf mit mindestens zwei Würfeln: Wirf den Ereigniswürfel noch einmal.',
  },
};

/** The magic items in German. */
export const items: Record<Item, CardWords> = {
  sack_of_holding: {
    name: 'Plunderbeutel',
    short: 'bewahrt zwei weitere auf',
    text: 'Wirkt von selbst, solange er dir gehört: Am Ende eines Zugs darfst du neben ihm zwei weitere Gegenstände behalten. Er wird nie verbraucht und muss nie abgeworfen werden.',
  },
  loaded_die: {
    name: 'Gezinkter Würfel',
    short: 'dreht einen Würfel um eins',
    text: 'Nach deinem Wurf mit höchstens vier Würfeln bei Rekrutierung oder Scharmützel, auch nach einem Farkle: Dreh einen Soldatenwürfel auf eine Nachbarzahl.',
  },
  second_wind: {
    name: 'Zweite Luft',
    short: 'wiederholt einen Farkle',
    text: 'Nach deinem Farkle, bei jeder Aktion: Wirf stattdessen dieselben Würfel und den Ereigniswürfel noch einmal.',
  },
  rally_horn: {
    name: 'Bündnishorn',
    short: 'dreht auf Bündnis',
    text: 'Nach deinem gültigen Wurf mit höchstens fünf Würfeln bei Rekrutierung oder Scharmützel: Dreh den Ereigniswürfel auf das Bündnis.',
  },
  dragon_bait: {
    name: 'Drachenköder',
    short: 'lockt den Drachen zu anderen',
    text: 'Jederzeit, solange kein Wurf wartet: Nenne einen anderen Möchtegern. Sein nächster Ereigniswürfel bei Rekrutierung, Angriff oder Abwehr wird auf den Drachen gedreht.',
  },
  war_chest: {
    name: 'Kriegskasse',
    short: '300 Soldaten',
    text: 'In deinem Zug, bevor du deine Aktion wählst: 300 Soldaten aus dem Vorrat schließen sich dir an.',
  },
  cloak_of_mist: {
    name: 'Nebelmantel',
    short: 'verbirgt dich bis zu deinem Zug',
    text: 'Jederzeit, solange kein Scharmützel läuft: Bis dein nächster Zug beginnt, kann dich niemand zum Scharmützel fordern, und kein Gefährte oder Gegenstand anderer kann dich nennen.',
  },
  mirror_shield: {
    name: 'Spiegelschild',
    short: 'halbiert den Verlust',
    text: 'Wirkt von selbst, wenn du ein Scharmützel verlierst und Soldaten abzugeben hast: Du gibst nur die Hälfte der Differenz, auf 50 abgerundet. Einer je Scharmützel.',
  },
  battle_banner: {
    name: 'Schlachtbanner',
    short: 'im Scharmützel 300 mehr',
    text: 'Nach deinem gültigen Wurf im Scharmützel: Dein Wert steigt um 300. Ein Farkle kostet auch sie.',
  },
  dragonbane: {
    name: 'Drachenbann',
    short: 'eine Wunde mehr',
    text: 'Nach deinem Wurf im Endkampf, der den Drachen verletzt: sofort eine Wunde mehr.',
  },
  smoke_bomb: {
    name: 'Rauchbombe',
    short: 'macht einen Wurf ungeschehen',
    text: 'Nach deinem Wurf im Endkampf, auch nach einem Farkle: Er gilt nicht, und dein Zug endet in der Drachenhöhle. Ist dein nächster Zug ein Endkampf, zählen deine bisherigen Wunden weiter, nur für dich.',
  },
  pilfering_glove: {
    name: 'Diebeshandschuh',
    short: 'nimmt einen Gegenstand',
    text: 'In deinem Zug, bevor du deine Aktion wählst: Nimm einem anderen Möchtegern einen zufälligen Gegenstand.',
  },
};
