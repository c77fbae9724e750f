import type { RoomView } from '../protocol/room';

/** What is the same in every room that a test makes up. */
export const PLAIN_ROOM: Pick<
  RoomView,
  'game_number' | 'company' | 'settings' | 'players' | 'votes' | 'scores' | 'expires' | 'commitment'
> = {
  game_number: 1,
  company: [],
  settings: { clock: { kind: 'none' }, watching: 'public', listed: false, quick_bots: false, odds: false, keep_names: false },
  players: [2],
  votes: [],
  scores: [],
  expires: 0,
  commitment: '00'.repeat(32),
};
