import { expect, it } from 'vitest';
import { choreography } from './choreography';
import { axe, shield, trick, view } from './fixtures';

const [mara, jonas] = [{ seat: 0 }, { seat: 1 }];

it('an own card leaves the hand, another’s the seat, and both go to the trick', () => {
  const { flights } = choreography(
    [
      { what: 'played', player: mara, card: shield(5), counts: 5 },
      { what: 'played', player: 'demon', card: axe(2), counts: 2 },
    ],
    view(),
    0,
  );
  expect(flights.map(({ from, to }) => [from, to])).toEqual([
    ['hand-shield-5', 'trick-seat-0'],
    ['demon', 'trick-demon'],
  ]);
  expect(flights[1]!.start).toBe(flights[0]!.start + flights[0]!.duration);
});

it('a finished trick lies there for a moment even if the next one has begun', () => {
  const before = view({ trick: trick({ order: ['demon', mara], plays: [{ player: 'demon', card: axe(2) }] }) });
  const { flights } = choreography(
    [
      { what: 'played', player: mara, card: shield(5), counts: 5 },
      { what: 'trick_won', player: 'demon', why: 'highest_of_led_suit', first_of_equals: false, card: axe(2), counts: 2 },
      { what: 'played', player: 'demon', card: axe(9), counts: 9 },
    ],
    before,
    0,
  );
  const [mine, first, next] = flights;
  expect([mine, first].map((flight) => flight!.start + flight!.duration + flight!.rest)).toEqual([next!.start, next!.start]);
  expect(first).toMatchObject({ from: 'trick-demon', to: 'trick-demon', duration: 0 });
  expect(next!.rest).toBe(0);
});

it('a placed card leaves the place it was played on, and its dragon falls when it has arrived', () => {
  const before = view({ stage: 'place', trick: trick({ plays: [{ player: jonas, card: shield(5) }] }) });
  const { flights, falls } = choreography(
    [
      { what: 'placed', by: mara, dragon: 'tidewhelp', slot: 0, card: shield(5), counts: 5 },
      { what: 'defeated', by: mara, dragon: 'tidewhelp', terror: 3 },
    ],
    before,
    0,
  );
  expect(flights).toMatchObject([{ from: 'trick-seat-1', to: 'tidewhelp-0' }]);
  expect(falls).toMatchObject([{ dragon: 'tidewhelp', to: 'seat-0', start: flights[0]!.start + flights[0]!.duration }]);
});
