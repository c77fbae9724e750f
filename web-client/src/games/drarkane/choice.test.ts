import { describe, expect, it, vi } from 'vitest';
import type { DrarkaneBlocked } from '../../protocol/drarkane';
import { Choice } from './choice.svelte';
import { shield, sword, table, view } from './fixtures';
import type { Card, Dragon, DrarkaneOffer, View } from './reading';

const moment = { round: 1, trick: 1, step: 0 };
const mercenary: Card = { kind: 'mercenary' };

function plays(card: Card, counts?: number): DrarkaneOffer {
  return {
    intent: counts === undefined ? { do: 'play', moment, card } : { do: 'play_mercenary', moment, counts },
    effect: { effect: 'play', card, counts, to_play: 2 },
  };
}

function places(card: Card, dragon: Dragon, slot: number, terror?: number): DrarkaneOffer {
  return {
    intent: { do: 'place', moment, card, dragon, slot },
    effect: {
      effect: 'place',
      card,
      dragon,
      slot,
      open: terror === undefined ? 1 : 0,
      defeats: terror === undefined ? undefined : { dragon, terror },
    },
  };
}

function declares(contract: number): DrarkaneOffer {
  return { intent: { do: 'declare', moment, contract }, effect: { effect: 'declare', contract, of: 14, sum: contract } };
}

function choosing(offers: DrarkaneOffer[], more: Partial<View> = {}) {
  const act = vi.fn();
  const now = table({ offers, view: view(more) });
  return { choice: new Choice(() => now, act), act };
}

describe('playing', () => {
  it('lifts a card with the first tap and plays it with the second', () => {
    const offers = [plays(shield(2)), plays(shield(9))];
    const { choice, act } = choosing(offers);
    choice.tapHand(shield(9));
    expect(choice.chosen?.key).toBe('shield-9');
    expect(act).not.toHaveBeenCalled();
    choice.tapHand(shield(9));
    expect(act).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  it('takes the only card that can be played by itself', () => {
    const { choice } = choosing([plays(shield(2))]);
    expect(choice.chosen?.key).toBe('shield-2');
  });

  it('explains a card that cannot be played, in the words of the view', () => {
    const blocked: DrarkaneBlocked = { card: sword(4), rule: { id: 'follow-suit', suit: 'shield' } };
    const { choice, act } = choosing([plays(shield(2)), plays(shield(9))], { blocked: [blocked] });
    choice.tapHand(sword(4));
    choice.tapHand(sword(4));
    expect(choice.explained).toEqual(blocked);
    expect(choice.chosen).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('shows what a card does while others decide', () => {
    const { choice } = choosing([]);
    choice.tapHand(shield(2));
    expect(choice.looked).toEqual(shield(2));
  });

  it('leaves it to the player what the Mercenary counts', () => {
    const { choice, act } = choosing([plays(mercenary, 0), plays(mercenary, 14)]);
    choice.tapHand(mercenary);
    choice.tapHand(mercenary);
    choice.drop('trick');
    expect(choice.chosen?.offers).toHaveLength(2);
    expect(choice.primary).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('plays a card that is dragged to the trick, and only there', () => {
    const offers = [plays(shield(2)), plays(shield(9))];
    const { choice, act } = choosing(offers);
    expect(choice.lift('sword-4')).toBe(false);
    expect(choice.lift('shield-2')).toBe(true);
    choice.drop('mossfang-0');
    expect(act).not.toHaveBeenCalled();
    choice.drop('trick');
    expect(act).toHaveBeenCalledExactlyOnceWith(offers[0]);
  });
});

describe('placing', () => {
  const offers = [
    places(shield(8), 'tidewhelp', 0, 3),
    places(shield(8), 'stormkeeper', 0),
    places(sword(9), 'rusthorn', 0),
    places(sword(9), 'emberling', 0, 5),
  ];

  it('begins with the card and the slot that take the most Terror', () => {
    const { choice } = choosing(offers, { stage: 'place' });
    expect(choice.chosen?.key).toBe('sword-9');
    expect(choice.primary).toBe(offers[3]);
  });

  it('goes on to the next card and around', () => {
    const { choice } = choosing(offers, { stage: 'place' });
    choice.next();
    expect(choice.chosen?.key).toBe('shield-8');
    choice.next();
    expect(choice.chosen?.key).toBe('sword-9');
  });

  it('chooses a slot that fits with the first tap and places the card with the second', () => {
    const { choice, act } = choosing(offers, { stage: 'place' });
    choice.tapTrick(shield(8));
    choice.tapSlot('rusthorn', 0);
    expect(choice.primary).toBe(offers[0]);
    choice.tapSlot('stormkeeper', 0);
    expect(choice.primary).toBe(offers[1]);
    expect(act).not.toHaveBeenCalled();
    choice.tapSlot('stormkeeper', 0);
    expect(act).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  it('takes a tap on a dragon for its slot, and a chosen one of several stays', () => {
    const twins = [places(shield(8), 'mirror_twins', 0), places(shield(8), 'mirror_twins', 1), places(shield(8), 'tidewhelp', 0, 3)];
    const { choice, act } = choosing(twins, { stage: 'place' });
    choice.tapDragon('mirror_twins');
    expect(choice.primary).toBe(twins[0]);
    choice.tapSlot('mirror_twins', 1);
    choice.tapDragon('mirror_twins');
    expect(act).toHaveBeenCalledExactlyOnceWith(twins[1]);
  });

  it('places a card that is dragged to a slot at once', () => {
    const { choice, act } = choosing(offers, { stage: 'place' });
    choice.tapTrick(shield(8));
    choice.drop('stormkeeper-0');
    expect(act).toHaveBeenCalledExactlyOnceWith(offers[1]);
  });

  it('leaves the hand alone', () => {
    const { choice, act } = choosing(offers, { stage: 'place' });
    choice.tapHand(shield(8));
    expect(choice.looked).toEqual(shield(8));
    expect(act).not.toHaveBeenCalled();
  });

  it('says why a card of the trick cannot be placed', () => {
    const blocked: DrarkaneBlocked = { card: { kind: 'egg' }, rule: { id: 'fits-nowhere', card: { kind: 'egg' } } };
    const { choice } = choosing(offers, { stage: 'place', blocked: [blocked] });
    choice.tapTrick({ kind: 'egg' });
    expect(choice.explained).toEqual(blocked);
  });
});

it('the last card is not offered by itself, because nothing might be offered', () => {
  const { choice } = choosing(
    [
      { intent: { do: 'offer_nothing', moment }, effect: { effect: 'offer_nothing' } },
      { intent: { do: 'offer', moment, to: 2, card: shield(2) }, effect: { effect: 'offer', card: shield(2), to: 2 } },
    ],
    { stage: 'offer' },
  );
  expect(choice.chosen).toBeUndefined();
});

it('a contract is chosen and can be taken back', () => {
  const { choice } = choosing([declares(0), declares(1), declares(2)], { stage: 'declare' });
  choice.pick('2');
  expect(choice.primary?.intent).toEqual({ do: 'declare', moment, contract: 2 });
  choice.clear();
  expect(choice.primary).toBeUndefined();
});
