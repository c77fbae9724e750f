import type { RoomView } from '../protocol/room';
import type { Motion, Vote } from '../protocol/votes';

/** Whether two motions ask for the same. */
export function sameMotion(one: Motion, other: Motion): boolean {
  if (one.what !== other.what) return false;
  if (one.what === 'automatic' && other.what === 'automatic') return one.seat === other.seat;
  if (one.what === 'hand_over' && other.what === 'hand_over') return one.seat === other.seat && one.to === other.to;
  return true;
}

/** The vote on a motion that is running. */
export function voteOn(motion: Motion, room: RoomView): Vote | undefined {
  return room.votes.find((vote) => sameMotion(vote.motion, motion));
}
