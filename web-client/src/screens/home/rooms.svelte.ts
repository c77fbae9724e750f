import { faceOf } from '../../games';
import { Refused, roomSummary } from '../../lib/api';
import { forget, rememberedRooms, type RoomMemory } from '../../lib/memory';
import type { RoomSummary } from '../../protocol/http';
import type { RoomId } from '../../protocol/ids';
import type { Refusal } from '../../protocol/refusal';
import { shelfOf, standingOf, type Shelf, type Standing } from './standing';

/** A room as the hall lists it. */
export interface ListedRoom {
  room: RoomId;
  memory: RoomMemory;
  standing: Standing;
  /** Until when it is kept at least, in milliseconds since 1970. */
  until: number | undefined;
}

const MOST = 12;
const PACE_MS = 15_000;

/** What the server says of a room that it keeps no longer. */
const GONE: Refusal['code'][] = ['no_such_room_or_seat', 'room_moved'];

/** The rooms that this device has been in, and how they stand. */
export class Rooms {
  private remembered = $state.raw(
    rememberedRooms()
      .filter(({ memory }) => faceOf(memory.game))
      .slice(0, MOST),
  );
  private summaries: Record<RoomId, RoomSummary | 'gone'> = $state({});

  readonly listed: ListedRoom[] = $derived(
    this.remembered.map(({ room, memory }) => {
      const summary = this.summaries[room];
      const until = typeof summary === 'object' ? summary.room.expires : undefined;
      return { room, memory, standing: standingOf(summary, memory.seat), until };
    }),
  );

  on(shelf: Shelf): ListedRoom[] {
    return this.listed.filter(({ standing }) => shelfOf(standing) === shelf);
  }

  /** Looks now and again how they stand; the returned function ends it. */
  watch(): () => void {
    const look = () => document.visibilityState === 'visible' && void this.look();
    look();
    const timer = setInterval(look, PACE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  drop(room: RoomId): void {
    forget(room);
    this.remembered = this.remembered.filter((each) => each.room !== room);
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.remembered.map(async ({ room }) => {
        try {
          this.summaries[room] = await roomSummary(room);
        } catch (error) {
          if (error instanceof Refused && GONE.includes(error.refusal.code)) this.summaries[room] = 'gone';
        }
      }),
    );
  }
}
