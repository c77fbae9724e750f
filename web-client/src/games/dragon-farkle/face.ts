import DragonHead from '~icons/game-icons/dragon-head';
import { byLanguage, withWords } from '../../lib/languages';
import type { DragonFarkleOptions } from '../../protocol/dragon-farkle';
import { tableOf, type FaceWords, type GameFace, type SettingOf } from '../face';
import picture from './picture.svg';

const settings: SettingOf<DragonFarkleOptions>[] = [
  { key: 'dragon_health', choices: ([3, 4, 5] as const).map((value) => ({ key: String(value), value })) },
];

export const dragonFarkle: GameFace<'dragon-farkle'> = {
  id: 'dragon-farkle',
  icon: DragonHead,
  picture,
  minutes: 45,
  bots: 2,
  options: { game: 'dragon-farkle', options: { dragon_health: 3 } },
  settings,
  words: byLanguage(import.meta.glob<FaceWords>('./words/*/game.json', { eager: true, import: 'default' })),
  texts: () => import('./texts').then(({ texts }) => withWords(texts)),
  parts: () => import('./parts').then(({ parts }) => withWords(parts)),
  table: () => import('./Table.svelte').then(tableOf),
};
