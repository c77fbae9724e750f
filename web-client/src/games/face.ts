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
  /** The game as boxed. */
  options: GameOptions;
  words: Record<Language, FaceWords>;
  /** The table, the help and the words of the game, loaded when they are needed. */
  parts: () => Promise<GameParts>;
}

export interface FaceWords {
  name: string;
  pitch: string;
  /** What a seat plays, by its number. */
  sides: string[];
}

/** What a game adds to the room's screens. */
export interface GameParts {
  /** The table while the game is on and after its end; `onresult` leads from there to the result. */
  Table: Component<{ session: RoomSession; table: GameTable; onresult: () => void }>;
  /** The rules in our own words; the rule with the id is scrolled to. */
  Help: Component<{ rule?: string }>;
  /** The game at a glance, beside the lobby. */
  Primer: Component;
  /** The results of chance that a decision showed to everybody, in the order in which they were drawn. */
  shownDraws: (table: GameTable) => number[][];
  /** How a finished game is told on the result screen. */
  result: (table: GameTable, room: RoomView, me: Seat | undefined, language: Language) => GameResult;
}

/** How a finished game is told. */
export interface GameResult {
  title: string;
  why: string;
  columns: string[];
  /** Best first. */
  rows: { seat: Seat; place: number; values: number[] }[];
}

/** A rule that forbids something, in words. */
export interface RuleWords {
  /** The anchor of the rule in the help. */
  id: string;
  name: string;
  reason: string;
  remedy: string;
}
