import { expect, it } from 'vitest';
import { tallyAt, valuesOf } from './tally';
import { throwOf } from './throw';

const rolled = { dice: [1, 3, 3, 5, 3, 6], scoring: [1, 3, 3, 3, 5], farkle: false };
const offered = [
  { dice: [1], soldiers: 100 },
  { dice: [5], soldiers: 50 },
  { dice: [1, 5], soldiers: 150 },
  { dice: [3, 3, 3], soldiers: 300 },
  { dice: [3, 3, 3], soldiers: 600 },
];
const { lights, settles } = throwOf(rolled, true, 0);

it('reads from the offers what each group brings, undoubled', () => {
  expect(valuesOf(rolled, 450, offered)).toEqual([100, 300, 50]);
});

it('knows no values where only all dice together score, or where nothing is offered', () => {
  const straight = { dice: [1, 2, 3, 4, 5, 6], scoring: [1, 2, 3, 4, 5, 6], farkle: false };
  expect(valuesOf(straight, 3000, offered)).toBeUndefined();
  expect(valuesOf(rolled, 450, [])).toBeUndefined();
  const pairs = { dice: [1, 1, 5, 5, 3, 3], scoring: [1, 1, 3, 3, 5, 5], farkle: false };
  expect(valuesOf(pairs, 2000, [...offered, { dice: [1, 1], soldiers: 200 }])).toBeUndefined();
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
