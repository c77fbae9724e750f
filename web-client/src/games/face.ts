import type { Component } from 'svelte';
import type { Language } from '../lib/i18n.svelte';
import type { RoomSession } from '../lib/session.svelte';
import type { GameId, GameOptions, GameTable } from '../protocol/games';
import type { Seat } from '../protocol/ids';
import type { RoomView } from '../protocol/room';

/** What the hall shows of a game before its table is opened. */
export interface GameFace {
  id: GameId;
  icon: Component;
  /** The ground of the game's card. */
  ground: string;
  minutes: number;
  /** Who sits down with somebody who plays without friends. */
  bots: Bots;
  /** The game as boxed. */
  options: GameOptions;
  /** What is chosen when a room is opened; nothing for a game without options. */
  settings: Setting[];
  words: Record<Language, FaceWords>;
  /** The table, the help and the words of the game, loaded when they are needed. */
  parts: () => Promise<GameParts>;
}

/** The bots for a game without friends. */
export interface Bots {
  count: number;
  /** Whether all play on one side. */
  together?: boolean;
}

export interface FaceWords {
  name: string;
  pitch: string;
  /** What a seat plays, by its number; absent where all seats are alike. */
  sides?: string[];
}

/** Something that is chosen when a room is opened; each choice gives one field of the options a value. */
export interface Setting {
  key: string;
  words: Record<Language, string>;
  choices: { value: unknown; words: Record<Language, ChoiceWords> }[];
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

/** What a game adds to the room's screens. */
export interface GameParts<Id extends GameId = GameId> {
  /** The table while the game is on and after its end; `onresult` leads from there to the result. */
  Table: Component<{ session: RoomSession; table: TableOf<Id>; onresult: () => void }>;
  /** The rules in our own words; the rule with the id is scrolled to. */
  Help: Component<{ rule?: string }>;
  /** The game at a glance, beside the lobby. */
  Primer: Component;
  /** The results of chance that a decision showed to everybody, in the order in which they were drawn; undefined where one stayed hidden. */
  shownDraws: (table: TableOf<Id>) => (number | undefined)[][];
  /** A word for those who meet a kind of decision for the first time; only kinds that are new to them are asked about. */
  hint?: (table: TableOf<Id>, language: Language, isNew: (kind: string) => boolean) => Hint | undefined;
  /** An offer of the table in the words of its button, by its place among the offers. */
  offerName: (table: TableOf<Id>, offer: number, room: RoomView, me: Seat | undefined, language: Language) => string;
  /** How a finished game is told on the result screen. */
  result: (table: TableOf<Id>, room: RoomView, me: Seat | undefined, language: Language) => GameResult;
}

/** The parts of one game as the room holds them, which hands them only tables of that game. */
export function partsOf<Id extends GameId>(parts: GameParts<Id>): GameParts {
  return parts as unknown as GameParts;
}

/** A word about a kind of decision. */
export interface Hint {
  /** The kind, which is hinted at once on a device. */
  kind: string;
  text: string;
  /** Where the help tells more: a chapter, or a rule in it. */
  chapter?: string;
}

/** How a finished game is told. */
export interface GameResult {
  title: string;
  why: string;
  /** Whether all lost together. */
  lost?: boolean;
  columns: string[];
  /** Best first; without a place where all win or lose together. */
  rows: { seat: Seat; place?: number; values: number[] }[];
}

/** A rule that forbids something, in words. */
export interface RuleWords {
  /** The anchor of the rule in the help. */
  id: string;
  name: string;
  reason: string;
  remedy: string;
}
