import type { PlayerId, Seat } from '../protocol/ids';
import type { Presence, RoomView } from '../protocol/room';

/** Somebody with a name in a room. */
export interface Person {
  player: PlayerId;
  name: string;
  seat: Seat | undefined;
  muted: boolean;
  host: boolean;
  here: boolean;
}

/** Everybody who has a name in the room: those who sit, then those who watch. */
export function peopleOf(room: RoomView, presence: Presence): Person[] {
  const seated = room.seats.flatMap((taken, seat) =>
    taken ? [{ ...who(taken, room), seat, here: presence.present.includes(seat) }] : [],
  );
  const watching = room.company.map((companion) => ({
    ...who(companion, room),
    seat: undefined,
    here: presence.watching.includes(companion.player),
  }));
  return [...seated, ...watching];
}

function who({ player, name, muted }: { player: PlayerId; name: string; muted?: boolean }, room: RoomView) {
  return { player, name, muted: muted ?? false, host: player === room.host };
}
