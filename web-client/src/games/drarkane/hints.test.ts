import { expect, it } from 'vitest';
import { en } from './help/en';
import { table } from './fixtures';
import { drarkaneHint } from './hints';
import type { DrarkaneOffer, DrarkaneTable } from './reading';

const offering = (...kinds: string[]): DrarkaneTable => ({ ...table(), offers: kinds.map((kind) => ({ intent: { do: kind } }) as unknown as DrarkaneOffer) });

it.each(['give', 'give_back', 'declare', 'keep', 'play', 'play_mercenary', 'place', 'offer', 'swap'])('a word about %s leads to a chapter of the guide', (kind) => {
  const hint = drarkaneHint(offering(kind), 'en', () => true);
  expect(hint?.kind).toBe(kind);
  expect(en.map(({ id }) => id)).toContain(hint?.chapter);
});

it('says nothing of what was met before', () => {
  expect(drarkaneHint(offering('play'), 'de', () => false)).toBeUndefined();
});
