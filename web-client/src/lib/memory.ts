import type { Digest, RoomCode, RoomId, Seat, SeatNumber, SeatToken } from '../protocol/ids';
import type { GameId } from '../protocol/games';

/** What this device knows of a room; the token and the number are secrets of its seat. */
export interface RoomMemory {
  code: RoomCode;
  game: GameId;
  /** When it was last open here, in milliseconds since 1970. */
  seen: number;
  seat?: Seat;
  token?: SeatToken;
  number?: SeatNumber;
  /** The seal as it was shown before the game began. */
  commitment?: Digest;
}

const ROOM = 'dragonhall.room.';

/** The browser's storage, or a stand-in for as long as the page is open where there is none. */
function storage(): Storage {
  try {
    localStorage.setItem('dragonhall.probe', '1');
    localStorage.removeItem('dragonhall.probe');
    return localStorage;
  } catch {
    return standIn;
  }
}

class StandIn implements Storage {
  private readonly entries = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.entries.size;
  }
  clear() {
    this.entries.clear();
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
}

const standIn: Storage = new StandIn();

/** A setting of this device, or null. */
export function setting(name: 'theme' | 'language' | 'name'): string | null {
  return storage().getItem(`dragonhall.${name}`);
}

/** Keeps a setting of this device; null forgets it. */
export function keepSetting(name: 'theme' | 'language' | 'name', value: string | null): void {
  if (value === null) storage().removeItem(`dragonhall.${name}`);
  else storage().setItem(`dragonhall.${name}`, value);
}

/** What this device knows of a room. */
export function recall(room: RoomId): Partial<RoomMemory> {
  const text = storage().getItem(ROOM + room);
  if (text === null) return {};
  try {
    return JSON.parse(text) as RoomMemory;
  } catch {
    return {};
  }
}

/** Adds to what this device knows of a room. */
export function remember(room: RoomId, facts: Partial<RoomMemory>): void {
  storage().setItem(ROOM + room, JSON.stringify({ ...recall(room), ...facts }));
}

/** Forgets a room and the secrets of its seat. */
export function forget(room: RoomId): void {
  storage().removeItem(ROOM + room);
}

/** Every room that was entered here, the latest first. */
export function rememberedRooms(): { room: RoomId; memory: RoomMemory }[] {
  const store = storage();
  const rooms: { room: RoomId; memory: RoomMemory }[] = [];
  for (let index = 0; index < store.length; index++) {
    const key = store.key(index);
    if (!key?.startsWith(ROOM)) continue;
    const room = key.slice(ROOM.length);
    const memory = recall(room);
    if (memory.code && memory.game && memory.seen) rooms.push({ room, memory: memory as RoomMemory });
  }
  return rooms.sort((a, b) => b.memory.seen - a.memory.seen);
}
