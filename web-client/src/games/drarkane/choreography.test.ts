import { describe, expect, it } from 'vitest';
import type { DrarkaneStandingDragon } from '../../protocol/drarkane';
import { choreography, type Choreography } from './choreography';
import { axe, player, shield, trick, view } from './fixtures';
import type { Dragon, Notice, View } from './reading';

const [mara, jonas] = [{ seat: 0 }, { seat: 1 }];
const stands = (dragon: Dragon): DrarkaneStandingDragon => ({
  dragon,
  terror: 3,
  trophy: 2,
  slots: [{ ask: { asks: 'suit', suit: 'shield', least: 3 } }],
});

/** The pieces at a time, in a few words: trick, zone, hand. */
function at({ steps }: Choreography, time: number): { trick: string[]; zone: string[]; hand: number | undefined; stage: string } {
  const { view } = steps.findLast((step) => step.at <= time)!;
  return {
    trick: view.trick.plays.map(({ card }) => ('number' in card ? `${card.kind} ${card.number}` : card.kind)),
    zone: view.zone.map(({ dragon, slots }) => `${dragon}${slots.every(({ filled }) => filled) ? ' full' : ''}`),
    hand: view.players[0]?.hand?.length,
    stage: view.stage,
  };
}

const plays = (who: { seat: number } | 'demon', card: ReturnType<typeof shield>): Notice => ({ what: 'played', player: who, card });
const wins = (who: { seat: number } | 'demon', card: ReturnType<typeof shield>): Notice => ({
  what: 'trick_won',
  player: who,
  why: 'highest_of_led_suit',
  first_of_equals: false,
  card,
});

describe('a card that is played', () => {
  const before = view({
    players: [player(mara, { hand: [shield(5), shield(9)] }), player('demon')],
    trick: trick({ order: [mara, 'demon'] }),
  });

  it('leaves the hand at once and lies in the trick when it has arrived', () => {
    const shown = choreography([plays(mara, shield(5))], before, view({ trick: trick({ plays: [{ player: mara, card: shield(5) }] }) }), 0);
    expect(shown.flights).toMatchObject([{ from: 'hand-shield-5', to: 'trick-seat-0', start: 0 }]);
    expect(at(shown, 0)).toMatchObject({ hand: 1, trick: [] });
    expect(at(shown, shown.ends)).toMatchObject({ hand: 1, trick: ['shield 5'] });
  });

  it('comes from the seat of another, one after the other', () => {
    const { flights, ends } = choreography([plays(mara, shield(5)), plays('demon', axe(2))], before, view(), 0);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['hand-shield-5', 'trick-seat-0'],
      ['demon', 'trick-demon'],
    ]);
    expect(flights[1]!.start).toBe(flights[0]!.start + flights[0]!.duration);
    expect(ends).toBe(flights[1]!.start + flights[1]!.duration);
  });
});

it('a finished trick lies there for a moment before the next begins', () => {
  const order = ['demon' as const, mara];
  const before = view({ trick: trick({ order, plays: [{ player: 'demon', card: axe(2) }] }) });
  const after = view({ trick: trick({ trick: 2, order, plays: [{ player: 'demon', card: axe(9) }] }) });
  const shown = choreography([plays(mara, shield(5)), wins('demon', axe(2)), plays('demon', axe(9))], before, after, 0);
  const [mine, next] = shown.flights;
  const complete = mine!.start + mine!.duration;
  expect(next!.start - complete).toBe(600);
  expect(at(shown, next!.start - 1)).toMatchObject({ trick: ['axe 2', 'shield 5'], stage: 'place' });
  expect(at(shown, next!.start)).toMatchObject({ trick: [] });
  expect(at(shown, shown.ends)).toMatchObject({ trick: ['axe 9'] });
});

describe('a card that is placed', () => {
  const over = trick({ plays: [{ player: jonas, card: shield(5) }], unplaced: [{ card: shield(5) }], winning: undefined });
  const before = view({ stage: 'place', zone: [stands('tidewhelp'), stands('bogseer')], trick: over });
  const placed: Notice[] = [
    { what: 'placed', by: mara, dragon: 'tidewhelp', slot: 0, card: shield(5), counts: 5 },
    { what: 'defeated', by: mara, dragon: 'tidewhelp', terror: 3 },
  ];

  it('lies on the slot when it has arrived, and only then the dragon tips over and its trophy flies', () => {
    const shown = choreography(placed, before, { ...before, zone: [stands('bogseer')] }, 0);
    const [card, trophy] = shown.flights;
    const [tip] = shown.stirs;
    expect(card).toMatchObject({ from: 'trick-seat-1', to: 'tidewhelp-0' });
    expect(at(shown, card!.duration - 1).zone).toEqual(['tidewhelp', 'bogseer']);
    expect(at(shown, tip!.start).zone).toEqual(['tidewhelp full', 'bogseer']);
    expect(tip!.start).toBeGreaterThanOrEqual(card!.duration);
    expect(trophy).toMatchObject({ piece: { dragon: 'tidewhelp' }, to: 'seat-0', start: tip!.start + tip!.duration });
    expect(at(shown, trophy!.start).zone).toEqual(['bogseer']);
    expect(shown.ends).toBe(trophy!.start + trophy!.duration);
  });

  it('is followed by the next dragon after the trick was gathered', () => {
    const winning = { player: mara, why: 'highest_of_led_suit' as const, first_of_equals: false, card: shield(9) };
    const plays = [
      { player: jonas, card: shield(5) },
      { player: mara, card: shield(9) },
    ];
    const left = { ...before, trick: { ...over, plays, winning, unplaced: plays.map(({ card }) => ({ card })) } };
    const after: View = { ...before, stage: 'play', trick: trick({ trick: 2 }), zone: [stands('bogseer'), stands('vharzul')] };
    const notices: Notice[] = [
      ...placed,
      { what: 'discarded', cards: [{ card: shield(9) }] },
      { what: 'revealed', dragon: 'vharzul', until_seventh: 4 },
    ];
    const shown = choreography(notices, left, after, 0);
    const gather = shown.flights.at(-1)!;
    expect(gather).toMatchObject({ piece: { card: shield(9) }, from: 'trick-seat-0', to: 'seat-0' });
    const arrival = shown.stirs.at(-1)!;
    expect(arrival).toMatchObject({ dragon: 'vharzul', how: 'comes', start: gather.start + gather.duration });
    expect(at(shown, arrival.start - 1).zone).toEqual(['bogseer']);
    expect(at(shown, arrival.start).zone).toEqual(['bogseer', 'vharzul']);
  });
});

it('what takes too long is shown faster', () => {
  const notices = Array.from({ length: 20 }, () => plays('demon', axe(2)));
  const { ends, flights } = choreography(notices, view(), view(), 0);
  expect(ends).toBe(4000);
  expect(flights.at(-1)!.start + flights.at(-1)!.duration).toBeCloseTo(4000);
});

it('what moves nothing is known at once', () => {
  expect(choreography([{ what: 'declared', seat: 1, contract: 2 }], view(), view(), 0).ends).toBe(0);
});
