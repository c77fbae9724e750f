import Dragon from '~icons/game-icons/spiked-dragon-head';
import { byLanguage, withWords } from '../../lib/languages';
import type { DrarkaneOptions } from '../../protocol/drarkane';
import { tableOf, type FaceWords, type GameFace, type SettingOf } from '../face';
import picture from './picture.svg';

const settings: SettingOf<DrarkaneOptions>[] = [
  {
    key: 'treasures',
    choices: [
      { key: 'without', value: false },
      { key: 'with', value: true },
    ],
  },
  {
    key: 'teams',
    choices: [
      { key: 'alone', value: false },
      { key: 'teams', value: true },
    ],
  },
];

export const drarkane: GameFace<'drarkane'> = {
  id: 'drarkane',
  icon: Dragon,
  picture,
  minutes: 45,
  bots: 3,
  options: { game: 'drarkane', options: { treasures: false, teams: false } },
  settings,
  words: byLanguage(import.meta.glob<FaceWords>('./words/*/game.json', { eager: true, import: 'default' })),
  texts: () => import('./texts').then(({ texts }) => withWords(texts)),
  parts: () => import('./parts').then(({ parts }) => withWords(parts)),
  table: () => import('./Table.svelte').then(tableOf),
};
