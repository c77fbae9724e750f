import { expect, test } from 'vitest';
import { refusalInside, refusalSentence } from './refusals';
import { words as en } from './words/en';

test('whoever comes back to a seat that was freed is told that it is gone, not that the room is', () => {
  const refusal = { code: 'no_such_room_or_seat' } as const;
  expect(refusalInside(refusal, en, String)).toBe('You have no seat here any more.');
  expect(refusalSentence(refusal, en, String)).toContain('no such room');
});
