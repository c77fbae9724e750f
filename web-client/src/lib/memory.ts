import type { Digest, PlayerId, RoomCode, RoomId, Seat, SeatNumber, SeatToken } from '../protocol/ids';
import type { GameId } from '../protocol/games';

/** What this device saw of one game, to hold against its receipt. */
export interface GameMemory {
  /** Which game of the room it was, counted from 1. */
  game: number;
  /** The seal as it was shown before the game began. */
  seal?: Digest;
  /** The last head of the game's chain that was shown here. */
  head?: Digest;
  /** The number that this device showed for its seat. */
  mine?: ShownNumber;
}

/** A number that this device showed, and the seat of the game that it is of. */
export interface ShownNumber {
  seat: Seat;
  number: SeatNumber;
  /** Whether the server has said that it came in time. */
  accepted?: boolean;
}

/** What this device knows of a room; the token and the number are secrets of its seat. */
export interface RoomMemory {
  code: RoomCode;
  game: GameId;
  /** When it was last open here, in milliseconds since 1970. */
  seen: number;
  /** Whether the room was opened here. */
  opened?: boolean;
  seat?: Seat;
  token?: SeatToken;
  number?: SeatNumber;
  /** What was seen of the room's games, the first of them first. */
  games?: GameMemory[];
  /** The last words that were read here, by the number of their entry. */
  read?: number;
  /** Those whose words are not shown on this device. */
  hushed?: PlayerId[];
}

const ROOM = 'dragonhall.room.';

/** Of how many games of a room, and of how many rooms, it is kept what was seen. */
const MOST = { games: 32, rooms: 64 };

/** Where facts are kept: the browser's storage, or this page where the browser has none to give. */
interface Store {
  read(key: string): string | null;
  keep(key: string, value: string): void;
  drop(key: string): void;
  keys(): string[];
}

function browserStore(storage: Storage): Store {
  return {
    read: (key) => storage.getItem(key),
    keep: (key, value) => storage.setItem(key, value),
    drop: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
  };
}

function pageStore(): Store {
  const facts = new Map<string, string>();
  return {
    read: (key) => facts.get(key) ?? null,
    keep: (key, value) => void facts.set(key, value),
    drop: (key) => void facts.delete(key),
    keys: () => [...facts.keys()],
  };
}

function openStore(): Store {
  try {
    localStorage.setItem('dragonhall.probe', '1');
    localStorage.removeItem('dragonhall.probe');
    return browserStore(localStorage);
  } catch {
    return pageStore();
  }
}

const store = openStore();

type Setting = 'theme' | 'language' | 'name' | 'sound' | 'vibration' | 'notices' | 'hints' | 'put-back' | 'house-word' | 'invitation';

/** A setting of this device, or null. */
export function setting(name: Setting): string | null {
  return store.read(`dragonhall.${name}`);
}

/** Keeps a setting of this device; null forgets it. */
export function keepSetting(name: Setting, value: string | null): void {
  if (value === null) store.drop(`dragonhall.${name}`);
  else store.keep(`dragonhall.${name}`, value);
}

/** What this device knows of a room. */
export function recall(room: RoomId): Partial<RoomMemory> {
  const text = store.read(ROOM + room);
  if (text === null) return {};
  try {
    return JSON.parse(text) as RoomMemory;
  } catch {
    return {};
  }
}

/** Adds to what this device knows of a room. */
export function remember(room: RoomId, facts: Partial<RoomMemory>): void {
  store.keep(ROOM + room, JSON.stringify({ ...recall(room), ...facts }));
}

/** What this device saw of a game of a room. */
export function recallGame(room: RoomId, game: number): GameMemory {
  return recall(room).games?.find((kept) => kept.game === game) ?? { game };
}

/** Adds to what this device saw of a game; the oldest games give way. */
export function rememberGame(room: RoomId, game: number, facts: Partial<GameMemory>): void {
  const kept = recall(room).games ?? [];
  const games = [...kept.filter((other) => other.game !== game), { ...recallGame(room, game), ...facts }];
  remember(room, { games: games.sort((a, b) => a.game - b.game).slice(-MOST.games) });
  if (kept.length === 0) for (const { room } of rememberedRooms().slice(MOST.rooms)) remember(room, { games: undefined });
}

/** Forgets a room and the secrets of its seat. */
export function forget(room: RoomId): void {
  store.drop(ROOM + room);
}

/** Every room that was entered here, the latest first. */
export function rememberedRooms(): { room: RoomId; memory: RoomMemory }[] {
  const rooms = store.keys().flatMap((key) => {
    if (!key.startsWith(ROOM)) return [];
    const room = key.slice(ROOM.length);
    const memory = recall(room);
    return memory.code && memory.game && memory.seen ? [{ room, memory: memory as RoomMemory }] : [];
  });
  return rooms.sort((a, b) => b.memory.seen - a.memory.seen);
}
