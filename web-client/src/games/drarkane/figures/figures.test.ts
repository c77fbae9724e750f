import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIGHT } from './light';

const SYMBOLS = readFileSync(new URL('./dragons.svg', import.meta.url), 'utf8')
  .split('<symbol ')
  .slice(1);

/** The outline of every dragon: what is drawn, whatever its colours. */
const OUTLINES = Object.fromEntries(
  SYMBOLS.map((symbol) => [
    /id="(\w+)"/.exec(symbol)![1]!,
    [...symbol.matchAll(/ (?:d|transform|cx|cy|r|rx|ry|points)="[^"]+"/g)].map(([drawn]) => drawn).join(''),
  ]),
);

describe('the dragons', () => {
  it('each has a figure, and no figure is nobody’s', () => {
    expect(Object.keys(OUTLINES).sort()).toEqual(Object.keys(LIGHT).sort());
    expect(Object.keys(LIGHT)).toHaveLength(20);
  });

  it('no two have the same outline', () => {
    for (const outline of Object.values(OUTLINES)) expect(outline.length).toBeGreaterThan(100);
    expect(new Set(Object.values(OUTLINES)).size).toBe(20);
  });

  it('no two are seen in the same light', () => {
    expect(new Set(Object.values(LIGHT).map(({ glow, sky, ground }) => [glow, sky, ground].join())).size).toBe(20);
  });
});
