import type { sounds } from '../../lib/sounds.svelte';
import type { Sound } from '../../lib/sounds/score';
import { endOf, touchOf, type Choreography } from './choreography';
import type { Victory } from './victory';

/** Something that is heard and felt at a moment of a movement. */
export interface Cue {
  at: number;
  sound: Sound;
  buzz?: Parameters<(typeof sounds)['feel']>[0];
}

/** What is heard while a decision is shown, in its order; dice are felt only by the one who rolled them. */
export function cuesOf({ acts, dice }: Choreography, victory: Victory | undefined, mine: boolean): Cue[] {
  const cues: Cue[] = (dice ?? []).map((at) => ({ at, sound: 'die', buzz: mine ? 'die' : undefined }));
  for (const act of acts) {
    if (act.how === 'burn') cues.push({ at: act.start, sound: 'hiss', buzz: 'harm' });
    else cues.push({ at: act.how === 'slide' ? endOf(act) : touchOf(act), sound: 'stone', buzz: 'piece' });
  }
  if (victory) cues.push({ at: victory.light, sound: 'horn', buzz: 'dragon' });
  return cues.sort((a, b) => a.at - b.at);
}
