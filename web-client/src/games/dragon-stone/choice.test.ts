import { describe, expect, it, vi } from 'vitest';
import type { DragonStoneBlocked, DragonStoneOccupied } from '../../protocol/dragon-stone';
import { Choice } from './choice.svelte';
import { table, view } from './fixtures';
import type { Kind, Land, StoneOffer } from './reading';

const moment = { turn: 1, used: 0 };

function moves(from: number, to: number, die: number, more: Partial<Land> = {}): StoneOffer {
  return {
    intent: { do: 'move', moment, from, die },
    effect: { effect: 'land', kind: 'vine', from, to, die, landing: { meets: 'empty' }, wins: [], ...more },
  };
}

function enters(kind: Kind, to: number): StoneOffer {
  return {
    intent: { do: 'enter', moment, kind, die: to },
    effect: { effect: 'land', kind, to, die: to, landing: { meets: 'empty' }, wins: [] },
  };
}

function choosing(offers: StoneOffer[], more: { arena?: DragonStoneOccupied[]; blocked?: DragonStoneBlocked[] } = {}) {
  const given = table({ view: view(more), offers });
  const act = vi.fn();
  return { choice: new Choice(() => given, act), act };
}

describe('choosing', () => {
  it('takes a stone and then one of its targets', () => {
    const offers = [moves(2, 4, 2), moves(2, 7, 5), moves(3, 8, 5)];
    const { choice, act } = choosing(offers);
    expect(choice.stone).toBeUndefined();
    choice.tap(2);
    expect([...choice.targets.keys()]).toEqual([4, 7]);
    choice.tap(7);
    expect(act).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  it('takes the only stone that can be used by itself', () => {
    const { choice } = choosing([moves(2, 4, 2), moves(2, 7, 5)]);
    expect(choice.stone?.key).toBe('at-2');
  });

  it('takes a chosen stone back with a second tap', () => {
    const { choice } = choosing([moves(2, 4, 2), moves(3, 5, 2)]);
    choice.tap(2);
    choice.tap(2);
    expect(choice.stone).toBeUndefined();
  });

  it('asks twice before it covers a stone of its own that could have been meant', () => {
    const join = moves(2, 4, 2, { landing: { meets: 'holds', kind: 'vine' } });
    const { choice, act } = choosing([join, moves(4, 6, 2)]);
    choice.tap(2);
    choice.tap(4);
    expect(act).not.toHaveBeenCalled();
    expect(choice.primary).toBe(join);
    choice.tap(4);
    expect(act).toHaveBeenCalledExactlyOnceWith(join);
  });

  it('brings a stone in from the mat', () => {
    const { choice, act } = choosing([enters('fire', 2), moves(5, 7, 2)]);
    choice.tapMat('fire');
    expect(choice.stone).toMatchObject({ key: 'mat-fire', from: undefined });
    choice.tap(2);
    expect(act).toHaveBeenCalledOnce();
  });

  it('explains a stone that cannot be used', () => {
    const held: DragonStoneBlocked = { kind: 'vine', at: 5, rule: { id: 'held', segment: 5 } };
    const shut: DragonStoneBlocked = { kind: 'fire', rule: { id: 'entry-by-one-two-three', die: 6 } };
    const { choice, act } = choosing([moves(2, 4, 2), moves(3, 5, 2)], { blocked: [held, shut] });
    choice.tap(5);
    expect(choice.explained).toEqual(held);
    choice.tapMat('fire');
    expect(choice.explained).toEqual(shut);
    choice.tap(20);
    expect(choice.explained).toBeUndefined();
    expect(choice.looked).toBe(20);
    expect(act).not.toHaveBeenCalled();
  });

  it('marks the outer stone of a pair, and the inner one that escapes', () => {
    const arena: DragonStoneOccupied[] = [
      { at: 5, inner: { color: 'black', kind: 'vine' }, outer: { color: 'black', kind: 'water' } },
      { at: 9, inner: { color: 'black', kind: 'water' }, outer: { color: 'white', kind: 'vine' } },
    ];
    const { choice } = choosing([moves(5, 7, 2), moves(9, 11, 2, { spent: 6 })], { arena });
    expect([...choice.places]).toEqual([
      [5, 'outer'],
      [9, 'inner'],
    ]);
  });

  it('lights what does most, and among equals the quietest', () => {
    const quiet = [moves(2, 4, 2), moves(2, 7, 5)];
    expect(choosing(quiet).choice.primary).toBe(quiet[0]);
    const burns = moves(2, 7, 5, { landing: { meets: 'destroys', kind: 'vine', left: 3 } });
    expect(choosing([moves(2, 4, 2), burns]).choice.primary).toBe(burns);
  });
});
