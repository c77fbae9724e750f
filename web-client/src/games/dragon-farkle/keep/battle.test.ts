import { expect, it } from 'vitest';
import { view } from '../fixtures';
import type { View } from '../reading';
import { fightOf, healOf, victoryOf } from './battle';
import { dying, fighting, healing, SLAIN, STILL, woundsOpen } from './dragon';
import { ranksOf } from './ranks';

const side = { seat: 0, dice: 6, next: 6, score: 0, banners: 0, shelves: [], items: 0, known: [] };
const before: View = view({
  action: { action: 'final_battle', side, wounds: 1 },
  roll: { seat: 0, dice: [1, 4, 3, 3, 6, 3], event: 'dragon', scoring: [1, 3, 3, 3], worth: 400, farkle: false },
});
const blow = { seat: 0, damage: 1, wounds: 2, soldiers: 400 };

it('wounds the dragon before it counts the dead', () => {
  const { hits, bites, eats, eaten, ends } = fightOf(blow, before);
  expect(hits).toEqual([0]);
  expect(bites.map(({ place, at }) => [place, at])).toEqual([
    [0, 520],
    [2, 760],
    [3, 760],
    [5, 760],
  ]);
  expect([eats, eaten, ends]).toEqual([1000, 1620, 1900]);
});

it('flinches with every wound and is still otherwise', () => {
  const fight = fightOf({ ...blow, damage: 2, wounds: 3 }, before);
  expect(fight.hits).toHaveLength(2);
  for (const hit of fight.hits) {
    expect(fighting(fight, hit).flash).toBeGreaterThan(0.9);
    expect(fighting(fight, hit + 200).head.turn).toBeLessThan(-5);
  }
  expect(fighting(fight, fight.ends)).toEqual(STILL);
  const unhurt = fightOf({ ...blow, damage: 0, wounds: 1, soldiers: 0 }, before);
  for (let time = 0; time < unhurt.ends; time += 20) expect(fighting(unhurt, time)).toEqual(STILL);
});

it('opens a cut when it is struck, and closes all of them one after the other after a farkle', () => {
  const fight = fightOf(blow, before);
  expect(woundsOpen(2, fight, undefined, -1)).toEqual([1, 0]);
  expect(woundsOpen(2, fight, undefined, 0)).toEqual([1, 1]);
  const heal = healOf(view({ action: { action: 'final_battle', side, wounds: 2 } }));
  const halfway = woundsOpen(0, undefined, heal, 330);
  expect(halfway[0]!).toBeLessThan(halfway[1]!);
  expect(woundsOpen(0, undefined, heal, heal.ends)).toEqual([0, 0]);
  expect(healing(heal, heal.ends)).toMatchObject({ wings: expect.closeTo(0, 5) });
});

it('rears, falls and lies', () => {
  const victory = victoryOf();
  expect(dying(victory, victory.falls - 1).head.turn).toBeLessThan(-20);
  expect(dying(victory, victory.dark)).toEqual(SLAIN);
  expect(victory.ends).toBeLessThanOrEqual(4000);
});

it('draws a helmet for a hundred soldiers, and for two hundred in a larger army', () => {
  expect(ranksOf(5000, 5000, 4600)).toMatchObject({ each: 100, places: 50, stand: 50, stay: 46 });
  expect(ranksOf(5200, 5200, 5000)).toMatchObject({ each: 200, stand: 26, stay: 25 });
  expect(ranksOf(5000, 400, 0)).toMatchObject({ places: 50, stand: 4, stay: 0 });
});
