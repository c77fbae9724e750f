import DoubleDragon from '~icons/game-icons/double-dragon';
import { byLanguage, withWords } from '../../lib/languages';
import { tableOf, type FaceWords, type GameFace } from '../face';
import picture from './picture.svg';

export const dragonStone: GameFace<'dragon-stone'> = {
  id: 'dragon-stone',
  icon: DoubleDragon,
  picture,
  minutes: 20,
  bots: 1,
  options: { game: 'dragon-stone', options: {} },
  settings: [],
  words: byLanguage(import.meta.glob<FaceWords>('./words/*/game.json', { eager: true, import: 'default' })),
  texts: () => import('./texts').then(({ texts }) => withWords(texts)),
  parts: () => import('./parts').then(({ parts }) => withWords(parts)),
  table: () => import('./Table.svelte').then(tableOf),
};
