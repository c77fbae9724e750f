import { expect, it } from 'vitest';
import { at, within } from './home';

it('a house that has all of an origin knows paths as they are', () => {
  expect(at('/r/1')).toBe('/r/1');
  expect(within('/r/1')).toBe('/r/1');
  expect(within('/')).toBe('/');
});

it('a house that has a part of one adds it and takes it off', () => {
  expect(at('/r/1', '/games/')).toBe('/games/r/1');
  expect(at('/', '/games/')).toBe('/games/');
  expect(within('/games/r/1', '/games/')).toBe('/r/1');
  expect(within('/games/', '/games/')).toBe('/');
  expect(within('/games', '/games/')).toBe('/');
});

it('what lies beside the house is not of it', () => {
  expect(within('/r/1', '/games/')).toBeUndefined();
  expect(within('/gamesmaster', '/games/')).toBeUndefined();
});
