import { expect, it } from 'vitest';
import type { DragonStoneOccupied } from '../../protocol/dragon-stone';
import { choreography, dustOf, poseOf } from './choreography';
import { view } from './fixtures';
import type { Notice, View } from './reading';

const black = (kind: 'vine' | 'water' | 'fire') => ({ color: 'black' as const, kind });
const white = (kind: 'vine' | 'water' | 'fire') => ({ color: 'white' as const, kind });

function table(...arena: DragonStoneOccupied[]): View {
  return view({ arena });
}

it('lets a stone walk segment by segment, and burns what it meets when it arrives', () => {
  const before = table({ at: 10, inner: black('fire') }, { at: 15, inner: white('water') });
  const notices: Notice[] = [
    { what: 'moved', stone: black('fire'), from: 10, to: 15, die: 5 },
    { what: 'destroyed', stone: white('water'), at: 15 },
  ];
  const { acts } = choreography(notices, before);
  expect(acts).toMatchObject([
    { how: 'walk', steps: 5, start: 0, duration: 480, from: { at: 10, place: 'inner' }, to: { at: 15, place: 'inner' } },
    { how: 'burn', start: 480, duration: 620, stone: white('water') },
  ]);
});

it('counts a burnt stone and speaks of it only when nothing of it is left to be seen', () => {
  const before = table({ at: 10, inner: black('fire') }, { at: 15, inner: white('water') });
  const { acts, counted, known, ends } = choreography(
    [
      { what: 'moved', stone: black('fire'), from: 10, to: 15, die: 5 },
      { what: 'destroyed', stone: white('water'), at: 15 },
    ],
    before,
  );
  const burnt = acts[1]!;
  expect(poseOf(burnt, 0)).toMatchObject({ opacity: 1, ash: 0 });
  expect(poseOf(burnt, 479)).toMatchObject({ opacity: 1, ash: 0 });
  expect(poseOf(burnt, counted - 20)!.opacity).toBeGreaterThan(0);
  expect(poseOf(burnt, counted)!.opacity).toBeCloseTo(0);
  expect(known).toBeGreaterThanOrEqual(counted);
  expect(ends).toBeGreaterThan(known);
});

it('lifts a stone, carries it and puts it down', () => {
  const { acts, known } = choreography(
    [{ what: 'moved', stone: black('vine'), from: 2, to: 7, die: 5 }],
    table({ at: 2, inner: black('vine') }),
  );
  const walk = acts[0]!;
  expect(poseOf(walk, 0)).toMatchObject({ part: 0, lift: 0 });
  expect(poseOf(walk, 150)!.lift).toBe(1);
  expect(poseOf(walk, 300)).toMatchObject({ part: 1, lift: 1 });
  expect(poseOf(walk, 440)!.lift).toBeLessThan(0.2);
  expect(dustOf(walk, 300)).toBe(0);
  expect(dustOf(walk, 480)).toBeGreaterThan(0);
  expect(poseOf(walk, 480)).toBeUndefined();
  expect(known).toBe(480);
});

it('knows a roll when both dice lie, and one’s own falls longer', () => {
  const rolled: Notice[] = [{ what: 'rolled', color: 'black', dice: [5, 2] }];
  expect(choreography(rolled, table(), 0)).toMatchObject({ dice: [900, 990], known: 990 });
  expect(choreography(rolled, table(), 1)).toMatchObject({ dice: [600, 690], known: 690 });
});

it('lets White walk the other way round', () => {
  const before = table({ at: 2, inner: white('vine') });
  const { acts } = choreography([{ what: 'moved', stone: white('vine'), from: 2, to: 22, die: 4 }], before);
  expect(acts).toMatchObject([{ steps: 4, duration: 420 }]);
});

it('takes the outer stone of a pair, and the inner one of an escape', () => {
  const before = table({ at: 5, inner: black('vine'), outer: black('water') }, { at: 20, inner: black('water'), outer: white('vine') });
  const moved = choreography([{ what: 'moved', stone: black('water'), from: 5, to: 7, die: 2 }], before);
  expect(moved.acts[0]).toMatchObject({ from: { at: 5, place: 'outer' } });
  const escaped = choreography(
    [
      { what: 'escaped', stone: black('water'), from: 20, to: 22, die: 2, spent: 5 },
      { what: 'settled', stone: white('vine'), at: 20 },
    ],
    before,
  );
  expect(escaped.acts).toMatchObject([
    { how: 'walk', from: { at: 20, place: 'inner' } },
    { how: 'slide', from: { at: 20, place: 'outer' }, to: { at: 20, place: 'inner' } },
  ]);
});

it('puts an entangling stone outside and closes the thorn ring when it is there', () => {
  const before = table({ at: 1, inner: black('vine') }, { at: 3, inner: white('fire') });
  const { acts, binds } = choreography(
    [
      { what: 'moved', stone: black('vine'), from: 1, to: 3, die: 2 },
      { what: 'entangled', stone: white('fire'), at: 3 },
    ],
    before,
  );
  expect(acts[0]).toMatchObject({ to: { at: 3, place: 'outer' } });
  expect(binds.get(3)).toBe(300);
});

it('sends an expelled stone to its tray, and a recruit to its mat after that', () => {
  const before = table({ at: 6, inner: black('water') }, { at: 8, inner: white('vine') });
  const { acts } = choreography(
    [
      { what: 'moved', stone: black('water'), from: 6, to: 8, die: 2 },
      { what: 'expelled', stone: white('vine'), at: 8 },
      { what: 'recruited', stone: black('water'), at: 8 },
    ],
    before,
  );
  expect(acts).toMatchObject([
    { how: 'walk' },
    { how: 'fly', to: { camp: 'white', part: 'tray' }, start: 300 },
    { how: 'slide', from: { camp: 'black', part: 'tray' }, to: { camp: 'black', part: 'mat' }, start: 840 },
  ]);
});

it('brings an entering stone from the mat', () => {
  const { acts } = choreography([{ what: 'entered', stone: white('fire'), to: 14, die: 2 }], table());
  expect(acts).toMatchObject([{ how: 'fly', from: { camp: 'white', part: 'mat' }, to: { at: 14, place: 'inner' } }]);
});
