import { expect, it } from 'vitest';
import { tallyAt, valuesOf } from './tally';
import { throwOf } from './throw';

const rolled = { dice: [1, 3, 3, 5, 3, 6], scoring: [1, 3, 3, 3, 5], farkle: false };
const groups = [
  { dice: [1], worth: 100 },
  { dice: [3, 3, 3], worth: 300 },
  { dice: [5], worth: 50 },
];
const { lights, settles } = throwOf(rolled, true, 0);

it('tells what each group brings in the order in which the dice lie, whoever rolled', () => {
  expect(valuesOf(rolled, groups)).toEqual([100, 300, 50]);
  expect(valuesOf({ ...rolled, dice: [5, 3, 3, 1, 3, 6] }, groups)).toEqual([50, 300, 100]);
});

it('knows no values where only all dice together score', () => {
  const straight = { dice: [1, 2, 3, 4, 5, 6], scoring: [1, 2, 3, 4, 5, 6], farkle: false };
  expect(valuesOf(straight)).toBeUndefined();
});

it('counts group by group and tells each when its last die is lit', () => {
  const values = [100, 300, 50];
  expect(tallyAt(lights, values, 450, settles, 1199).sum).toBe(0);
  expect(tallyAt(lights, values, 450, settles, 1420).sum).toBe(100);
  expect(tallyAt(lights, values, 450, settles, 1900)).toMatchObject({ sum: 400 });
  expect([...tallyAt(lights, values, 450, settles, 1900).tags.keys()]).toEqual([0, 4, 3]);
  expect(tallyAt(lights, values, 450, settles, settles).sum).toBe(450);
});

it('counts to the same end without values, with one tag', () => {
  const { sum, tags } = tallyAt(lights, undefined, 450, settles, settles);
  expect(sum).toBe(450);
  expect([...tags.keys()]).toEqual([3]);
});
