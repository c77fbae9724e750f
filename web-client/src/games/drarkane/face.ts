import Dragon from '~icons/game-icons/spiked-dragon-head';
import type { DrarkaneOptions } from '../../protocol/drarkane';
import type { GameFace, SettingOf } from '../face';

const settings: SettingOf<DrarkaneOptions>[] = [
  {
    key: 'treasures',
    words: { en: 'Treasures', de: 'Schätze' },
    choices: [
      {
        value: false,
        words: { en: { label: 'Without', note: 'best for a first game' }, de: { label: 'Ohne', note: 'gut fürs erste Spiel' } },
      },
      {
        value: true,
        words: {
          en: { label: 'With objectives', note: 'two players and more' },
          de: { label: 'Mit Zielen', note: 'ab zwei Personen' },
        },
      },
    ],
  },
  {
    key: 'teams',
    words: { en: 'Sides', de: 'Seiten' },
    choices: [
      { value: false, words: { en: { label: 'Each alone' }, de: { label: 'Alle für sich' } } },
      {
        value: true,
        words: {
          en: { label: 'Teams', note: 'pairs sitting opposite; four or six players' },
          de: { label: 'Teams', note: 'Paare gegenüber; zu viert oder sechst' },
        },
      },
    ],
  },
];

export const drarkane: GameFace = {
  id: 'drarkane',
  icon: Dragon,
  ground: 'linear-gradient(150deg, #6b2a17, #2a0f0a)',
  minutes: 45,
  bots: { count: 3 },
  options: { game: 'drarkane', options: { treasures: false, teams: false } },
  settings,
  words: {
    en: { name: 'Drarkane', pitch: 'Tricks, contracts and a sky full of dragons' },
    de: { name: 'Drarkane', pitch: 'Stiche, Verträge und ein Himmel voller Drachen' },
  },
  parts: () => import('./parts').then((module) => module.parts),
};
