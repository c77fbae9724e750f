import { describe, expect, it, vi } from 'vitest';
import { Choice } from './choice.svelte';
import { adventurer, BALM, BEAR, gear, IMP, places, skills, SPEAR, table, view } from './fixtures';
import { cardKey, characterKey } from './offers';
import type { DraghanOffer, DraghanTable } from './reading';

function choosing(given: DraghanTable) {
  const act = vi.fn();
  return { choice: new Choice(() => given, act), act };
}

const commit: DraghanOffer = {
  intent: { do: 'commit', step: 7, character: 0, card: 'bronze_spear', foe: BEAR },
  effect: { effect: 'plans', stands: [] },
};
const withdraw: DraghanOffer = { intent: { do: 'withdraw', step: 7, character: 0 }, effect: { effect: 'plans', stands: [] } };

describe('planning', () => {
  it('asks for the first character that faces nobody', () => {
    const party = [adventurer(0, 0, 'dwarf', { faces: BEAR }), adventurer(1, 0, 'bard')];
    const { choice } = choosing(table({ view: view({ party }), offers: [places(0, IMP, 2, { move: true }), places(1, BEAR, 1)] }));
    expect(choice.character).toBe(1);
    choice.pick(characterKey(0));
    expect(choice.character).toBe(0);
  });

  it('knows what a tap on a foe does: the character goes there', () => {
    const offers = [places(0, BEAR, 1), places(0, IMP, 1)];
    const { choice } = choosing(table({ offers }));
    expect(choice.at(IMP)).toBe(offers[1]);
  });

  it('takes a character back with a tap on the foe that it faces', () => {
    const party = [adventurer(0, 0, 'dwarf', { faces: BEAR }), adventurer(1, 1, 'bard')];
    const { choice } = choosing(table({ view: view({ party }), offers: [places(0, IMP, 1, { move: true }), withdraw] }));
    expect(choice.at(BEAR)).toBe(withdraw);
    expect(choice.at({ monster: 'mud_goblin' })).toBeUndefined();
  });

  it('uses a card with a tap, and explains one that is of no use', () => {
    const rule = { id: 'healing-is-no-weapon', card: 'honey_balm' } as const;
    const dwarf = adventurer(0, 0, 'dwarf', { faces: BEAR, gear: [SPEAR, BALM], blocked: [{ card: 'honey_balm', rule }] });
    const { choice, act } = choosing(table({ view: view({ party: [dwarf] }), offers: [withdraw, commit] }));
    expect(choice.tapGear(0, 'honey_balm')).toBe(true);
    expect(choice.explained).toEqual(rule);
    expect(act).not.toHaveBeenCalled();
    choice.tapGear(0, 'bronze_spear');
    expect(act).toHaveBeenCalledExactlyOnceWith(commit);
    expect(choice.explained).toBeUndefined();
  });
});

describe('cards', () => {
  const give = (character: number): DraghanOffer => ({
    intent: { do: 'give', step: 7, card: 'bronze_spear', character },
    effect: { effect: 'gives', card: 'bronze_spear', character },
  });
  const pass: DraghanOffer = { intent: { do: 'pass', step: 7 }, effect: { effect: 'gives_nothing' } };
  const sharing = table({ view: view({ stage: { phase: 'sharing' } }), offers: [pass, give(1)] });

  it('are chosen first, and let go with a second tap', () => {
    const { choice, act } = choosing(sharing);
    expect(choice.subject).toBeUndefined();
    expect(choice.loose).toEqual([pass]);
    choice.tapGear(0, 'bronze_spear');
    expect(choice.subject).toBe(cardKey('bronze_spear'));
    expect(choice.offers).toEqual([give(1)]);
    choice.tapGear(0, 'bronze_spear');
    expect(choice.subject).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('that cannot be bought explain themselves', () => {
    const rule = { id: 'not-enough-gold', character: 0, price: 3, gold: 1 } as const;
    const maul = gear('giants_maul', skills(4, 0, 0));
    const market = { open: true, wares: [{ gear: maul, price: 3, open_to: [], closed_to: [{ character: 0, rule }] }] };
    const done: DraghanOffer = { intent: { do: 'done', step: 7 }, effect: { effect: 'buys_nothing', closes: true } };
    const { choice } = choosing(table({ view: view({ stage: { phase: 'market', done: [], waiting: [0] }, market }), offers: [done] }));
    expect(choice.tapWare('giants_maul', [0])).toBe(true);
    expect(choice.explained).toEqual(rule);
    expect(choice.tapWare('giants_maul', [1])).toBe(false);
  });
});
