import { expect, it } from 'vitest';
import { choreography } from './choreography';
import type { Notice } from './reading';

it('lets soldiers march from the shelf to the army, and the companion’s after them', () => {
  const { acts } = choreography([{ what: 'recruited', seat: 2, soldiers: 750, bonus: 100 }]);
  expect(acts).toMatchObject([
    { kind: 'soldiers', from: 'shelf', to: { seat: 2 }, pieces: 7, start: 0 },
    { kind: 'soldiers', from: 'stockpile', to: { seat: 2 }, pieces: 1, start: 220 },
  ]);
});

it('lets a roll fall before its mood shows', () => {
  const shown = choreography([
    { what: 'recruiting', seat: 1 },
    { what: 'rolled', seat: 1, roll: 3, dice: [1, 2, 3], event: 'dragon' },
  ]);
  expect(shown).toEqual({ roll: { seat: 1, dice: 3 }, turned: undefined, acts: [], mood: 'dragon' });
});

it('takes soldiers from the loser of a brawl, and nothing after a tie', () => {
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
  expect(choreography([settled]).acts).toMatchObject([
    { from: { seat: 0 }, to: { seat: 1 }, pieces: 3 },
    { from: 'stockpile', to: { seat: 1 }, pieces: 5 },
  ]);
  expect(choreography([{ ...settled, winner: undefined, soldiers: 0, bonus: 0 }]).acts).toEqual([]);
});

it('feeds the dragon, and shakes it when it is hit', () => {
  const fought: Notice = { what: 'fought', seat: 0, dice: [1], damage: 1, wounds: 1, soldiers: 100 };
  expect(choreography([fought])).toMatchObject({ acts: [{ from: { seat: 0 }, to: 'dragon', pieces: 1 }], mood: 'hit' });
  expect(choreography([{ ...fought, damage: 0 }]).mood).toBeUndefined();
  expect(choreography([fought, { what: 'dragon_slain', seat: 0 }]).mood).toBe('slain');
});

it('burns what a farkle loses', () => {
  expect(choreography([{ what: 'farkled', seat: 0, soldiers: 450, kept: 0 }])).toMatchObject({
    acts: [{ from: 'shelf', to: 'stockpile', pieces: 5 }],
    mood: 'farkle',
  });
});

it('moves a card from hand to hand without showing it', () => {
  expect(choreography([{ what: 'stolen', seat: 0, from: 1 }]).acts).toMatchObject([{ kind: 'card', from: { seat: 1 }, to: { seat: 0 } }]);
});
