import { expect, it } from 'vitest';
import { placeBubbles } from './bubbles';

const phone = { width: 390, height: 844 };
const seat = (left: number) => ({ left, top: 60, right: left + 90, bottom: 140 });

it('words stand under their seat on a phone, inside the window', () => {
  const [first, last] = placeBubbles(
    [
      { seat: seat(10), sign: false, width: 100, height: 40 },
      { seat: seat(300), sign: false, width: 236, height: 40 },
    ],
    phone,
  );
  expect(first).toMatchObject({ left: 10, top: 144 });
  expect(last!.left).toBe(390 - 236 - 8);
});

it('two that would meet stand below each other', () => {
  const [first, second] = placeBubbles(
    [
      { seat: seat(10), sign: false, width: 200, height: 40 },
      { seat: seat(110), sign: false, width: 200, height: 40 },
    ],
    phone,
  );
  expect(second!.top).toBeGreaterThanOrEqual(first!.top + 40);
});

it('words stand beside a column of seats', () => {
  const [only] = placeBubbles([{ seat: seat(18), sign: false, width: 200, height: 40 }], { width: 1366, height: 768 });
  expect(only).toMatchObject({ left: 116, top: 60, beside: true });
});
