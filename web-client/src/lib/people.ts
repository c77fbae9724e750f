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
      ? [
          {
            ...who(taken, room),
            seat,
            here: taken.bot !== undefined || presence.present.includes(seat),
            bot: taken.bot,
            standIn: taken.automatic,
          },
        ]
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

/** The bot that decides for a seat: one that sits there, or one that goes on for whoever is away or has left it. */
export function botOn(seat: Seat, room: RoomView): { level: Level; standsIn: boolean } | undefined {
  const taken = room.seats[seat];
  if (taken?.bot) return { level: taken.bot, standsIn: false };
  const level = taken?.automatic ?? room.stand_ins?.find((each) => each.seat === seat)?.level;
  return level && { level, standsIn: true };
}

/** The name of whoever sits on a seat; a free one has none, unless a bot plays there. */
export function nameOn(seat: Seat, room: RoomView | undefined): string {
  return room?.seats[seat]?.name ?? (room && botOn(seat, room) ? 'Bot' : '…');
}

/** Whether a seat waits for somebody who is not here; a bot always is, and so is one that stands in. */
export function isAway(seat: Seat, room: RoomView, presence: Presence): boolean {
  return !botOn(seat, room) && !presence.present.includes(seat);
}

function who({ player, name, muted }: { player: PlayerId; name: string; muted?: boolean }, room: RoomView) {
  return { player, name, muted: muted ?? false, host: player === room.host };
}
