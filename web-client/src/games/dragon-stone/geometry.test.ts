import { describe, expect, it } from 'vitest';
import { angleOf, placeAt, polar, SEGMENTS, stepsBetween, stepsFrom, wayPoint, wedge } from './geometry';

const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

describe('the ring', () => {
  it('has Black’s entry at the bottom and White’s at the top', () => {
    expect(rounded(placeAt(2, 'inner', 0))).toEqual({ x: 0, y: 130 });
    expect(rounded(placeAt(14, 'inner', 0))).toEqual({ x: 0, y: -130 });
  });

  it('is turned by half for White', () => {
    for (let segment = 1; segment <= SEGMENTS; segment++) {
      const black = placeAt(segment, 'outer', 0);
      const white = placeAt(segment, 'outer', 180);
      expect(rounded({ x: black.x + white.x, y: black.y + white.y })).toEqual({ x: 0, y: 0 });
    }
  });

  it('is numbered clockwise on the screen', () => {
    expect(rounded(placeAt(8, 'inner', 0))).toEqual({ x: -130, y: 0 });
    expect(rounded(placeAt(20, 'inner', 0))).toEqual({ x: 130, y: 0 });
  });

  it('is covered by wedges that meet', () => {
    const edge = (segment: number, side: number) => rounded(polar(angleOf(segment, 0) + side * 7.5, 180));
    for (let segment = 1; segment < SEGMENTS; segment++) expect(edge(segment, 1)).toEqual(edge(segment + 1, -1));
    expect(new Set(Array.from({ length: SEGMENTS }, (_, index) => wedge(index + 1, 0))).size).toBe(SEGMENTS);
  });
});

describe('steps', () => {
  it('go round past 24 and 1', () => {
    expect(stepsFrom(23, 3)).toBe(2);
    expect(stepsFrom(2, -3)).toBe(23);
  });

  it('are counted in the direction of the stone', () => {
    expect(stepsBetween(22, 3, 1)).toBe(5);
    expect(stepsBetween(3, 22, -1)).toBe(5);
    expect(stepsBetween(4, 4, 1)).toBe(24);
  });
});

describe('a way', () => {
  const way = (steps: number, from: 'inner' | 'outer', part: number) =>
    wayPoint({ segment: 23, place: from }, { place: 'inner' }, steps, 1, 0, part);

  it('begins and ends on the places', () => {
    for (const steps of [1, 3, 6]) {
      expect(rounded(way(steps, 'outer', 0))).toEqual(rounded(placeAt(23, 'outer', 0)));
      expect(rounded(way(steps, 'outer', 1))).toEqual(rounded(placeAt(stepsFrom(23, steps), 'inner', 0)));
    }
  });

  it('leaves the lane of numbers and the rim alone', () => {
    for (let part = 0; part <= 1; part += 0.02) {
      const { x, y } = way(6, 'inner', part);
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(129.9);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(152.1);
    }
  });
});
