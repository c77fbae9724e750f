import { expect, it } from 'vitest';
import { EVENT_PLACE, placesOf } from './places';
import { css, lightOn, rest, SIDES, sidesOf, toss, UNDECIDED } from './toss';

const flight = { begins: 0, lands: 700, waited: 0 };

it('has a place of its own for every die, none of them at the event die’s', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = placesOf(count);
    expect(places).toHaveLength(count);
    const all = [...places, EVENT_PLACE];
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.2);
  }
});

it('comes from the hearth’s side, stays in the bowl and lies where it belongs', () => {
  for (const [seed, place] of placesOf(6).entries()) {
    expect(toss(place, flight, 0, seed).y).toBeGreaterThan(1);
    for (let time = 0; time <= flight.lands; time += 20) {
      const { x, height } = toss(place, flight, time, seed);
      expect(x).toBeGreaterThanOrEqual(0.09);
      expect(x).toBeLessThanOrEqual(0.91);
      expect(height).toBeGreaterThanOrEqual(0);
    }
    expect(toss(place, flight, flight.lands, seed)).toEqual(rest(place));
    expect(toss(place, flight, flight.lands + 5000, seed)).toEqual(rest(place));
  }
});

it('touches the leather three times before it lies', () => {
  const heights = Array.from({ length: 701 }, (_, time) => toss(EVENT_PLACE, flight, time, 1).height);
  const touches = heights.filter((height, time) => time > 0 && height < heights[time - 1]! && height <= (heights[time + 1] ?? 0));
  expect(touches.length).toBeGreaterThanOrEqual(3);
});

it('spins on while its result is late, and still comes to rest without a jump', () => {
  const turned = (time: number, waited: number) => toss(EVENT_PLACE, { ...flight, waited }, time, 1).turn;
  const waits = flight.lands * UNDECIDED;
  expect(css(turned(waits, 100))).not.toBe(css(turned(waits, 250)));
  const last = turned(flight.lands - 0.01, 777).flat();
  rest(EVENT_PLACE)
    .turn.flat()
    .forEach((number, index) => expect(last[index]).toBeCloseTo(number, 1));
});

it('is lit from above and warmed from the hearth', () => {
  const { turn } = rest({ x: 0.5, y: 0.5, yaw: 0 });
  const [front, back, lower, upper] = SIDES.map((side) => lightOn(side, turn));
  expect(front!.dark).toBeLessThan(lower!.dark);
  expect(lower!.warm).toBeGreaterThan(front!.warm);
  expect(back).toBeUndefined();
  expect(upper).toBeUndefined();
});

it('shows seven on opposite sides, and every number once', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const sides = sidesOf(face);
    expect(sides[0]).toBe(face);
    expect(sides.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  }
});
