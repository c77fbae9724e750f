import DoubleDragon from '~icons/game-icons/double-dragon';
import { byLanguage } from '../../lib/languages';
import type { FaceWords, GameFace } from '../face';

export const dragonStone: GameFace<'dragon-stone'> = {
  id: 'dragon-stone',
  icon: DoubleDragon,
  ground: 'linear-gradient(150deg, #3d4a55, #1e272e)',
  minutes: 20,
  bots: { count: 1 },
  options: { game: 'dragon-stone', options: {} },
  settings: [],
  words: byLanguage(import.meta.glob<FaceWords>('./words/*/game.json', { eager: true, import: 'default' })),
  texts: () => import('./texts').then((module) => module.texts),
  parts: () => import('./parts').then((module) => module.parts),
};
