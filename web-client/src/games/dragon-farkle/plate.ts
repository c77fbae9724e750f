import type { Choice } from './choice.svelte';
import type { Choreography } from './choreography';
import type { Perspective } from './perspective';
import { offerOf, sideOf, type FarkleTable, type Notice, type View } from './reading';
import type { FarkleWords } from './words';

/** What the words on the bowl's rim depend on. */
interface Moment {
  /** The table that words may know. */
  table: FarkleTable;
  /** The table whose pieces are seen. */
  pieces: View;
  shown: Choreography | undefined;
  time: number;
  /** How many dice are in the air without a result. */
  awaited: number;
  choice: Pick<Choice, 'sets' | 'set' | 'forced'>;
  seen: Perspective;
  words: FarkleWords;
}

/** The words on the brass plate: what the bowl shows, and never more than that. */
export function plateOf(moment: Moment): string {
  const { table, pieces, shown, time, awaited, seen, words } = moment;
  const { bowl } = words;
  const running = shown && time < shown.ends ? shown : undefined;
  if (awaited > 0) return bowl.air(awaited);
  if (running?.victory) return time < running.victory.dawn ? bowl.lastWound : bowl.free;
  if (running?.fight && time < running.fight.ends) return fightWords(running.fight, time, words);
  if (running?.heal && time < running.heal.ends) return bowl.repelled;
  const { roll } = pieces;
  if (running?.roll && roll && time < running.roll.event.lands) return bowl.air(roll.dice.length);
  if (running?.settled && time >= running.settled.at) return bowl.clash;
  if (table.view.winner !== undefined) return bowl.free;
  if (roll?.farkle) return bowl.farkle;
  if (roll && running?.roll && time < running.roll.settles && running.roll.lights.length > 0) return bowl.counting;
  return roll ? rollWords(moment, roll) : waitingWords(table, pieces, seen, words);
}

function fightWords({ hits, bites }: NonNullable<Choreography['fight']>, time: number, { bowl }: FarkleWords): string {
  const bite = bites[0]?.at;
  return bite !== undefined && time >= bite
    ? bowl.bites
    : hits.length > 0
      ? bowl.wounded(hits.filter((at) => time >= at).length)
      : bowl.unhurt;
}

function rollWords({ table, pieces, choice, seen, words: { bowl } }: Moment, roll: NonNullable<View['roll']>): string {
  const battling = sideOf(pieces)?.part === 'battling';
  const fought = offerOf(table.offers, 'fought')?.effect;
  if (battling && fought) return roll.event === 'blank' ? bowl.noWound : bowl.strikes[roll.event](fought.damage);
  if (battling) return bowl.event[roll.event];
  if (roll.event === 'dragon' && roll.scoring.length === 0) return bowl.evaded;
  if (choice.set?.effect.eaten) return bowl.eats(choice.set.effect.eaten);
  if (choice.set?.effect.all_scored) return bowl.hot;
  if (choice.sets.length > 0) return choice.forced ? bowl.forced : bowl.choose;
  return bowl.worth(seen.who(roll.seat), roll.worth);
}

function waitingWords(table: FarkleTable, pieces: View, seen: Perspective, words: FarkleWords): string {
  const { bowl } = words;
  const present = sideOf(pieces);
  const latest = table.past.at(-1)?.notices ?? [];
  if (!present) return outcomeOf(latest, seen, words) ?? bowl.idle;
  const { side } = present;
  const all = side.next === side.dice && latest.some(({ what }) => what === 'set_aside');
  return all ? bowl.hot : bowl.left(side.next);
}

/** What the latest decision ended, if it ended something. */
export function outcomeOf(notices: readonly Notice[], seen: Perspective, { bowl }: FarkleWords): string | undefined {
  for (const notice of notices) {
    if (notice.what === 'settled')
      return bowl.settled(notice.winner === undefined ? undefined : seen.who(notice.winner), notice.attack, notice.defence);
    if (notice.what === 'recruited') return bowl.recruited(seen.who(notice.seat), notice.soldiers + notice.bonus);
    if (notice.what === 'army_gone') return bowl.eaten;
    if (notice.what === 'turn_ended' && notice.why === 'farkled') return bowl.farkle;
    if (notice.what === 'turn_ended' && notice.why === 'repelled') return bowl.repelled;
  }
  return undefined;
}
