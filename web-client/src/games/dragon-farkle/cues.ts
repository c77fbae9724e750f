import type { Sound } from '../../lib/sounds/score';
import type { Choreography } from './choreography';
import type { View } from './reading';

/** Something that is heard, and perhaps felt, when it is seen. */
export interface Cue {
  at: number;
  sound: Sound;
  feels?: 'die' | 'harm' | 'dragon';
}

/** What is heard of a decision, in the order of time; only what happens to the reader is felt. */
export function cuesOf(shown: Choreography, roll: View['roll'], mine: boolean): Cue[] {
  const { fight, heal, victory, settled, taken, acts } = shown;
  const cues: Cue[] = [...rollCues(shown.roll, roll, mine)];
  const cue = (at: number, sound: Sound, feels?: Cue['feels']) => cues.push({ at, sound, feels });
  for (const hit of fight?.hits ?? []) cue(hit, 'blow', mine ? 'die' : undefined);
  if (fight && fight.soldiers > 0) cue(fight.eats, 'hiss', mine ? 'harm' : undefined);
  if (heal && heal.wounds > 0) cue(0, 'wings');
  if (victory) {
    cue(victory.falls, 'wings');
    cue(victory.dark, 'blow', 'dragon');
    cue(victory.dawn, 'horn', 'dragon');
  }
  if (settled) cue(settled.at + 120, 'blow');
  if (taken) cue(shown.changes, 'die');
  for (const { kind, start, to } of acts) {
    if (kind === 'card') cue(start, 'card');
    else cue(start + 300, to === 'dragon' || to === 'stockpile' ? 'hiss' : 'coins');
  }
  return cues.toSorted((a, b) => a.at - b.at);
}

function rollCues(thrown: Choreography['roll'], roll: View['roll'], mine: boolean): Cue[] {
  if (!thrown || !roll) return [];
  const { only, event } = thrown;
  const falls = thrown.dice.filter((_, place) => only === undefined || only === place);
  const feels = mine ? 'die' : undefined;
  const cues: Cue[] = falls.map(({ lands }) => ({ at: lands, sound: 'die', feels }));
  if (only === undefined || only === 'event') cues.push({ at: event.lands, sound: 'die', feels });
  if (roll.event === 'dragon') cues.push({ at: event.lands + 60, sound: 'wings', feels: mine ? 'harm' : undefined });
  if (roll.farkle) cues.push({ at: event.lands + 120, sound: 'farkle', feels: mine ? 'harm' : undefined });
  return cues;
}
