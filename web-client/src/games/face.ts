import type { Component } from 'svelte';
import type { Language } from '../lib/languages';
import type { GameId, GameOptions, GameRule, GameTable } from '../protocol/games';
import type { Seat } from '../protocol/ids';
import type { RoomView } from '../protocol/room';
import type { Hints } from './hints';
import type { TableProps } from './table.svelte';

/** What the hall shows of a game before its table is opened. */
export interface GameFace<Id extends GameId = GameId> {
  id: Id;
  icon: Component;
  /** The address of its picture, 600 by 400; what is to be seen lies between 100 and 500 across and 40 and 360 down. */
  picture: string;
  minutes: number;
  /** How many bots sit down with somebody who plays without friends. */
  bots: number;
  /** The game as boxed. */
  options: GameOptions & { game: Id };
  /** What is chosen when a room is opened; nothing for a game without options. */
  settings: Setting[];
  words: Record<Language, FaceWords>;
  /** What the game says, loaded when it is needed. */
  texts: () => Promise<GameTexts>;
  /** What the game adds to every screen of a room with all that it says, loaded when it is needed. */
  parts: () => Promise<GameParts>;
  /** The table while the game is on and after its end, loaded when it is needed. */
  table: () => Promise<GameTableView>;
}

/** The table of any game; the room hands it only tables of its own. */
export type GameTableView = Component<TableProps>;

/** A game in a few words, as `words/<language>/game.json` has them. */
export interface FaceWords {
  name: string;
  pitch: string;
  /** What one plays for, in a sentence or two. */
  goal: string;
  /** What is often said at its table, for a tap. */
  quick?: string[];
  /** What a seat plays, by its number; absent where all seats are alike. */
  sides?: string[];
  /** The settings and their choices, by their keys. */
  settings?: Record<string, { title: string; choices: Record<string, ChoiceWords> }>;
}

/** Something that is chosen when a room is opened; each choice gives one field of the options a value. */
export interface Setting {
  key: string;
  choices: { key: string; value: unknown }[];
}

export interface ChoiceWords {
  label: string;
  note?: string;
}

/** A setting of a game with these options. */
export type SettingOf<Options> = {
  [Key in keyof Options & string]: Setting & { key: Key; choices: { value: Options[Key] }[] };
}[keyof Options & string];

/** The table of one game. */
export type TableOf<Id extends GameId> = Extract<GameTable, { game: Id }>;

/** The options of one game. */
export type OptionsOf<Id extends GameId> = Extract<GameOptions, { game: Id }>;

/** A rule of one game. */
export type RuleOf<Id extends GameId> = Extract<GameRule, { game: Id }>['rule'];

/** What a game says, apart from how it is drawn. */
export interface GameTexts {
  /** The words of its table. */
  words: Record<Language, object>;
  /** The words for every rule, by its id. */
  rules: (language: Language) => object;
  /** What is said of a kind of decision when it comes for the first time. */
  hints: Hints;
}

/** What a game adds to the room's screens. */
export interface GameParts<Id extends GameId = GameId> {
  /** The rules in our own words, loaded when they are opened; the rule with the id is scrolled to. */
  help: () => Promise<{ default: Component<{ rule?: string }> }>;
  /** The game at a glance, beside the lobby. */
  Primer: Component;
  /** The results of chance that a decision showed to everybody, in the order in which they were drawn; undefined where one stayed hidden. */
  shownDraws: (table: TableOf<Id>) => (number | undefined)[][];
  texts: GameTexts;
  /** An offer of the table in the words of its button, by its place among the offers. */
  offerName: (table: TableOf<Id>, offer: number, room: RoomView, me: Seat | undefined, language: Language) => string;
  /** What a story of several games has come to before this one; absent where games stand alone. */
  medals?: (options: OptionsOf<Id>, language: Language) => Medal[] | undefined;
  /** How a finished game is told on the result screen. */
  result: (table: TableOf<Id>, room: RoomView, me: Seat | undefined, language: Language) => GameResult;
}

/** The parts of one game as the room holds them, which hands them only tables of that game. */
export function partsOf<Id extends GameId>(parts: GameParts<Id>): GameParts {
  return parts as unknown as GameParts;
}

/** The table of one game as the room holds it. */
export function tableOf<Id extends GameId>({ default: Table }: { default: Component<TableProps<Id>> }): GameTableView {
  return Table as unknown as GameTableView;
}

/** How a finished game is told. */
export interface GameResult {
  title: string;
  why: string;
  /** Whether all lost together. */
  lost?: boolean;
  columns: string[];
  /** Best first; without a place where all win or lose together. */
  rows: { seat: Seat; place?: number; values: number[]; /** What stands on the seat's banner. */ banner?: number | string }[];
  /** What the game will be remembered for, as it was told with the result. */
  facts?: Fact[];
  /** What a story of several games has come to. */
  medals?: Medal[];
}

/** Something worth telling of a game, in a line and one below. */
export interface Fact {
  icon: Component;
  title: string;
  text: string;
}

/** A dragon of a campaign, and how it fares. */
export interface Medal {
  icon: Component;
  name: string;
  state: 'slain' | 'today' | 'stands';
}

/** A rule that forbids something, in words. */
export interface RuleWords {
  /** The anchor of the rule in the help. */
  id: string;
  name: string;
  reason: string;
  remedy: string;
}
