import { expect, it } from 'vitest';
import { seenBy, view } from './fixtures';
import { hubLine } from './hub';
import { COLORS } from './reading';
import { STONE_WORDS } from './words';

it('the line under the dice is short in every language, whoever plays', () => {
  for (const words of Object.values(STONE_WORDS)) {
    for (const seat of [0, 1, undefined]) {
      const seen = seenBy(seat, words);
      for (const to_move of COLORS) {
        const values: [number, number] = [5, 2];
        const stages = [
          view({ to_move, stage: 'roll' }),
          view({ to_move, dice: { values, used: [false, false] } }),
          view({ to_move, dice: { values, used: [true, false] } }),
        ];
        const lines = stages.flatMap((each) => [hubLine(each, seen, words, false), hubLine(each, seen, words, true)]);
        for (const line of [...lines, words.arena.wins(to_move)]) expect(line.length, line).toBeLessThanOrEqual(16);
      }
    }
  }
});

it('nothing under the dice tells a roll that still falls', () => {
  const words = STONE_WORDS.en;
  const seen = seenBy(0, words);
  const rolled = view({ dice: { values: [5, 2], used: [false, false] } });
  expect(hubLine(rolled, seen, words, true)).toBe('rolling');
  expect(hubLine(rolled, seen, words, false)).toBe('5 and 2');
  expect(hubLine(view({ dice: { values: [5, 2], used: [true, false] } }), seen, words, false)).toBe('2 is left');
});
