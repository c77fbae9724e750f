import { botOn, nameOn } from '../../lib/people';
import type { RoomSummary } from '../../protocol/http';
import type { Seat } from '../../protocol/ids';

/** How a room stands, as far as this device knows. */
export type Standing =
  | { kind: 'unknown' }
  | { kind: 'gone' }
  | { kind: 'lobby'; taken: number; seats: number }
  /** The table waits for this device's seat, and these people wait, too. */
  | { kind: 'mine'; others: { seat: Seat; name: string }[] }
  | { kind: 'others'; awaited: { seat: Seat; name: string }[]; onBots: boolean }
  | { kind: 'finished'; people: number; bots: number };

/** Where the hall shows a room: what waits for somebody comes first, what is over last. */
export type Shelf = 'mine' | 'others' | 'earlier';

export function standingOf(summary: RoomSummary | 'gone' | undefined, seat: Seat | undefined): Standing {
  if (summary === undefined) return { kind: 'unknown' };
  if (summary === 'gone') return { kind: 'gone' };
  const { room, awaiting } = summary;
  const seats = room.seats.flatMap((taken, seat) => (taken ? [{ seat, name: taken.name, bot: taken.bot !== undefined }] : []));
  const bots = seats.filter(({ bot }) => bot).length;
  if (room.phase === 'finished') return { kind: 'finished', people: seats.length - bots, bots };
  if (room.phase !== 'playing') return { kind: 'lobby', taken: seats.length, seats: room.seats.length };
  if (seat !== undefined && awaiting.includes(seat))
    return { kind: 'mine', others: seats.filter((other) => !other.bot && !awaiting.includes(other.seat)) };
  const awaited = awaiting.map((each) => ({ seat: each, name: nameOn(each, room) }));
  return { kind: 'others', awaited, onBots: awaiting.every((each) => botOn(each, room) !== undefined) };
}

export function shelfOf({ kind }: Standing): Shelf {
  switch (kind) {
    case 'mine':
      return 'mine';
    case 'unknown':
    case 'lobby':
    case 'others':
      return 'others';
    case 'finished':
    case 'gone':
      return 'earlier';
  }
}
