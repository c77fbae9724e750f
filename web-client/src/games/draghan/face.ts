import Wyvern from '~icons/game-icons/wyvern';
import { byLanguage, withWords } from '../../lib/languages';
import type { DraghanOptions } from '../../protocol/draghan';
import { tableOf, type FaceWords, type GameFace, type SettingOf } from '../face';
import picture from './picture.svg';

const settings: SettingOf<DraghanOptions>[] = [
  { key: 'characters', choices: [{ key: 'one_each', value: undefined }, ...[2, 3, 4].map((value) => ({ key: String(value), value }))] },
  {
    key: 'campaign',
    choices: [
      { key: 'one_dragon', value: undefined },
      { key: 'campaign', value: [] },
    ],
  },
];

export const draghan: GameFace<'draghan'> = {
  id: 'draghan',
  icon: Wyvern,
  picture,
  minutes: 45,
  bots: 1,
  options: { game: 'draghan', options: {} },
  settings,
  words: byLanguage(import.meta.glob<FaceWords>('./words/*/game.json', { eager: true, import: 'default' })),
  texts: () => import('./texts').then(({ texts }) => withWords(texts)),
  parts: () => import('./parts').then(({ parts }) => withWords(parts)),
  table: () => import('./Table.svelte').then(tableOf),
};
