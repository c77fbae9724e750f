import { expect, it } from 'vitest';
import { choreography } from '../choreography';
import { view } from '../fixtures';
import type { Notice, View } from '../reading';
import { diceAwaited, diceSeen, eventSeen } from './seen';
import { rest } from './toss';
import { EVENT_PLACE, placesOf } from './places';

const roll: NonNullable<View['roll']> = {
  seat: 0,
  dice: [1, 3, 3, 5, 3, 6],
  event: 'rally',
  scoring: [1, 3, 3, 3, 5],
  worth: 450,
  farkle: false,
};
const rolled: Notice = { what: 'rolled', seat: 0, roll: 8, dice: roll.dice, event: 'rally' };
const shown = choreography([rolled], 0, view(), view({ roll }))!;

it('lets nothing glow, dim or be told while the dice are in the air', () => {
  for (let time = 0; time < shown.known; time += 60) {
    for (const die of diceSeen(roll, shown, undefined, time)) expect(die).toMatchObject({ lit: 0, dim: 0, gone: 0 });
    expect(eventSeen(roll, shown, time).lit).toBe(0);
  }
});

it('keeps every die where it landed, and dims at last what scores nothing', () => {
  for (const time of [shown.known, shown.known + 300, shown.ends, Infinity]) {
    const dice = diceSeen(roll, shown, undefined, time);
    expect(dice.map(({ pose }) => pose)).toEqual(placesOf(6).map(rest));
  }
  expect(diceSeen(roll, shown, undefined, shown.ends).map(({ dim }) => dim > 0)).toEqual([false, false, false, false, false, true]);
  expect(diceSeen(roll, undefined, undefined, Infinity)).toEqual(diceSeen(roll, shown, undefined, Infinity));
});

it('turns one die alone', () => {
  const turned = choreography(
    [{ what: 'die_turned', seat: 0, roll: 9, from: 6, to: 5 }],
    0,
    view({ roll: { ...roll, dice: [1, 3, 3, 5, 3, 6] } }),
    view({ roll: { ...roll, dice: [1, 3, 3, 5, 3, 5] } }),
  )!;
  expect(turned.roll?.only).toBe(5);
  const dice = diceSeen({ ...roll, dice: [1, 3, 3, 5, 3, 5] }, turned, undefined, 100);
  expect(dice.slice(0, 5).map(({ pose }) => pose)).toEqual(placesOf(6).slice(0, 5).map(rest));
  expect(dice[5]!.pose).not.toEqual(rest(placesOf(6)[5]!));
  expect(eventSeen(roll, turned, 100).pose).toEqual(rest(EVENT_PLACE));
});

it('takes the dice that are set aside out of the bowl and leaves the others lying', () => {
  const taking = choreography([{ what: 'set_aside', seat: 0, dice: [1, 5], soldiers: 150, eaten: 0 }], 0, view({ roll }), view())!;
  const gone = (time: number, shown = taking as typeof taking | undefined) =>
    diceSeen(roll, shown, undefined, time, [1, 5]).map((die) => die.gone);
  expect(gone(taking.changes / 2)).toEqual([0.5, 0, 0, 0.5, 0, 0]);
  expect(gone(taking.ends)).toEqual([1, 0, 0, 1, 0, 0]);
  expect(gone(Infinity, undefined)).toEqual([1, 0, 0, 1, 0, 0]);
});

it('never lets an awaited die lie', () => {
  for (const waited of [0, 500, 900, 5000]) {
    const { dice } = diceAwaited(6, waited, 0);
    for (const [index, { pose }] of dice.entries()) expect(pose).not.toEqual(rest(placesOf(6)[index]!));
  }
});
