import { expect, it } from 'vitest';
import { groupsOf, throwOf } from './throw';

const rolled = { dice: [1, 3, 3, 5, 3, 6], scoring: [1, 3, 3, 3, 5], farkle: false };

it('lights scoring dice face by face, in the order in which they lie', () => {
  expect(groupsOf(rolled)).toEqual([[0], [1, 2, 4], [3]]);
  const { lights } = throwOf(rolled, true, 0);
  expect(lights.map(({ place }) => place)).toEqual([0, 1, 2, 4, 3]);
  expect(lights.map(({ at }) => at)).toEqual([1200, 1440, 1560, 1680, 1920]);
  expect(lights.map(({ group }) => group)).toEqual([0, 1, 1, 1, 2]);
});

it('lets all dice lie before anything is lit, the event die last', () => {
  const { dice, event, lights, settles } = throwOf(rolled, true, 0);
  expect(dice).toHaveLength(6);
  expect(Math.max(...dice.map(({ lands }) => lands))).toBe(900);
  expect(event.lands).toBe(1020);
  expect(lights[0]!.at).toBeGreaterThan(event.lands);
  expect(settles).toBe(2280);
});

it('is quicker for others, and looks for a while at a farkle', () => {
  expect(throwOf(rolled, false, 0).event.lands).toBe(680);
  expect(throwOf({ dice: [2, 3], scoring: [], farkle: false }, true, 0)).toMatchObject({ lights: [], settles: 1200 });
  expect(throwOf({ dice: [2, 3], scoring: [], farkle: true }, true, 0)).toMatchObject({ lights: [], settles: 2100 });
});

it('goes on from where it is when the result comes late, and never lies before', () => {
  expect(throwOf(rolled, true, 0, 250).event).toEqual({ begins: -250, lands: 770, waited: 0 });
  expect(throwOf(rolled, true, 0, 1000).event).toEqual({ begins: -612, lands: 408, waited: 388 });
  for (const late of [0, 300, 600, 5000])
    for (const { lands } of throwOf(rolled, true, 0, late).dice) expect(lands).toBeGreaterThanOrEqual(250);
  expect(throwOf(rolled, false, 0, 1000).event).toEqual({ begins: 0, lands: 680, waited: 0 });
});
