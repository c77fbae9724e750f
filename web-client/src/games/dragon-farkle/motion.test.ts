import { SvelteMap } from 'svelte/reactivity';
import { expect, it } from 'vitest';
import { view } from './fixtures';
import { Motion } from './motion.svelte';
import type { View } from './reading';

const roll: NonNullable<View['roll']> = { seat: 0, dice: [1, 2, 5], event: 'blank', scoring: [1, 5], worth: 150, farkle: false };

/** A motion, and a clock for it. */
function still() {
  const clock = new SvelteMap([['elapsed', 0]]);
  return { motion: new Motion(() => clock.get('elapsed')!), after: (time: number) => void clock.set('elapsed', time) };
}

function rolling(seat = 0) {
  const { motion, after } = still();
  const notices = [{ what: 'rolled' as const, seat, roll: 8, dice: roll.dice, event: roll.event }];
  const scene = motion.show({ seq: 5, at: 0, notices }, 0, view(), view({ roll: { ...roll, seat } }));
  return { motion, scene, after };
}

it('lets nothing know a roll before its last die lies; one’s own takes longer', () => {
  const { motion, scene, after } = rolling();
  expect(scene!.known).toBe(1020);
  expect(rolling(1).scene!.known).toBe(680);
  after(1019);
  expect(motion.rolling).toBe(true);
  expect(motion.tally!.sum).toBe(0);
});

it('counts the roll while it settles, and then lets the player decide', () => {
  const { motion, scene, after } = rolling();
  after(scene!.known + 500);
  expect(motion.rolling).toBe(false);
  expect(motion.settling).toBe(true);
  expect(motion.tally!.sum).toBeGreaterThan(0);
  after(scene!.ends);
  expect(motion.settling).toBe(false);
  expect(motion.tally).toBeUndefined();
});

it('has everything in its place for somebody who does not want to wait', () => {
  const { motion } = rolling();
  motion.rest();
  expect(motion.rolling).toBe(false);
  expect(motion.settling).toBe(false);
  expect(motion.time).toBe(Infinity);
});

it('shows the table as it stood until the decision has changed it', () => {
  const { motion, after: wait } = still();
  const [before, after] = [view({ roll }), view({ turn: 5 })];
  const scene = motion.show({ seq: 5, at: 0, notices: [{ what: 'recruited', seat: 0, soldiers: 200, bonus: 100 }] }, 0, before, after);
  expect(motion.viewOf(after)).toBe(before);
  wait(scene!.ends);
  expect(motion.viewOf(after)).toBe(after);
});

it('leaves the dice lying that were not set aside, until something else happens', () => {
  const { motion } = still();
  motion.show({ seq: 5, at: 0, notices: [{ what: 'set_aside', seat: 0, dice: [1], soldiers: 100, eaten: 0 }] }, 0, view({ roll }), view());
  expect(motion.left).toEqual({ roll, taken: [1] });
  motion.rest();
  expect(motion.left).toBeDefined();
  motion.show({ seq: 6, at: 0, notices: [{ what: 'turn_began', turn: 2, seat: 1 }] }, 0, view(), view());
  expect(motion.left).toBeUndefined();
});

it('lets a sound be heard when its moment is seen, once, and not for somebody who does not wait', () => {
  const { motion, after } = rolling();
  expect(motion.due()).toEqual([]);
  after(1500);
  expect(motion.due()).toHaveLength(4);
  expect(motion.due()).toEqual([]);
  const hasty = rolling().motion;
  hasty.rest();
  expect(hasty.due()).toEqual([]);
});
