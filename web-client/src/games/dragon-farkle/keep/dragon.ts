import { arriving, leaving, part } from '../dice/time';
import type { Fight, Heal, Victory } from './battle';

/** How the dragon is seen at one moment: pixels of its picture, degrees and parts. */
export interface DragonPose {
  head: { x: number; y: number; turn: number };
  /** How far the wings are raised, in degrees. */
  wings: number;
  /** How far it has sunk behind the bowl. */
  fallen: number;
  eye: number;
  maw: number;
  /** How bright the blow flashes. */
  flash: number;
  /** How far its talons have slipped from the rim. */
  slipped: number;
}

/** It is still unless something happens. */
export const STILL: DragonPose = { head: { x: 0, y: 0, turn: 0 }, wings: 0, fallen: 0, eye: 1, maw: 0.55, flash: 0, slipped: 0 };
/** It lies behind the bowl. */
export const SLAIN: DragonPose = { head: { x: -120, y: 146, turn: 24 }, wings: -10, fallen: 1, eye: 0, maw: 0, flash: 0, slipped: 1 };

const FLINCH_MS = 420;
const FLASH_MS = 190;

/** How the dragon takes a blow and eats what it costs. */
export function fighting({ hits, eats, eaten, soldiers }: Fight, time: number): DragonPose {
  const hit = hits.findLast((at) => time >= at);
  if (hit !== undefined && time < hit + FLINCH_MS) {
    const share = part(time, hit, FLINCH_MS);
    const pain = Math.sin(share * Math.PI) * (1 - share * 0.3);
    return {
      ...STILL,
      head: { x: -26 * pain, y: -20 * pain, turn: -13 * pain },
      wings: 9 * pain,
      maw: 0.55 + 0.45 * pain,
      flash: 0.95 * (1 - part(time, hit, FLASH_MS)),
    };
  }
  if (soldiers > 0 && time > eats && time < eaten) {
    const share = part(time, eats, eaten - eats);
    const bite = Math.sin(share * Math.PI);
    return { ...STILL, head: { x: 6 * Math.sin(share * 9), y: 7 * bite, turn: 5 * bite }, maw: 1 };
  }
  return STILL;
}

/** How the dragon roars while its wounds close. */
export function healing({ ends }: Heal, time: number): DragonPose {
  const roar = Math.sin(part(time, 0, ends - 100) * Math.PI);
  return { ...STILL, head: { x: 4 * roar, y: -12 * roar, turn: -6 * roar }, wings: 7 * roar, maw: 0.55 + 0.45 * roar };
}

/** How the dragon rears, falls and lies. */
export function dying({ rears, falls, dark }: Victory, time: number): DragonPose {
  const sinks = leaving(part(time, falls, dark - falls));
  const rearing = arriving(part(time, rears, falls - rears)) * (1 - sinks);
  return {
    head: { x: -30 * rearing - 120 * sinks, y: -26 * rearing + 146 * sinks, turn: -24 * rearing + 24 * sinks },
    wings: 13 * rearing - 10 * sinks,
    fallen: sinks,
    eye: 1 - part(time, falls, 260),
    maw: 1 - part(time, falls + 100, 300),
    flash: Math.max(0, 1 - time / 240),
    slipped: leaving(part(time, falls + 180, 420)),
  };
}

/** How far each of the dragon's wounds is open. */
export function woundsOpen(count: number, fight: Fight | undefined, heal: Heal | undefined, time: number): number[] {
  if (heal) return heal.at.map((at) => 1 - part(time, at, 200));
  if (fight) return [...Array<number>(fight.wounds).fill(1), ...fight.hits.map((at) => (time >= at ? 1 : 0))];
  return Array<number>(count).fill(1);
}
