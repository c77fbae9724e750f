import { expect, it } from 'vitest';
import { axe, seenBy, shield, trick, view } from './fixtures';
import { shownTrick } from './reading';
import { leftToPlace, trickLine } from './trick';
import { words as en } from './words/en';

const [mara, jonas, aylin] = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];
const knight = { kind: 'knight' as const };

it('of two Knights one is still to be placed', () => {
  const plays = [
    { player: mara, card: knight },
    { player: jonas, card: axe(2) },
    { player: aylin, card: knight },
  ];
  expect(leftToPlace(trick({ plays, unplaced: [{ card: knight }] }))).toEqual([false, false, true]);
});

it('the last trick of the game stays, any other is gathered', () => {
  const last = trick({ trick: 1, plays: [{ player: mara, card: shield(5) }] });
  const next = trick({ trick: 2 });
  expect(shownTrick(view({ trick: next, last_trick: last }))).toBe(next);
  expect(shownTrick(view({ stage: 'over', trick: next, last_trick: last }))).toBe(last);
  expect(shownTrick(view({ stage: 'declare', trick: trick(), last_trick: last }))).toBeUndefined();
});

it('the line says what was led and who is ahead and why', () => {
  const seen = seenBy(0, en);
  const now = trick({
    plays: [{ player: jonas, card: shield(6) }],
    led: 'shield',
    winning: { player: jonas, why: 'highest_of_led_suit', first_of_equals: false, card: shield(6) },
  });
  expect(trickLine(view({ trick: now }), seen, en)).toBe('Shield led · Jonas is ahead: highest Shield');
  const low = { ...now, wizards: 'lowest_wins' as const };
  expect(trickLine(view({ trick: low }), seen, en)).toContain('Lowest number wins');
  const next = view({ trick: trick({ trick: 2 }), last_trick: now });
  expect(trickLine(next, seen, en)).toBe('Shield led · Jonas took it: highest Shield');
});
