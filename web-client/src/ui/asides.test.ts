import { expect, it } from 'vitest';
import Hourglass from '~icons/game-icons/hourglass';
import { plain, rich } from '../lib/rich';
import { words as en } from '../lib/words/en';
import type { GameTable } from '../protocol/games';
import { chronicleWith, logWith, type Asides } from './asides';

const moved = { icon: Hourglass, line: rich`Jonas moved.` };
const line = (key: string, text: string) => ({ key, icon: Hourglass, line: [text], at: 0 });
const asides = (rest: Partial<Asides>): Asides => ({
  past: [],
  takenBack: [],
  me: 0,
  nameOf: (seat) => ['Mara', 'Jonas'][seat]!,
  words: en,
  odds: false,
  ...rest,
});
const past = (...decisions: object[]) => decisions as GameTable['past'];

it('the chronicle says that the last step was taken back', () => {
  const told = (by: number) => plain(chronicleWith(moved, asides({ past: past({ seq: 4 }), takenBack: [{ seq: 6, at: 0, by }] })).line);
  expect(told(1)).toBe('Jonas took the last step back.');
  expect(told(0)).toBe('You took your last step back.');
});

it('a later step is told as always', () => {
  expect(chronicleWith(moved, asides({ past: past({ seq: 7 }), takenBack: [{ seq: 6, at: 0, by: 1 }] }))).toBe(moved);
});

it('the chronicle says why a seat did not decide itself', () => {
  const told = chronicleWith(moved, asides({ past: past({ seq: 7, by: 1, stead: 'clock' }) }));
  expect(plain(told.line)).toBe('The time of Jonas was up. Jonas moved.');
  const mine = chronicleWith(moved, asides({ past: past({ seq: 7, by: 0, stead: 'clock' }) }));
  expect(plain(mine.line)).toBe('Your time was up. Jonas moved.');
  const free = chronicleWith(moved, asides({ past: past({ seq: 7, by: 2, stead: 'automatic' }) }));
  expect(plain(free.line)).toBe('A bot plays on the free seat. Jonas moved.');
  const away = chronicleWith(moved, asides({ past: past({ seq: 7, by: 1, stead: 'room' }) }));
  expect(plain(away.line)).toBe('Jonas is away; the room goes on. Jonas moved.');
});

it('a table with odds is told so before anybody has decided, and at the foot of the log', () => {
  const told = (...decisions: object[]) => plain(chronicleWith(moved, asides({ odds: true, past: past(...decisions) })).line);
  expect(told({ seq: 3 })).toBe('Odds may be asked for. Jonas moved.');
  expect(told({ seq: 3 }, { seq: 4, by: 1 })).toBe('Jonas moved.');
  const [group] = logWith(
    [{ key: '1', title: 'Turn 1', lines: [line('5.0', 'five'), line('3.0', 'three')] }],
    asides({ odds: true, past: past({ seq: 3, at: 7 }) }),
  );
  expect(group?.lines.map(({ key, at }) => [key, at])).toEqual([
    ['5.0', 0],
    ['3.0', 0],
    ['0.odds', 7],
  ]);
});

it('the log has a line of its own for both, in the turn in which it happened', () => {
  const groups = [
    { key: '2', title: 'Turn 2', lines: [line('9.0', 'nine'), line('8.0', 'eight')] },
    { key: '1', title: 'Turn 1', lines: [line('5.1', 'five'), line('5.0', 'five'), line('3.0', 'three')] },
  ];
  const log = logWith(groups, asides({ past: past({ seq: 9, at: 0, by: 1, stead: 'automatic' }), takenBack: [{ seq: 7, at: 0, by: 1 }] }));
  expect(log.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
    ['9.0', '9.stead', '8.0'],
    ['7.back', '5.1', '5.0', '3.0'],
  ]);
});
