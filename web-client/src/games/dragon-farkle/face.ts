import DragonHead from '~icons/game-icons/dragon-head';
import type { DragonFarkleOptions } from '../../protocol/dragon-farkle';
import type { GameFace, SettingOf } from '../face';

const dragonHealth: SettingOf<DragonFarkleOptions> = {
  key: 'dragon_health',
  words: { en: 'The dragon’s health', de: 'Lebenspunkte des Drachen' },
  choices: [
    { value: 3, words: { en: { label: '3', note: 'as boxed' }, de: { label: '3', note: 'wie in der Schachtel' } } },
    { value: 4, words: { en: { label: '4', note: 'Legend of the Dragon' }, de: { label: '4', note: 'Legende des Drachen' } } },
    {
      value: 5,
      words: { en: { label: '5', note: 'Legend of the Dragon, difficult' }, de: { label: '5', note: 'Legende des Drachen, schwer' } },
    },
  ],
};

export const dragonFarkle: GameFace = {
  id: 'dragon-farkle',
  icon: DragonHead,
  ground: 'linear-gradient(150deg, #8c3a1b, #431508)',
  minutes: 45,
  bots: { count: 2 },
  options: { game: 'dragon-farkle', options: { dragon_health: 3 } },
  settings: [dragonHealth],
  words: {
    en: { name: 'Dragon Farkle', pitch: 'Roll up an army, then face the dragon' },
    de: { name: 'Dragon Farkle', pitch: 'Würfle ein Heer zusammen und stell dich dem Drachen' },
  },
  parts: () => import('./parts').then((module) => module.parts),
};
