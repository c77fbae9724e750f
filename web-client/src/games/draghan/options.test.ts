import { expect, it } from 'vitest';
import { BEAR, foe, IMP, places, skills, view } from './fixtures';
import { optionWords } from './options';
import type { DraghanOffer, View } from './reading';
import { words as de } from './words/de';
import { words as en } from './words/en';

const said = (offer: DraghanOffer, more: Partial<View> = {}) => {
  const { label, consequence } = optionWords(offer, view(more), en);
  return [label, consequence];
};

it('says who falls and who is short', () => {
  expect(said(places(0, BEAR, 0))).toEqual(['Cave Bear', 'falls']);
  expect(said(places(0, IMP, 2))).toEqual(['Coin Imp', '2 short']);
});

it('says whom a move leaves short, if that one had been met', () => {
  const met = { foe: BEAR, total: skills(3, 0, 0), missing: skills(0, 0, 0), short: 0, met: true };
  const left = { ...met, missing: skills(2, 0, 0), short: 2, met: false };
  const move: DraghanOffer = {
    intent: { do: 'move', step: 7, character: 0, foe: IMP },
    effect: { effect: 'plans', stands: [{ ...left, foe: IMP, short: 1 }, left] },
  };
  const before = { foes: [foe(BEAR, skills(3, 0, 0), { stand: met }), foe(IMP, skills(0, 0, 2))] };
  expect(said(move, before)).toEqual(['Coin Imp', '1 short, Cave Bear 2 short']);
  expect(said(move)).toEqual(['Coin Imp', '1 short']);
});

it('says what a call brings', () => {
  const call = (harm: 'none' | 'hurt' | 'leaves', stands = [BEAR]): DraghanOffer => ({
    intent: { do: 'call', step: 7, plan: 1 },
    effect: { effect: 'calls', forecast: { falls: [IMP], stands, claims: false, harm, wins: false } },
  });
  expect(said(call('hurt'))).toEqual(['Call the fight', 'Cave Bear stands, Dwarf is hurt']);
  expect(said(call('leaves'))).toEqual(['Call the fight', 'Cave Bear stands, Dwarf leaves the party']);
  expect(said(call('none', []))).toEqual(['Call the fight', 'all fall']);
  expect(optionWords(call('hurt'), view(), de).consequence).toBe('Höhlenbär steht noch, der Zwerg wird verletzt');
});

it('says what a purchase leaves, and what cannot be carried', () => {
  const buy: DraghanOffer = {
    intent: { do: 'buy', step: 7, character: 1, card: 'laurel_crown' },
    effect: { effect: 'buys', character: 1, card: 'laurel_crown', price: 3, gold: 1, overfull: 'head' },
  };
  expect(said(buy)).toEqual(['Bard buys', 'pays 3, keeps 1, too much for the head']);
});

it('says what is known of a Portal', () => {
  const stay: DraghanOffer = { intent: { do: 'stay', step: 7 }, effect: { effect: 'stays' } };
  expect(said(stay)).toEqual(['Stay', '1 of 3 Portals found; the third forces you']);
});
