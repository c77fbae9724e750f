import type { Level } from '../protocol/bots';
import type { RoomId } from '../protocol/ids';
import { setting } from './memory';
import type { LiveSession } from './session.svelte';

/** Bots that are to sit down in a room, and how well they play. */
export interface Plan {
  count: number;
  level: Level;
}

const plans = new Map<RoomId, Plan>();

/** Whoever enters this room next plays there at once. */
export function planBots(room: RoomId, plan: Plan): void {
  plans.set(room, plan);
}

/** The plan for a room, which is carried out once. */
export function takePlan(room: RoomId): Plan | undefined {
  const plan = plans.get(room);
  plans.delete(room);
  return plan;
}

/** Sits down, lets the bots sit down and says ready; what is refused stays with the session, for the lobby to tell. */
export async function playAgainstBots(session: LiveSession, { count, level }: Plan, nobodysName: string): Promise<void> {
  await session.sit(setting('name') ?? nobodysName);
  if (session.seat === undefined) return;
  for (let bot = 0; bot < count; bot++) if (!(await session.addBot(level))) return;
  await session.ready();
}
