import { expect, it } from 'vitest';
import { en } from './help/en';
import { draghanHint } from './hints';
import type { DraghanOffer, DraghanTable } from './reading';

const offering = (kind: string) => ({ offers: [{ intent: { do: kind } } as unknown as DraghanOffer] }) as DraghanTable;

it.each(['choose', 'heal', 'place', 'commit', 'call', 'give_coin', 'replace', 'buy', 'give', 'leave_behind', 'travel'])('a word about %s leads to a chapter of the guide', (kind) => {
  const hint = draghanHint(offering(kind), 'en', () => true);
  expect(hint?.kind).toBe(kind);
  expect(en.map(({ id }) => id)).toContain(hint?.chapter);
});

it('says nothing of what was met before', () => {
  expect(draghanHint(offering('place'), 'de', () => false)).toBeUndefined();
});
