import { expect, it, vi } from 'vitest';
import { Stage } from './stage.svelte';

it('lets nothing tell a roll before it has landed, one’s own takes longer', () => {
  vi.useFakeTimers();
  const stage = new Stage();
  stage.show(5, [{ what: 'rolled', seat: 0, roll: 1, dice: [1, 2], event: 'blank' }], 0);
  expect(stage.roll).toEqual({ number: 5, duration: 900 });
  expect(stage.rolling).toBe(true);
  vi.advanceTimersByTime(900 + 120);
  expect(stage.rolling).toBe(false);
  stage.show(6, [{ what: 'rolled', seat: 1, roll: 2, dice: [1], event: 'rally' }], 0);
  expect(stage.roll).toEqual({ number: 6, duration: 600 });
  expect(stage.mood).toEqual({ kind: 'rally', number: 6, delay: 600 });
  vi.useRealTimers();
});

it('ends what still moves when something new happens', () => {
  const stage = new Stage();
  stage.show(5, [{ what: 'recruited', seat: 0, soldiers: 200, bonus: 100 }], 0);
  expect(stage.acts).toHaveLength(2);
  const [first] = stage.acts;
  stage.ended(first!);
  expect(stage.acts).toHaveLength(1);
  stage.show(6, [{ what: 'turn_began', turn: 2, seat: 1 }], 0);
  expect(stage.acts).toEqual([]);
  expect(stage.rolling).toBe(false);
});
