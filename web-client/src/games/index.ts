import type { GameId } from '../protocol/games';
import { draghan } from './draghan/face';
import { dragonFarkle } from './dragon-farkle/face';
import { dragonStone } from './dragon-stone/face';
import { drarkane } from './drarkane/face';
import type { GameFace } from './face';

/** Every game of the house; a new one is a folder and a line here, and the type finds one that is missing. */
export const GAMES: { readonly [Id in GameId]: GameFace<Id> } = {
  'dragon-stone': dragonStone,
  'dragon-farkle': dragonFarkle,
  drarkane,
  draghan,
};

/** The face of a game; a newer server may offer one that this page does not know. */
export function faceOf(game: string): GameFace | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game as GameId] : undefined;
}
