import { expect, it } from 'vitest';
import { LONGEST_MS } from '../../lib/showing.svelte';
import { choreography } from './choreography';
import { view } from './fixtures';
import { SEGMENTS } from './geometry';
import type { Decision, Notice, View } from './reading';
import { brightness, darkness, risen, victoryOf } from './victory';

const black = (kind: 'vine' | 'water' | 'fire') => ({ color: 'black' as const, kind });
const white = (kind: 'vine' | 'water' | 'fire') => ({ color: 'white' as const, kind });

const won: View = view({
  stage: 'over',
  arena: [
    { at: 3, inner: black('vine') },
    { at: 5, inner: black('vine'), outer: black('water') },
    { at: 15, inner: black('fire') },
    { at: 20, inner: black('water'), outer: white('vine') },
    { at: 22, inner: white('water') },
  ],
  ending: { kind: 'won', winner: 'black', reasons: [{ reason: 'all_destroyed', kind: 'fire' }] },
});
const strikes: Notice[] = [
  { what: 'moved', stone: black('fire'), from: 10, to: 15, die: 5 },
  { what: 'destroyed', stone: white('fire'), at: 15 },
  { what: 'ended', ending: won.ending! },
];
const decision = (notices: Notice[]): Decision => ({ seq: 9, at: 0, by: 0, notices });
const before = view({
  arena: [
    { at: 10, inner: black('fire') },
    { at: 15, inner: white('fire') },
  ],
});

it('the last stone burns, then the dark runs, then the winner’s stones light up, then the laurel rises', () => {
  const { acts, counted, struck } = choreography(strikes, before, 0);
  expect(acts[1]).toMatchObject({ how: 'burn', start: 480, duration: 900 });
  const victory = victoryOf(won, decision(strikes), struck)!;
  expect(counted).toBeLessThanOrEqual(victory.dusk);
  expect(victory).toMatchObject({ winner: 'black', segment: 15, dusk: 1300, light: 1900, laurel: 2900 });
  expect(victory.ends).toBeLessThanOrEqual(LONGEST_MS);
});

it('the dark runs outwards on both sides', () => {
  const victory = victoryOf(won, decision(strikes), { at: 480, segment: 15 })!;
  expect(darkness(victory, 15, victory.dusk)).toBe(0);
  expect(darkness(victory, 15, victory.dusk + 160)).toBe(1);
  for (const [one, other] of [
    [14, 16],
    [10, 20],
    [23, 7],
  ] as const)
    expect(darkness(victory, one, victory.dusk + 200)).toBe(darkness(victory, other, victory.dusk + 200));
  expect(darkness(victory, 3, victory.dusk + 160)).toBe(0);
  for (let at = 1; at <= SEGMENTS; at++) expect(darkness(victory, at, Infinity)).toBe(1);
});

it('the winner’s stones light up in the order of the ring, the one that struck first', () => {
  const victory = victoryOf(won, decision(strikes), { at: 480, segment: 15 })!;
  expect(victory.stones.map(({ at, place }) => `${at} ${place}`)).toEqual(['15 inner', '20 inner', '3 inner', '5 inner', '5 outer']);
  expect(brightness(victory, 15, 'inner', victory.light + 220)).toBe(1);
  expect(brightness(victory, 20, 'inner', victory.light + 139)).toBe(0);
  expect(brightness(victory, 20, 'outer', Infinity)).toBe(0);
  expect(brightness(victory, 5, 'outer', victory.laurel)).toBe(1);
  expect(risen(victory, victory.laurel)).toBe(0);
});

it('a game that ended before this page was opened is over: dark, lit and with a laurel', () => {
  const victory = victoryOf(won, decision(strikes), undefined)!;
  expect(victory.segment).toBe(15);
  expect(risen(victory, Infinity)).toBe(1);
});

it('the dark begins where the last stone in battle stood', () => {
  const expelled: Notice[] = [
    { what: 'moved', stone: black('water'), from: 20, to: 22, die: 2 },
    { what: 'expelled', stone: white('water'), at: 22 },
    { what: 'ended', ending: won.ending! },
  ];
  expect(victoryOf(won, decision(expelled), undefined)!.segment).toBe(22);
});

it('a game that goes on or is drawn has no such end', () => {
  expect(victoryOf(view(), undefined, undefined)).toBeUndefined();
  expect(victoryOf(view({ stage: 'over', ending: { kind: 'drawn', why: 'turn_limit' } }), undefined, undefined)).toBeUndefined();
});
