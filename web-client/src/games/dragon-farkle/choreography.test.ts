import { expect, it } from 'vitest';
import { choreography } from './choreography';
import { player, view } from './fixtures';
import type { Notice, View } from './reading';

const show = (notices: Notice[], before: View = view(), after: View = view()) => choreography(notices, 0, before, after);
const roll: NonNullable<View['roll']> = {
  seat: 0,
  dice: [1, 4, 3, 3, 6, 3],
  event: 'dragon',
  scoring: [1, 3, 3, 3],
  worth: 400,
  farkle: false,
};
const side = { seat: 0, dice: 6, next: 6, score: 0, banners: 0, shelves: [], items: 0, known: [] };
const battle = (wounds: number): View => view({ roll, action: { action: 'final_battle', side, wounds } });
const rolled: Notice = { what: 'rolled', seat: 0, roll: 8, dice: roll.dice, event: 'dragon' };

it('lets soldiers march from the shelf to the army, and the companion’s after them', () => {
  const shown = show([{ what: 'recruited', seat: 2, soldiers: 750, bonus: 100 }])!;
  expect(shown.acts).toMatchObject([
    { kind: 'soldiers', from: 'shelf', to: { seat: 2 }, pieces: 7, start: 0 },
    { kind: 'soldiers', from: 'stockpile', to: { seat: 2 }, pieces: 1, start: 220 },
  ]);
  // Words know it when the last of them has arrived.
  expect(shown.known).toBe(620 + 6 * 55);
});

it('lets a roll fall before anything may know it, and counts it afterwards', () => {
  const shown = show([{ what: 'recruiting', seat: 0 }, rolled], view(), view({ roll }))!;
  expect(shown).toMatchObject({ changes: 0, known: 1020 });
  expect(shown.ends).toBeGreaterThan(1500);
});

it('opens the Keep before the first roll of the battle', () => {
  const shown = show([{ what: 'battling', seat: 0, wounds: 0 }, rolled], view(), battle(0))!;
  expect(shown).toMatchObject({ changes: 0, known: 500 + 1020 });
  expect(shown.roll!.lights).toEqual([]);
});

it('takes soldiers from the loser of a brawl once the swords have crossed, and nothing after a tie', () => {
  const settled: Notice = {
    what: 'settled',
    attacker: 0,
    defender: 1,
    attack: 100,
    defence: 350,
    winner: 1,
    soldiers: 250,
    bonus: 500,
    shield: false,
  };
  expect(show([settled])!.acts).toMatchObject([
    { from: { seat: 0 }, to: { seat: 1 }, pieces: 3, start: 520 },
    { from: 'stockpile', to: { seat: 1 }, pieces: 5 },
  ]);
  expect(show([{ ...settled, winner: undefined, soldiers: 0, bonus: 0 }])).toMatchObject({ acts: [], known: 520 });
});

it('shows a blow, its price and only then the roll that follows', () => {
  const fought: Notice = { what: 'fought', seat: 0, dice: [1, 3, 3, 3], damage: 1, wounds: 1, soldiers: 400 };
  const shown = show([fought, rolled], battle(0), battle(1))!;
  expect(shown.fight!.ends).toBe(1900);
  expect(shown).toMatchObject({ changes: 1900, known: 1900 + 1020 });
  expect(shown.ends).toBeLessThanOrEqual(4000);
});

it('lets the dragon fall before anybody has won', () => {
  const fought: Notice = { what: 'fought', seat: 0, dice: [], damage: 1, wounds: 3, soldiers: 0 };
  const shown = show([fought, { what: 'dragon_slain', seat: 0 }], battle(2), view({ winner: 0 }))!;
  expect(shown).toMatchObject({ known: 2140, changes: 1640 });
  expect(
    show(
      [
        { what: 'struck', seat: 0, wounds: 3 },
        { what: 'dragon_slain', seat: 0 },
      ],
      battle(2),
      view({ winner: 0 }),
    )!.known,
  ).toBe(2140);
});

it('lets the dragon heal after a farkle in its Keep', () => {
  const shown = show([{ what: 'turn_ended', seat: 0, why: 'repelled' }], battle(2))!;
  expect(shown.heal).toMatchObject({ wounds: 2 });
  expect(shown.known).toBe(shown.heal!.ends);
});

it('burns what a farkle loses', () => {
  expect(show([{ what: 'farkled', seat: 0, soldiers: 450, kept: 0 }])!.acts).toMatchObject([{ from: 'shelf', to: 'stockpile', pieces: 5 }]);
});

it('moves a card from hand to hand without showing it', () => {
  expect(show([{ what: 'stolen', seat: 0, from: 1 }])!.acts).toMatchObject([{ kind: 'card', from: { seat: 1 }, to: { seat: 0 } }]);
});

it('has nothing to show where nothing moves', () => {
  expect(show([{ what: 'turn_began', turn: 2, seat: 1 }])).toBeUndefined();
  expect(show([{ what: 'cloaked', seat: 1 }], view({ players: [player()] }))).toBeUndefined();
});
