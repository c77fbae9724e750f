import Wyvern from '~icons/game-icons/wyvern';
import type { DraghanOptions } from '../../protocol/draghan';
import type { GameFace, SettingOf } from '../face';

const party: SettingOf<DraghanOptions> = {
  key: 'characters',
  words: { en: 'Characters', de: 'Figuren' },
  choices: [
    {
      value: undefined,
      words: {
        en: { label: 'One each', note: 'two for a single player' },
        de: { label: 'Je eine', note: 'allein zwei' },
      },
    },
    ...[2, 3, 4].map((value) => ({
      value,
      words: {
        en: { label: String(value), note: 'shared out among the players' },
        de: { label: String(value), note: 'auf die Spielenden verteilt' },
      },
    })),
  ],
};

const campaign: SettingOf<DraghanOptions> = {
  key: 'campaign',
  words: { en: 'Story', de: 'Geschichte' },
  choices: [
    {
      value: undefined,
      words: {
        en: { label: 'One dragon', note: 'any of the four may wait' },
        de: { label: 'Ein Drache', note: 'jeder der vier kann warten' },
      },
    },
    {
      value: [],
      words: {
        en: { label: 'Campaign', note: 'a beaten dragon does not come back' },
        de: { label: 'Feldzug', note: 'ein besiegter Drache kommt nicht wieder' },
      },
    },
  ],
};

export const draghan: GameFace = {
  id: 'draghan',
  icon: Wyvern,
  ground: 'linear-gradient(150deg, #4d5a2c, #242c17)',
  minutes: 45,
  bots: { count: 1, together: true },
  options: { game: 'draghan', options: {} },
  settings: [party, campaign],
  words: {
    en: { name: 'Draghan', pitch: 'Find the dragon, and beat it together' },
    de: { name: 'Draghan', pitch: 'Findet den Drachen und bezwingt ihn gemeinsam' },
  },
  parts: () => import('./parts').then((module) => module.parts),
};
