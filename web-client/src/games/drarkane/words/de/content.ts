import type { DrarkaneWords } from '../en';

/** The names of the dragons; long ones say where they may be parted on a small card. */
export const dragons: DrarkaneWords['dragons'] = {
  tidewhelp: 'Gischtling',
  emberling: 'Glutling',
  mossfang: 'Moosfang',
  runeling: 'Runenling',
  sootling: 'Rußling',
  twilight_drake: 'Dämmer\u00addrache',
  mirror_twins: 'Spiegel\u00adzwillinge',
  cinder_glutton: 'Schlacken\u00adschlund',
  reedlurker: 'Schilf\u00adlauerer',
  candlewyrm: 'Kerzen\u00adwurm',
  night_thief: 'Nachtdieb',
  three_moon_wyvern: 'Dreimond\u00adwyvern',
  gravewing: 'Grab\u00adschwinge',
  rusthorn: 'Rosthorn',
  bogseer: 'Moorseher',
  fourfold_maw: 'Vierfach\u00admaul',
  abyssal_choir: 'Abgrund\u00adchor',
  mountainbreaker: 'Berg\u00adbrecher',
  stormkeeper: 'Sturmhüter',
  vharzul: 'Vharzul der Aschgraue',
};

/** The names and the texts of the objectives. */
export const objectives: DrarkaneWords['objectives'] = {
  underdog: { name: 'Außenseiter', text: 'Gewinne einen Stich mit einer Zahl von höchstens 3; das Ei und ein Söldner als 0 zählen.' },
  twin_slayer: { name: 'Doppelschlag', text: 'Besiege mit den Karten eines Stichs zwei oder mehr Drachen.' },
  spellbreaker: { name: 'Bannbrecher', text: 'Gewinne einen Stich, in dem ein Zauberer liegt.' },
  onslaught: { name: 'Sturmlauf', text: 'Gewinne zwei Stiche der Runde hintereinander.' },
  nothing_wasted: { name: 'Nichts vergeudet', text: 'Gewinne einen Stich und lege jede seiner Karten an Drachen an.' },
  giants_bane: { name: 'Riesentöter', text: 'Besiege einen Drachen mit Schrecken 10.' },
  dark_court: { name: 'Dunkler Hof', text: 'Gewinne einen Stich mit zwei oder mehr dunklen Karten; der Söldner zählt nur als 14.' },
  nest_robber: { name: 'Nesträuber', text: 'Gewinne einen Stich, in dem das Drachenei liegt; der Söldner zählt nicht.' },
  lightning_raid: { name: 'Blitzangriff', text: 'Besiege einen Drachen mit zwei oder mehr Feldern nur mit Karten dieses einen Stichs.' },
  last_word: { name: 'Das letzte Wort', text: 'Gewinne einen Stich, in dem du zuletzt gespielt hast.' },
  oath_of_peace: { name: 'Friedensschwur', text: 'Sage 0 an und gewinne keinen Stich.' },
  word_of_steel: { name: 'Wort aus Stahl', text: 'Sage 2 oder mehr an und gewinne genau so viele.' },
  near_thing: { name: 'Knapp daneben', text: 'Verfehle deinen Vertrag um genau einen Stich.' },
  dragon_hunter: { name: 'Drachenjäger', text: 'Besiege die meisten Drachen, mindestens einen. Bei Gleichstand punkten alle.' },
  terror_of_terrors: {
    name: 'Schrecken der Schrecken',
    text: 'Deine Drachen haben zusammen den meisten Schrecken, mindestens ein Drache. Bei Gleichstand punkten alle.',
  },
  trophy_head: {
    name: 'Prunkschädel',
    text: 'Besiege von allen Drachen, die in dieser Runde fallen, den mit dem höchsten Schrecken. Bei Gleichstand punkten alle.',
  },
  warlord: { name: 'Kriegsherr', text: 'Gewinne die meisten Stiche. Bei Gleichstand punkten alle.' },
  shadow_walker: { name: 'Schattengänger', text: 'Gewinne die wenigsten Stiche, auch gar keinen. Bei Gleichstand punkten alle.' },
  last_stand: { name: 'Letztes Gefecht', text: 'Gewinne den letzten Stich der Runde.' },
  clean_blade: { name: 'Reine Klinge', text: 'Gewinne mindestens einen Stich und besiege keinen Drachen.' },
};

/** The ranks that a score against the Demon earns, and what is said of them. */
export const ranks: DrarkaneWords['ranks'] = {
  burned_villager: { name: 'Verkohlter Dörfler', text: 'Der Dämon wärmt sich die Hände an deinem Dorf.' },
  flame_runner: { name: 'Flammenläufer', text: 'Schnelle Füße haben gerettet, was die Klinge nicht konnte.' },
  scale_slayer: { name: 'Schuppenschlächter', text: 'In den Schenken kennt man deinen Namen schon.' },
  scourge_of_the_skies: { name: 'Geißel der Lüfte', text: 'Drachen drehen ab, wenn sie dich sehen.' },
  legend_of_drarkane: { name: 'Legende von Drarkane', text: 'Kinder werden spielen, sie wären du.' },
};
