import type { GameId } from '../../web-client/src/protocol/games';

/** The line that every game is known by in the dark hall. */
export const LINE: Record<GameId, string> = {
  'dragon-stone': 'rgb(79, 143, 196)',
  'dragon-farkle': 'rgb(208, 88, 58)',
  drarkane: 'rgb(144, 104, 204)',
  draghan: 'rgb(111, 160, 80)',
};
