import { afterEach, expect, it, vi } from 'vitest';
import { sounds } from '../../lib/sounds.svelte';
import type { Choreography } from './choreography';
import { cuesOf } from './cues';
import { player, shield, view } from './fixtures';
import { Motion } from './motion.svelte';
import type { View } from './reading';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a card is heard when it comes to lie, and a dragon when it falls or comes', () => {
  const shown: Choreography = {
    steps: [],
    flights: [{ piece: { card: shield(5) }, from: 'a', to: 'b', start: 100, duration: 300 }],
    stirs: [
      { dragon: 'rusthorn', how: 'tips', start: 500, duration: 420 },
      { dragon: 'sootling', how: 'comes', start: 0, duration: 360 },
    ],
    ends: 1000,
  };
  expect(cuesOf(shown)).toEqual([
    { at: 0, sound: 'wings' },
    { at: 340, sound: 'card' },
    { at: 710, sound: 'horn', buzz: 'dragon' },
  ]);
});

it('nothing is heard of a movement that a tap has ended', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const heard = vi.spyOn(sounds, 'play').mockImplementation(() => {});
  const clock = { elapsed: 0 };
  const motion = new Motion(() => clock);
  const before: View = view({ players: [player({ seat: 0 }, { hand: [shield(5)] })] });
  const plays = () =>
    motion.show({ seq: 1, at: 0, notices: [{ what: 'played', player: { seat: 0 }, card: shield(5) }] }, 0, before, view());

  plays();
  motion.hear();
  motion.rest();
  clock.elapsed = 5000;
  motion.hear();
  expect(heard).not.toHaveBeenCalled();

  clock.elapsed = 0;
  plays();
  clock.elapsed = 5000;
  motion.hear();
  expect(heard.mock.calls).toEqual([['card']]);
});
