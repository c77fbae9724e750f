import type { Level } from '../protocol/bots';
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
  /** How well it plays, if it is a bot. */
  bot: Level | undefined;
  /** How well the bot plays that goes on for this person. */
  standIn: Level | undefined;
}

/** Everybody who has a name in the room: those who sit, then those who watch. */
export function peopleOf(room: RoomView, presence: Presence): Person[] {
  const seated = room.seats.flatMap((taken, seat) =>
    taken
      ? [{ ...who(taken, room), seat, here: taken.bot !== undefined || presence.present.includes(seat), bot: taken.bot, standIn: taken.automatic }]
      : [],
  );
  const watching = room.company.map((companion) => ({
    ...who(companion, room),
    seat: undefined,
    here: presence.watching.includes(companion.player),
    bot: undefined,
    standIn: undefined,
  }));
  return [...seated, ...watching];
}

/** Whether a seat waits for somebody who is not here; a bot always is, and so is one that stands in. */
export function isAway(seat: Seat, room: RoomView, presence: Presence): boolean {
  const taken = room.seats[seat];
  return !taken?.bot && !taken?.automatic && !presence.present.includes(seat);
}

function who({ player, name, muted }: { player: PlayerId; name: string; muted?: boolean }, room: RoomView) {
  return { player, name, muted: muted ?? false, host: player === room.host };
}
