import { expect, it } from 'vitest';
import { firstNew } from '../hints';
import { sets } from './fixtures';
import { FARKLE_HINTS } from './hints';
import type { FarkleOffer } from './reading';

const hinted = (...offers: FarkleOffer[]) => firstNew(FARKLE_HINTS, offers, 'en', () => true)?.kind;

it('speaks of the dragon face and of the rally before it speaks of setting aside', () => {
  const plain = sets([1], 100);
  expect(hinted(plain)).toBe('set_aside');
  expect(hinted(plain, sets([1], 200, 'double'))).toBe('rally');
  const eaten = { ...plain, effect: { ...plain.effect, eaten: 100 } } as FarkleOffer;
  expect(hinted(eaten)).toBe('dragon');
});
