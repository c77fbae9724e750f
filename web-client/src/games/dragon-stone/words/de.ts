import { listIn } from '../../../lib/plural';
import { rich, strong } from '../../../lib/rich';
import type { Who } from '../../../lib/who';
import type { DragonStoneVictory } from '../../../protocol/dragon-stone';
import type { Color, Kind } from '../reading';
import type { StoneWords, Whose } from './en';

const list = listIn('de');
const KIND: Record<Kind, string> = { vine: 'Ranke', water: 'Wasser', fire: 'Feuer' };
const DRAGONS: Record<Kind, string> = { vine: 'Rankendrachen', water: 'Wasserdrachen', fire: 'Feuerdrachen' };
const COLOR: Record<Color, string> = { black: 'Schwarz', white: 'Weiß' };
const ADJECTIVE: Record<Color, string> = { black: 'schwarze', white: 'weiße' };
/** „die Ranke“ ist weiblich, „das Wasser“ und „das Feuer“ sind sächlich. */
const THE: Record<Kind, string> = { vine: 'die', water: 'das', fire: 'das' };
const WITH: Record<Kind, string> = { vine: 'der Ranke', water: 'dem Wasser', fire: 'dem Feuer' };
const TO: Record<Kind, string> = { vine: 'Zur Ranke', water: 'Zum Wasser', fire: 'Zum Feuer' };
const A: Record<Kind, string> = { vine: 'eine Ranke', water: 'ein Wasser', fire: 'ein Feuer' };
const NONE: Record<Kind, string> = { vine: 'Keine Ranke', water: 'Kein Wasser', fire: 'Kein Feuer' };
const YOUR: Record<Kind, string> = { vine: 'deine Ranke', water: 'dein Wasser', fire: 'dein Feuer' };
/** Im Akkusativ wie im Nominativ gleich, weil keins der Wörter männlich ist. */
const stone = ({ yours, color, kind }: Whose) => (yours ? YOUR[kind] : `${THE[kind]} ${ADJECTIVE[color]} ${KIND[kind]}`);
const steps = (count: number) => `${count} ${count === 1 ? 'Schritt' : 'Schritte'}`;
const did = ({ you, name }: Who, verb: { you: string; they: string }) => (you ? rich`Du ${verb.you}` : rich`${strong(name)} ${verb.they}`);
const HAS = { you: 'hast', they: 'hat' };

const victory = (reason: DragonStoneVictory, loser: Who): string =>
  reason.reason === 'none_in_battle'
    ? `${loser.you ? 'Du hast' : `${loser.name} hat`} keinen Stein mehr im Kampf.`
    : loser.you
      ? `Alle deine ${DRAGONS[reason.kind]} sind zerstört.`
      : `Alle ${DRAGONS[reason.kind]} von ${loser.name} sind zerstört.`;

/** Everything Dragon Stone says in German. */
export const de: StoneWords = {
  color: COLOR,
  turn: (turn) => `Zug ${turn}`,
  turnOf: (turn, who) => `Zug ${turn}, ${who.you ? 'du' : who.name}`,

  camp: {
    mat: 'Matte',
    tray: 'Vorrat',
    dead: 'Todeszone',
    deadOf: (color) => `Todeszone von ${COLOR[color]}`,
    alive: 'Lebt',
    empty: 'leer',
    away: 'weg',
    count: (kind, count) => `${count} ${KIND[kind]}`,
    living: (kind, alive, all) => `${KIND[kind]}: ${alive} von ${all} am Leben`,
    choose: (kind) => `${KIND[kind]} auf deiner Matte: wählen`,
  },

  arena: {
    label: 'Arena mit 24 Feldern',
    way: (who, color) => (who.you ? 'so ziehst du' : `${COLOR[color]} zieht so`),
    toRoll: (who) => (who.you ? 'zum Wurf tippen' : `${who.name} würfelt`),
    dice: { both: 'beide Würfel frei', one: 'ein Würfel frei', none: 'beide Würfel gesetzt' },
    roll: 'Würfeln',
    segment: (segment) => `Feld ${segment}`,
    corner: (kind) => `Ecke ${KIND[kind]}`,
    entry: (color) => `Eingang von ${COLOR[color]}`,
    empty: 'leer',
    inner: (whose) => `innen ${stone(whose)}`,
    outer: (whose) => `außen ${stone(whose)}`,
    held: 'festgehalten',
    entangled: 'umrankt',
    choosable: 'kann ziehen',
    chosen: 'gewählt',
    target: 'erreichbar',
  },

  hearth: {
    rollButton: 'Würfeln',
    rollWhy: 'zwei Würfel, je ein Zug',
    which: 'Welcher Stein?',
    whichWhy: (dice) =>
      dice.length === 2 ? `Jeder Würfel zieht einen Stein: ${dice[0]} und ${dice[1]}.` : `Ein Würfel ist übrig: ${dice[0]}.`,
    on: (kind, segment) => `${KIND[kind]} auf ${segment}`,
    onMat: (kind) => `${KIND[kind]} auf der Matte`,
    mat: 'Matte',
    where: (kind, segment) => `Wohin mit ${WITH[kind]} auf ${segment}?`,
    whereMat: (kind) => `Wo kommt ${THE[kind]} ${KIND[kind]} herein?`,
    other: 'Anderer Stein',
    again: 'Noch einmal tippen, um dort zu landen.',
    stake: (color, kind) => `${COLOR[color]}: ${KIND[kind]}`,
    stakeOf: (alive, all) => `${alive} von ${all}`,
    othersRoll: (who) => `${who.name} würfelt`,
    othersMove: (who, dice) => `${who.name} hat noch ${list(dice.map(String))}`,
  },

  options: {
    destroys: (kind, to) => `${KIND[kind]} auf ${to} verbrennen`,
    destroysWhy: (color, kind, left, all) => `${COLOR[color]} bleibt ${left} ${KIND[kind]} von ${all}`,
    expels: (kind, to) => `${KIND[kind]} auf ${to} vertreiben`,
    expelsWhy: (color) => `zurück in den Vorrat von ${COLOR[color]}`,
    entangles: (kind, to) => `${KIND[kind]} auf ${to} umranken`,
    entanglesWhy: 'es bleibt nur die Flucht',
    holds: (kind, to) => `${TO[kind]} auf ${to}`,
    holdsWhy: (kind) => `hält ${YOUR[kind]} dort fest`,
    corner: (to) => `Ecke ${to}`,
    moves: (to) => `Nach ${to}`,
    movesWhy: 'ein freies Feld',
    escape: (die) => `Flucht mit ${die}`,
    escapeWhy: 'beendet deinen Zug',
    to: (to) => `nach ${to}`,
    recruits: (kind) => `wirbt ${A[kind]} auf deine Matte`,
    frees: (whose) => `befreit ${stone(whose)}`,
    wins: 'gewinnt das Spiel',
    deeds: {
      destroys: (whose) => `zerstört ${stone(whose)}`,
      expels: (whose) => `vertreibt ${stone(whose)}`,
      entangles: (whose) => `umrankt ${stone(whose)}`,
      holds: (whose) => `hält ${stone(whose)} fest`,
    },
    spokenMove: (kind, from, die, to) => `${KIND[kind]} auf ${from}, ${steps(die)} nach ${to}`,
    spokenEnter: (kind, to) => `${KIND[kind]} kommt auf ${to} herein`,
    spokenEscape: (kind, from, die, to) => `${KIND[kind]} flieht von ${from}, ${steps(die)} nach ${to}, beendet deinen Zug`,
  },

  log: {
    opened: (first) => (first.you ? rich`Du beginnst` : rich`${strong(first.name)} beginnt`),
    rolled: (who, [a, b]) => (who.you ? rich`Du würfelst ${a} und ${b}` : rich`${strong(who.name)} würfelt ${a} und ${b}`),
    moved: (kind, from, to) => rich`${KIND[kind]} ${strong(`${from} → ${to}`)}`,
    entered: (kind, to) => rich`${KIND[kind]} kommt auf ${to} herein`,
    escaped: (kind, from, to) => rich`${KIND[kind]} flieht ${strong(`${from} → ${to}`)}`,
    frees: (whose) => rich`befreit ${stone(whose)}`,
    holds: (whose) => rich`hält ${stone(whose)} fest`,
    entangles: (whose) => rich`umrankt ${stone(whose)}`,
    expels: (whose) => rich`vertreibt ${stone(whose)}`,
    destroys: (whose) => rich`verbrennt ${stone(whose)}`,
    recruits: (kind) => rich`wirbt ${A[kind]} an`,
    dieUnusable: (dice) => rich`Die ${dice[0] ?? 0} lässt sich nicht setzen`,
    passed: rich`Kein Würfel lässt sich setzen: Der Zug verfällt`,
    won: (who) => (who.you ? rich`Du gewinnst` : rich`${strong(who.name)} gewinnt`),
    drawn: rich`Niemand gewinnt`,
  },

  told: {
    opened: (first) => (first.you ? rich`Das Los fiel auf dich: Du beginnst.` : rich`Das Los fiel auf ${strong(first.name)}.`),
    rolled: (who, [a, b]) => rich`${did(who, HAS)} ${a} und ${b} gewürfelt.`,
    moved: (who, kind, from, to) => rich`${did(who, HAS)} ${KIND[kind]} von ${from} nach ${to} gezogen.`,
    entered: (who, kind, to) => rich`${did(who, HAS)} ${A[kind]} auf ${to} gebracht.`,
    escaped: (who, kind, to) => rich`${did(who, HAS)} ${THE[kind]} ${KIND[kind]} nach ${to} befreit.`,
    held: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} zugedeckt.`,
    entangled: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} umrankt.`,
    expelled: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} von ${at} vertrieben.`,
    destroyed: (who, whose, at) => rich`${did(who, HAS)} ${stone(whose)} auf ${at} verbrannt.`,
    recruited: (who, kind) => rich`${did(who, HAS)} ${A[kind]} angeworben.`,
    dieUnusable: (dice) => rich`Die ${dice[0] ?? 0} ließ sich nicht setzen.`,
    passed: rich`Kein Würfel ließ sich setzen: Der Zug verfiel.`,
    won: (who) => rich`${did(who, HAS)} gewonnen.`,
    drawn: rich`Niemand hat gewonnen.`,
  },

  result: {
    wins: (who) => (who.you ? 'Du gewinnst den Ring' : `${who.name} gewinnt den Ring`),
    drawn: 'Der Ring bleibt geschlossen',
    why: (reasons, loser) => reasons.map((reason) => victory(reason, loser)).join(' '),
    drawnWhy: {
      fourth_repetition: 'Dieselbe Stellung stand zum vierten Mal.',
      turn_limit: '500 Züge vergingen ohne Sieg.',
    },
    columns: ['Zerstört', 'Im Kampf', 'Vorrat'],
  },

  powers: {
    title: 'Kräfte',
    vine: rich`${strong('Ranke')} umrankt: Es sitzt fest`,
    water: rich`${strong('Wasser')} vertreibt in den Vorrat`,
    fire: rich`${strong('Feuer')} zerstört für immer`,
  },

  goal: {
    title: 'Was gewinnt',
    text: (color) => `Lass ${COLOR[color]} keinen Stein im Kampf, oder zerstöre alle einer Art.`,
    textAny: 'Lass der anderen Seite keinen Stein im Kampf, oder zerstöre alle einer Art.',
    left: (color, kind, alive, all) => `${COLOR[color]}, ${KIND[kind]}: noch ${alive} von ${all}.`,
    repeated: (times) => `Diese Stellung stand ${times} Mal; beim vierten Mal ist es unentschieden.`,
  },

  rules: {
    'roll-first': () => ({ name: 'der Zug', reason: 'Ein Zug beginnt mit dem Wurf.', remedy: 'Würfle zuerst.' }),
    'roll-once': () => ({ name: 'der Zug', reason: 'Gewürfelt wird einmal im Zug.', remedy: 'Nimm die Würfel, die daliegen.' }),
    'no-such-die': (rule) => ({
      name: 'Würfel setzen',
      reason: `Kein freier Würfel zeigt ${rule.die}.`,
      remedy: 'Nimm einen der übrigen Würfel.',
    }),
    'no-stone-there': (rule) => ({
      name: 'ziehen',
      reason: `Auf ${rule.segment} steht kein Stein von dir.`,
      remedy: 'Wähle einen Stein, der leuchtet.',
    }),
    held: (rule) => ({
      name: 'eigene festhalten',
      reason: `Dein Stein auf ${rule.segment} wird von einem eigenen festgehalten.`,
      remedy: 'Zieh zuerst den äußeren Stein weg.',
    }),
    entangled: (rule) => ({
      name: 'umrankt',
      reason: `Dein Stein auf ${rule.segment} ist umrankt.`,
      remedy: 'Er kann nur fliehen, und das ist dein ganzer Zug.',
    }),
    'not-entangled': (rule) => ({
      name: 'fliehen',
      reason: `Auf ${rule.segment} ist kein Stein von dir umrankt.`,
      remedy: 'Zieh ihn wie sonst.',
    }),
    'escape-is-the-whole-turn': () => ({
      name: 'fliehen',
      reason: 'Eine Flucht ist ein ganzer Zug, und ein Würfel ist schon gesetzt.',
      remedy: 'Setz den anderen Würfel woanders; flieh im nächsten Zug.',
    }),
    'segment-full': (rule) => ({
      name: 'volle Felder',
      reason: `Auf ${rule.segment} stehen zwei Steine.`,
      remedy: 'Ein Stein darf vorbei, aber nicht bleiben.',
    }),
    'entry-by-one-two-three': (rule) => ({
      name: 'hereinkommen',
      reason: `Eine ${rule.die} öffnet die Arena nicht.`,
      remedy: 'Herein kommt ein Stein mit 1, 2 oder 3.',
    }),
    'not-on-mat': (rule) => ({
      name: 'hereinkommen',
      reason: `${NONE[rule.kind]} wartet auf deiner Matte.`,
      remedy: 'Wirb zuerst auf einer Ecke an.',
    }),
  },
};
