import { describe, expect, it } from 'vitest';
import { DRAGONS } from './dragons';
import { GEAR } from './gear';
import { HEROES } from './heroes';
import { MONSTERS } from './monsters';
import { PLACES } from './places';
import { SHAPES, sprite } from './sprite';

describe('the figures', () => {
  const kinds = { MONSTERS, DRAGONS, PLACES, HEROES, GEAR };

  it.each(Object.entries(kinds))('each of %s has a shape that none of its kind has', (_, shapes) => {
    const all = Object.values<string>(shapes);
    expect(new Set(all).size).toBe(all.length);
  });

  it('no two have the same name', () => {
    const names = Object.values(kinds).flatMap((shapes) => Object.keys(shapes));
    expect(Object.keys(SHAPES)).toHaveLength(names.length);
  });

  it('all are in one sprite, each with a path', () => {
    const page = sprite();
    for (const figure of Object.keys(SHAPES)) {
      expect(page).toMatch(new RegExp(`<symbol id="figure-${figure}" viewBox="0 0 512 512">.*?<path`));
    }
  });
});
