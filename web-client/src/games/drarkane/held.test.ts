import { describe, expect, it } from 'vitest';
import { axe, shield, sword } from './fixtures';
import { HandOrder } from './held';
import type { Card, View } from './reading';

const moment = (trick: number, stage: View['stage'] = 'play') => ({ moment: { round: 1, trick, step: 0 }, stage });
const named = (held: ReturnType<HandOrder['of']>) => held.map(({ key, gone }) => (gone ? `(${key})` : key));

describe('the hand', () => {
  it('keeps a gap for a card that was played, until the next trick', () => {
    const order = new HandOrder();
    const hand: Card[] = [sword(4), shield(2), shield(9)];
    expect(named(order.of(hand, moment(1)))).toEqual(['shield-2', 'shield-9', 'sword-4']);
    expect(named(order.of([sword(4), shield(2)], moment(1)))).toEqual(['shield-2', '(shield-9)', 'sword-4']);
    expect(named(order.of([sword(4), shield(2)], moment(2)))).toEqual(['shield-2', 'sword-4']);
  });

  it('is sorted anew when a card comes', () => {
    const order = new HandOrder();
    order.of([sword(4), shield(2)], moment(0));
    expect(named(order.of([sword(4), axe(1)], moment(0)))).toEqual(['sword-4', 'axe-1']);
  });

  it('takes a card from a teammate at its end, and is sorted when the exchange is over', () => {
    const order = new HandOrder();
    order.of([sword(4), shield(2)], moment(0, 'exchange'));
    expect(named(order.of([sword(4), shield(2), shield(3)], moment(0, 'exchange')))).toEqual(['shield-2', 'sword-4', 'shield-3']);
    expect(named(order.of([sword(4), shield(3)], moment(0, 'exchange')))).toEqual(['(shield-2)', 'sword-4', 'shield-3']);
    expect(named(order.of([sword(4), shield(3)], moment(0, 'declare')))).toEqual(['shield-3', 'sword-4']);
  });

  it('tells two Knights apart', () => {
    const order = new HandOrder();
    order.of([{ kind: 'knight' }, { kind: 'knight' }], moment(1));
    expect(named(order.of([{ kind: 'knight' }], moment(1)))).toEqual(['knight', '(knight-2)']);
  });
});
