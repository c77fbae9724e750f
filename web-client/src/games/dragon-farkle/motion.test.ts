import { expect, it, vi } from 'vitest';
import { Motion } from './motion.svelte';

it('lets nothing tell a roll before it has landed, one’s own takes longer', () => {
  vi.useFakeTimers();
  const motion = new Motion();
  motion.show({ seq: 5, at: 0, notices: [{ what: 'rolled', seat: 0, roll: 1, dice: [1, 2], event: 'blank' }] }, 0);
  expect(motion.roll).toEqual({ number: 5, duration: 900 });
  expect(motion.rolling).toBe(true);
  vi.advanceTimersByTime(900 + 120);
  expect(motion.rolling).toBe(false);
  motion.show({ seq: 6, at: 0, notices: [{ what: 'rolled', seat: 1, roll: 2, dice: [1], event: 'rally' }] }, 0);
  expect(motion.roll).toEqual({ number: 6, duration: 600 });
  expect(motion.mood).toEqual({ kind: 'rally', number: 6, delay: 600 });
  vi.useRealTimers();
});

it('ends what still moves when something new happens', () => {
  const motion = new Motion();
  motion.show({ seq: 5, at: 0, notices: [{ what: 'recruited', seat: 0, soldiers: 200, bonus: 100 }] }, 0);
  expect(motion.acts).toHaveLength(2);
  const [first] = motion.acts;
  motion.ended(first!);
  expect(motion.acts).toHaveLength(1);
  motion.show({ seq: 6, at: 0, notices: [{ what: 'turn_began', turn: 2, seat: 1 }] }, 0);
  expect(motion.acts).toEqual([]);
  expect(motion.rolling).toBe(false);
});
