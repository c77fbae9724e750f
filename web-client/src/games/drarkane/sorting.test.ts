import { expect, it } from 'vitest';
import { axe, grimoire, shield, sword } from './fixtures';
import { sorted } from './sorting';

it('a hand lies suit by suit, numbers rising, trumps after the suits and influence last', () => {
  const hand = sorted([
    { kind: 'high_wizard' },
    grimoire(3),
    sword(7),
    { kind: 'king' },
    shield(9),
    axe(10),
    sword(4),
    { kind: 'egg' },
    shield(2),
  ]);
  expect(hand.map(({ key }) => key)).toEqual([
    'shield-2',
    'shield-9',
    'sword-4',
    'sword-7',
    'axe-10',
    'grimoire-3',
    'egg',
    'king',
    'high_wizard',
  ]);
});

it('two Knights are told apart', () => {
  expect(sorted([{ kind: 'knight' }, { kind: 'knight' }]).map(({ key }) => key)).toEqual(['knight', 'knight-2']);
});
