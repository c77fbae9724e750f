import { describe, expect, it, vi } from 'vitest';
import { askedOf, type Asked } from './asking';
import { Choice } from './choice.svelte';
import { adventurer, BALM, BEAR, IMP, places, PLANNING, seenBy, SPEAR, table, view } from './fixtures';
import type { DraghanOffer, DraghanTable, StageOf } from './reading';
import { words as en } from './words/en';

function asked(given: DraghanTable, seat = 0, prepare: (choice: Choice) => void = () => {}): Asked {
  const choice = new Choice(() => given, vi.fn());
  prepare(choice);
  return askedOf(given.view, choice, seenBy(seat, en, given.view), en);
}
const labels = (options: Asked['options']) => options.map(({ words }) => words.label);
const lit = ({ options, actions, primary }: Asked) => [...options, ...actions].find(({ key }) => key === primary)?.words.label;

describe('the hearth', () => {
  it('asks where a character stands, and lights the agreement', () => {
    const ready: DraghanOffer = { intent: { do: 'ready', step: 7, plan: 0 }, effect: { effect: 'agrees', last: true } };
    const plan = asked(table({ offers: [ready, places(0, BEAR, 1), places(0, IMP, 1)] }));
    expect(plan.question).toBe('Where does your Dwarf stand?');
    expect(plan.why).toBe('One stands: the Dwarf is hurt.');
    expect(labels(plan.options)).toEqual(['Cave Bear', 'Coin Imp']);
    expect(lit(plan)).toBe('I’m ready');
  });

  it('lights the call when nobody comes to harm, or when all stand somewhere', () => {
    const forecast: StageOf<'planning'>['forecast'] = { falls: [], stands: [BEAR, IMP], claims: false, harm: 'hurt', wins: false };
    const call: DraghanOffer = { intent: { do: 'call', step: 7, plan: 0 }, effect: { effect: 'calls', forecast } };
    const safe = view({ stage: { ...PLANNING, waiting: [], forbidden: undefined, forecast: { ...forecast, harm: 'none' } } });
    expect(lit(asked(table({ offers: [call, places(0, BEAR, 1)] })))).toBe(undefined);
    expect(lit(asked(table({ offers: [call, places(0, BEAR, 1, { move: true })] })))).toBe('Call the fight');
    expect(lit(asked(table({ view: safe, offers: [call, places(0, BEAR, 1)] })))).toBe('Call the fight');
  });

  it('lights the healing when somebody is hurt', () => {
    const offers: DraghanOffer[] = [
      { intent: { do: 'pass', step: 7 }, effect: { effect: 'heals_nobody' } },
      { intent: { do: 'heal', step: 7, card: 'honey_balm' }, effect: { effect: 'heals', character: 0, card: 'honey_balm' } },
    ];
    const heal = asked(table({ view: view({ stage: { phase: 'early_healing' } }), offers }));
    expect(heal.question).toBe('Heal the Dwarf?');
    expect([labels(heal.options), labels(heal.actions)]).toEqual([['Use Honey Balm'], ['Not now']]);
    expect(lit(heal)).toBe('Use Honey Balm');
  });

  it('asks for a character at a time, and stays changeable', () => {
    const picks = [
      { character: 0, seat: 0, hero: 'dwarf' as const, open: false },
      { character: 1, seat: 0, open: false },
    ];
    const choose = (character: number): DraghanOffer => ({
      intent: { do: 'choose', step: 7, character, hero: 'elf' },
      effect: { effect: 'chooses', character, hero: 'elf' },
    });
    const lot: DraghanOffer = { intent: { do: 'leave_open', step: 7, character: 1 }, effect: { effect: 'leaves_open', character: 1 } };
    const given = table({ view: view({ stage: { phase: 'choosing', picks }, party: [] }), offers: [lot, choose(0), choose(1)] });
    const second = asked(given);
    expect(second.question).toBe('Who is your character 2 of 2?');
    expect([labels(second.options), labels(second.actions)]).toEqual([[], ['By lot']]);
    expect(lit(asked(given, 0, (choice) => (choice.considered = 'elf')))).toBe('Be the Elf');
    expect(asked(given, 0, (choice) => choice.pick('character-0')).question).toBe('Who is your character 1 of 2?');
  });

  it('asks which card, then to whom', () => {
    const party = [adventurer(0, 0, 'dwarf', { gear: [SPEAR, BALM] }), adventurer(1, 1, 'bard')];
    const give = (card: 'bronze_spear' | 'honey_balm'): DraghanOffer => ({
      intent: { do: 'give', step: 7, card, character: 1 },
      effect: { effect: 'gives', card, character: 1 },
    });
    const pass: DraghanOffer = { intent: { do: 'pass', step: 7 }, effect: { effect: 'gives_nothing' } };
    const given = table({ view: view({ stage: { phase: 'sharing' }, party }), offers: [pass, give('bronze_spear'), give('honey_balm')] });
    const which = asked(given);
    expect(labels(which.options)).toEqual(['Bronze Spear', 'Honey Balm']);
    expect(lit(which)).toBe('Keep everything');
    const whom = asked(given, 0, (choice) => choice.tapGear(0, 'honey_balm'));
    expect(whom.question).toBe('Honey Balm: to whom?');
    expect(lit(whom)).toBe('To the Bard');
  });

  it('lights staying rather than the way of no return', () => {
    const offers: DraghanOffer[] = [
      { intent: { do: 'stay', step: 7 }, effect: { effect: 'stays' } },
      { intent: { do: 'travel', step: 7 }, effect: { effect: 'travels' } },
    ];
    expect(lit(asked(table({ view: view({ stage: { phase: 'travelling' } }), offers })))).toBe('Stay');
  });
});
