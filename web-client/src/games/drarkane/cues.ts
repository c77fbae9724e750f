import type { sounds } from '../../lib/sounds.svelte';
import type { Sound } from '../../lib/sounds/score';
import type { Choreography } from './choreography';

/** Something that is heard and felt at a moment of a movement. */
export interface Cue {
  at: number;
  sound: Sound;
  buzz?: Parameters<(typeof sounds)['feel']>[0];
}

/** What is heard while a decision is shown, in its order: cards that come to lie, dragons that fall and come. */
export function cuesOf({ flights, stirs }: Choreography): Cue[] {
  const cues: Cue[] = flights.map(({ start, duration }) => ({ at: start + duration * 0.8, sound: 'card' }));
  for (const { how, start, duration } of stirs) {
    if (how === 'tips') cues.push({ at: start + duration / 2, sound: 'horn', buzz: 'dragon' });
    else cues.push({ at: start, sound: 'wings' });
  }
  return cues.sort((a, b) => a.at - b.at);
}
