import DoubleDragon from '~icons/game-icons/double-dragon';
import type { GameFace } from '../face';

export const dragonStone: GameFace = {
  id: 'dragon-stone',
  icon: DoubleDragon,
  ground: 'linear-gradient(150deg, #3d4a55, #1e272e)',
  minutes: 20,
  bots: { count: 1 },
  options: { game: 'dragon-stone', options: {} },
  settings: [],
  words: {
    en: { name: 'Dragon Stone', pitch: 'Dice and stones in a ring of combat', sides: ['Black', 'White'] },
    de: { name: 'Dragon Stone', pitch: 'Würfel und Steine im Kampfring', sides: ['Schwarz', 'Weiß'] },
  },
  parts: () => import('./parts').then((module) => module.parts),
};
