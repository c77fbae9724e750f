import type { Pass } from '../protocol/door';
import type { GameOptions } from '../protocol/games';
import type { GameInfo, HouseInfo, Opening, OpenRoom, PlayedGame, Problem, Replay, RoomAddress, RoomSummary } from '../protocol/http';
import type { RoomCode, RoomId, Seat } from '../protocol/ids';
import type { ErasedReceipt, Receipt } from '../protocol/receipt';
import type { Refusal } from '../protocol/refusal';
import { at } from './home';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The server could not be reached, or did not answer as this page expects. */
export class Unreachable extends Error {}

async function ask<Body>(path: string, init?: RequestInit): Promise<Body> {
  let response: Response;
  try {
    response = await fetch(at(path), init);
  } catch {
    throw new Unreachable(path);
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return body as Body;
  if (typeof body === 'object' && body !== null && 'refusal' in body) throw new Refused((body as Problem).refusal);
  throw new Unreachable(path);
}

/** What there is to know of the house. */
export function houseInfo(): Promise<HouseInfo> {
  return ask('/api/house');
}

/** The games that this server offers. */
export function offeredGames(): Promise<GameInfo[]> {
  return ask('/api/games');
}

/** Opens a new room; with what a closed house asks for. */
export function openRoom(game: GameOptions, pass?: Pass): Promise<RoomAddress> {
  const opening: Opening = { ...game, pass };
  return ask('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(opening),
  });
}

/** A room as a list of rooms shows it. */
export function roomSummary(room: RoomId): Promise<RoomSummary> {
  return ask(`/api/rooms/${room}`);
}

/** The room behind a spoken code. */
export function roomByCode(code: RoomCode): Promise<RoomAddress> {
  return ask(`/api/codes/${encodeURIComponent(code)}`);
}

/** The rooms on the public list. */
export function openRooms(): Promise<OpenRoom[]> {
  return ask('/api/rooms');
}

/** The finished games of a room, the latest first. */
export function playedGames(room: RoomId): Promise<PlayedGame[]> {
  return ask(`/api/rooms/${room}/games`);
}

/** The receipt of a finished game, or what is left of it; of the latest one if none is named. */
export function receiptOf(room: RoomId, game?: number): Promise<Receipt<unknown> | ErasedReceipt> {
  return ask(game === undefined ? `/api/rooms/${room}/receipt` : `/api/rooms/${room}/games/${game}/receipt`);
}

/** Some steps of a finished game, from a seat's view, as anybody saw it, or with all hands open. */
export function replayOf(room: RoomId, game: number, view: 'open' | 'public' | Seat, from: number, most: number): Promise<Replay> {
  return ask(`/api/rooms/${room}/games/${game}/replay?view=${view}&from=${from}&most=${most}`);
}
