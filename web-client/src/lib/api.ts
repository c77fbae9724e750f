import type { GameOptions } from '../protocol/games';
import type { GameInfo, Problem, RoomAddress, RoomSummary } from '../protocol/http';
import type { RoomCode, RoomId } from '../protocol/ids';
import type { Receipt } from '../protocol/receipt';
import type { Refusal } from '../protocol/refusal';

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
    response = await fetch(path, init);
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

/** The games that this server offers. */
export function offeredGames(): Promise<GameInfo[]> {
  return ask('/api/games');
}

/** Opens a new room. */
export function openRoom(options: GameOptions): Promise<RoomAddress> {
  return ask('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
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

/** The receipt of a finished game. */
export function receiptOf(room: RoomId): Promise<Receipt<unknown>> {
  return ask(`/api/rooms/${room}/receipt`);
}
