import type { GameId } from '../protocol/games';
import { dragonStone } from './dragon-stone/face';
import type { GameFace } from './face';

/** Every game of the house; a new one is a folder and a line here. */
export const FACES: Record<GameId, GameFace> = {
  'dragon-stone': dragonStone,
};
