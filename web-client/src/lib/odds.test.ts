import { expect, it } from 'vitest';
import { oddsBy, percent } from './odds';

it('chances are written in whole per cents', () => {
  expect(percent(556, 'en')).toBe('56%');
  expect(percent(556, 'de')).toBe('56\u00a0%');
});

it('only what never or always happens is nothing or all', () => {
  expect(percent(0, 'en')).toBe('0%');
  expect(percent(4, 'en')).toBe('< 1%');
  expect(percent(10, 'en')).toBe('1%');
  expect(percent(990, 'en')).toBe('99%');
  expect(percent(996, 'en')).toBe('> 99%');
  expect(percent(1000, 'en')).toBe('100%');
});

it('what a player fears is listed from the rarest on, what a player hopes for from the likeliest', () => {
  const nameOf = (offer: number) => ['stop', 'set aside 1', 'set aside 5'][offer]!;
  const [farkle, hurt] = oddsBy(
    [
      { of: 'farkle', offer: 1, permille: 400 },
      { of: 'farkle', offer: 2, permille: 160 },
      { of: 'dragon_hurt', offer: 1, permille: 100 },
      { of: 'dragon_hurt', permille: 700 },
    ],
    nameOf,
  );
  expect(farkle).toEqual({
    of: 'farkle',
    odds: [
      { name: 'set aside 5', permille: 160 },
      { name: 'set aside 1', permille: 400 },
    ],
  });
  expect(hurt?.odds.map(({ name }) => name)).toEqual([undefined, 'set aside 1']);
});

it('offers that read alike and are as likely stand there once', () => {
  const [group] = oddsBy(
    [
      { of: 'hit', offer: 0, permille: 500 },
      { of: 'hit', offer: 1, permille: 500 },
      { of: 'hit', offer: 2, permille: 400 },
    ],
    () => 'Roll',
  );
  expect(group?.odds).toEqual([
    { name: 'Roll', permille: 500 },
    { name: 'Roll', permille: 400 },
  ]);
});
