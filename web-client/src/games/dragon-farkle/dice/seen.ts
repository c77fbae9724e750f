import type { Choreography } from '../choreography';
import type { View } from '../reading';
import { beyond, indices } from './faces';
import { EVENT_PLACE, placesOf } from './places';
import type { Tally } from './tally';
import { flightsOf } from './throw';
import { part } from './time';
import { rest, toss, UNDECIDED, type Pose } from './toss';

/** A die as it is seen at one moment. */
export interface SeenDie {
  face: number;
  pose: Pose;
  /** How much it glows, is dimmed, and has left the bowl. */
  lit: number;
  dim: number;
  gone: number;
  tag?: { soldiers: number; seen: number; bites: boolean };
}

type Roll = NonNullable<View['roll']>;

const LIGHT_MS = 220;
const DIMMED = 0.75;
/** How much a scoring die glows once it has been lit, and one of the Final Battle. */
const GLOWS = 0.55;

/** Glows up, and stays a little brighter than before. */
const glow = (time: number, at: number, lasts: number): number => {
  const share = part(time, at, lasts);
  return share === 0 ? 0 : Math.max(GLOWS, Math.sin(share * Math.PI));
};

/** The dice of a roll at a moment of the decision that is shown; those with the taken faces leave the bowl, or have left it. */
export function diceSeen(
  roll: Roll,
  shown: Choreography | undefined,
  tally: Tally | undefined,
  time: number,
  taken: readonly number[] = [],
): SeenDie[] {
  const places = placesOf(roll.dice.length);
  const dead = new Set(roll.farkle ? roll.dice.keys() : beyond(roll.dice, roll.scoring));
  const leaves = new Set(indices(roll.dice, taken));
  return roll.dice.map((face, index): SeenDie => {
    const lying = { face, pose: rest(places[index]!), lit: 0, dim: dead.has(index) ? DIMMED : 0, gone: 0 };
    if (leaves.has(index)) return leaving(lying, shown?.taken ? part(time, 0, shown.changes) : 1);
    if (!shown) return lying;
    const { roll: thrown, fight, victory } = shown;
    if (victory) return { ...lying, dim: 0.6 * part(time, victory.falls + 300, 500), gone: part(time, victory.dark - 300, 300) };
    if (fight && time < fight.ends) {
      const bite = fight.bites.find(({ place }) => place === index);
      const out = part(time, fight.ends - 260, 240);
      if (!bite) return lying;
      const seen = part(time, bite.at, 240) * (1 - part(time, fight.ends - 300, 200));
      return {
        ...lying,
        lit: glow(time, bite.at, 240) * (1 - out),
        gone: out,
        tag: bite === fight.bites.at(-1) && seen > 0 ? { soldiers: fight.soldiers, seen, bites: true } : undefined,
      };
    }
    if (!thrown || (thrown.only !== undefined && thrown.only !== index && time < thrown.event.lands)) return lying;
    const alone = thrown.only === undefined || thrown.only === index;
    const pose = alone ? toss(places[index]!, thrown.dice[index]!, time, index + 3 + roll.seat * 7) : lying.pose;
    const light = thrown.lights.find(({ place }) => place === index);
    const tag = tally?.tags.get(index);
    return {
      ...lying,
      pose,
      lit: light && time < thrown.settles ? glow(time, light.at, LIGHT_MS) : 0,
      dim: lying.dim * part(time, roll.farkle ? thrown.event.lands : thrown.settles - LIGHT_MS, LIGHT_MS),
      tag: tag && tag.seen > 0 ? { ...tag, bites: false } : undefined,
    };
  });
}

/** A die that is set aside slides over the rim towards the shelf. */
function leaving(die: SeenDie, share: number): SeenDie {
  return { ...die, pose: { ...die.pose, y: die.pose.y + (1.1 - die.pose.y) * share * share }, gone: share };
}

/** The event die at a moment of the decision that is shown. */
export function eventSeen(roll: Roll, shown: Choreography | undefined, time: number): { pose: Pose; lit: number; gone: number } {
  const lying = { pose: rest(EVENT_PLACE), lit: roll.event === 'blank' ? 0 : GLOWS, gone: 0 };
  if (shown?.victory) return { ...lying, gone: part(time, shown.victory.dark - 300, 300) };
  if (shown?.fight && time < shown.fight.ends) return { ...lying, gone: part(time, shown.fight.ends - 260, 240) };
  const thrown = shown?.roll;
  if (!thrown) return lying;
  const thrownToo = thrown.only === undefined || thrown.only === 'event';
  return {
    pose: thrownToo ? toss(EVENT_PLACE, thrown.event, time, 23 + roll.seat) : lying.pose,
    lit: lying.lit * part(time, thrown.event.lands, LIGHT_MS),
    gone: 0,
  };
}

/** Dice in the air whose result is not known yet, so long after they were asked for. */
export function diceAwaited(count: number, waited: number, seat: number): { dice: SeenDie[]; event: Pose } {
  const { dice, event } = flightsOf(count, true, 0, 0);
  const spinning = (lands: number) => {
    const time = Math.min(waited, lands * UNDECIDED);
    return { time, flight: { begins: 0, lands, waited: waited - time } };
  };
  return {
    dice: dice.map(({ lands }, index) => {
      const { time, flight } = spinning(lands);
      const pose = toss(placesOf(count)[index]!, flight, time, index + 3 + seat * 7);
      return { face: (index % 6) + 1, pose, lit: 0, dim: 0, gone: 0 };
    }),
    event: toss(EVENT_PLACE, spinning(event.lands).flight, spinning(event.lands).time, 23 + seat),
  };
}
