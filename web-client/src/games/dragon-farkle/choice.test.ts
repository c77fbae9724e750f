import { describe, expect, it, vi } from 'vitest';
import { Choice } from './choice.svelte';
import { sets, table, view } from './fixtures';
import type { EventFace, FarkleOffer, FarkleTable } from './reading';

function choosing(dice: number[], scoring: number[], offers: FarkleOffer[], event: EventFace = 'blank') {
  const roll = { seat: 0, dice, event, scoring, worth: 450, farkle: false };
  let now: FarkleTable = table({ view: view({ stage: { stage: 'answer', seat: 0 }, roll }), offers });
  const act = vi.fn();
  const choice = new Choice(() => now, act);
  return { choice, act, becomes: (next: FarkleTable) => (now = next) };
}

const FOURS = [sets([4, 4, 4, 5], 450), sets([4, 4, 4], 400), sets([5], 50)];

describe('setting aside', () => {
  it('begins with all dice that score', () => {
    const { choice } = choosing([2, 4, 5, 4, 3, 4], [4, 4, 4, 5], FOURS);
    expect(choice.dice).toEqual([1, 2, 3, 5]);
    expect(choice.set?.effect.soldiers).toBe(450);
  });

  it('leaves a whole combination when one of its dice is taken back', () => {
    const { choice } = choosing([2, 4, 5, 4, 3, 4], [4, 4, 4, 5], FOURS);
    choice.tap(3);
    expect(choice.dice).toEqual([2]);
    choice.tap(2);
    expect(choice.dice).toEqual([]);
    expect(choice.set).toBeUndefined();
  });

  it('takes a whole combination when one of its dice is tapped', () => {
    const { choice } = choosing([2, 4, 5, 4, 3, 4], [4, 4, 4, 5], FOURS);
    choice.tap(1);
    choice.tap(2);
    choice.tap(5);
    expect(choice.dice).toEqual([1, 3, 5]);
    expect(choice.set?.effect.soldiers).toBe(400);
  });

  it('takes exactly the die that was tapped, and leaves exactly the one that was not wanted', () => {
    const ones = [sets([1, 1], 200), sets([1], 100)];
    const { choice } = choosing([1, 3, 1], [1, 1], ones);
    choice.tap(0);
    expect(choice.dice).toEqual([2]);
    choice.tap(2);
    choice.tap(0);
    expect(choice.dice).toEqual([0]);
  });

  it('can be begun anew', () => {
    const { choice } = choosing([5, 5], [5, 5], [sets([5, 5], 100), sets([5], 50)]);
    choice.tap(0);
    choice.clear();
    expect(choice.dice).toEqual([0, 1]);
  });

  it('says why a die cannot be chosen', () => {
    const { choice } = choosing([2, 4, 5, 4, 3, 4], [4, 4, 4, 5], FOURS);
    choice.tap(0);
    expect(choice.explained).toEqual({ id: 'does-not-score' });
    expect(choice.dice).toEqual([1, 2, 3, 5]);
  });

  it('says that something has to be set aside when there is only one way', () => {
    const { choice } = choosing([2, 3, 5], [5], [sets([5], 50)]);
    choice.tap(2);
    expect(choice.explained).toEqual({ id: 'set-aside-first' });
    expect(choice.dice).toEqual([2]);
  });

  it('says that the dragon takes all', () => {
    const { choice } = choosing([1, 5, 3], [1, 5], [sets([1, 5], 0)], 'dragon');
    choice.tap(0);
    expect(choice.explained).toEqual({ id: 'dragon-takes-all' });
    expect(choice.dice).toEqual([0, 1]);
  });

  it('keeps the reward of a rally when other dice are chosen', () => {
    const offers = [sets([1, 5], 300, 'double'), sets([1, 5], 150, 'item'), sets([1], 200, 'double'), sets([1], 100, 'item')];
    const { choice } = choosing([1, 5, 3], [1, 5], offers, 'rally');
    expect(choice.rewards.map(({ reward }) => reward)).toEqual(['double', 'item']);
    choice.reward('item');
    choice.tap(1);
    expect(choice.set?.offer).toBe(offers[3]);
  });
});

describe('going on after setting aside', () => {
  const rollOn: FarkleOffer = {
    intent: { do: 'roll_on', roll: 7 },
    effect: { effect: 'roll', dice: 2, event: true, soldiers: 450, items: 0 },
  };

  it('rolls on once the dice are aside', () => {
    const { choice, act, becomes } = choosing([2, 4, 5, 4, 3, 4], [4, 4, 4, 5], FOURS);
    choice.setAside('roll_on');
    expect(act).toHaveBeenLastCalledWith(FOURS[0]);
    choice.goOn(false);
    expect(act).toHaveBeenCalledTimes(1);
    becomes(table({ view: view({ stage: { stage: 'roll_or_stop', seat: 0 } }), offers: [rollOn] }));
    choice.goOn(false);
    expect(act).toHaveBeenLastCalledWith(rollOn);
    choice.goOn(false);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('does not go on after a refusal, or when another roll lies there', () => {
    for (const [refused, roll_number] of [
      [true, 7],
      [false, 8],
    ] as const) {
      const { choice, act, becomes } = choosing([5], [5], [sets([5], 50)]);
      choice.setAside('roll_on');
      becomes(table({ view: view({ roll_number }), offers: [rollOn] }));
      choice.goOn(refused);
      expect(choice.next).toBeUndefined();
      expect(act).toHaveBeenCalledTimes(1);
    }
  });
});

it('keeps what is chosen at the end of a turn, else the first that is offered', () => {
  const keep = (items: ('loaded_die' | 'war_chest')[], discarded: ('loaded_die' | 'war_chest')[]): FarkleOffer => ({
    intent: { do: 'keep', turn: 4, items },
    effect: { effect: 'kept', discarded },
  });
  const offers = [keep(['loaded_die'], ['war_chest']), keep(['war_chest'], ['loaded_die'])];
  const choice = new Choice(() => table({ view: view({ stage: { stage: 'keep', seats: [0] } }), offers }), vi.fn());
  expect(choice.kept?.offer).toBe(offers[0]);
  choice.keep(['war_chest']);
  expect(choice.kept?.offer).toBe(offers[1]);
});
