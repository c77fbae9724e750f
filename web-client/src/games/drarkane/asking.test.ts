import { describe, expect, it } from 'vitest';
import { askedOf } from './asking';
import { Choice } from './choice.svelte';
import { axe, grimoire, player, seenBy, shield, sword, table, trick, view } from './fixtures';
import { offerName } from './options';
import type { DrarkaneOffer, DrarkaneTable, ObjectiveCard, View } from './reading';
import { words as de } from './words/de';
import { words as en } from './words/en';

const moment = { round: 1, trick: 1, step: 0 };
const underdog: ObjectiveCard = { objective: 'underdog', points: 5, judged: 'after_trick' };
const warlord: ObjectiveCard = { objective: 'warlord', points: 3, judged: 'after_round' };

function asked(offers: DrarkaneOffer[], more: Partial<View>, pick?: string, words = en) {
  const now: DrarkaneTable = table({ offers, view: view(more) });
  const choice = new Choice(
    () => now,
    () => {},
  );
  if (pick) choice.pick(pick);
  return askedOf(now, choice, seenBy(0, words), words);
}

it('odds name a card by itself, and anything else by its button', () => {
  const plays: DrarkaneOffer = {
    intent: { do: 'play', moment, card: shield(9) },
    effect: { effect: 'play', card: shield(9), counts: 9, to_play: 1 },
  };
  expect(offerName(plays, en)).toBe('Shield 9');
  expect(offerName(plays, de)).toBe('Schild 9');
  const gives: DrarkaneOffer = {
    intent: { do: 'give', round: 1, to: 1, card: sword(3) },
    effect: { effect: 'give', card: sword(3), to: 1 },
  };
  expect(offerName(gives, en)).toBe('Give Sword 3');
});

describe('the question of the hearth', () => {
  const follow = trick({ plays: [{ player: { seat: 2 }, card: shield(6), counts: 6 }], led: 'shield' });
  const offers: DrarkaneOffer[] = [
    {
      intent: { do: 'play', moment, card: shield(2) },
      effect: {
        effect: 'play',
        card: shield(2),
        counts: 2,
        winning: { player: { seat: 2 }, why: 'highest_of_led_suit', first_of_equals: false, card: shield(6), counts: 6 },
        to_play: 1,
      },
    },
    {
      intent: { do: 'play', moment, card: shield(9) },
      effect: {
        effect: 'play',
        card: shield(9),
        counts: 9,
        winning: { player: { seat: 0 }, why: 'highest_of_led_suit', first_of_equals: false, card: shield(9), counts: 9 },
        to_play: 1,
      },
    },
  ];

  it('asks for a card and counts those that can be played', () => {
    const said = asked(offers, { trick: follow });
    expect(said).toMatchObject({ ask: 'Shield was led. Which card?', why: '2 cards can be played.', buttons: [] });
    expect(said?.stake).toEqual({ number: '0 of 1', label: 'your contract' });
  });

  it('says what the chosen card would do', () => {
    expect(asked(offers, { trick: follow }, 'shield-9')).toMatchObject({
      ask: 'Play Shield 9?',
      why: 'You would be ahead: highest Shield. 1 still to play.',
      buttons: [{ label: 'Play Shield 9', consequence: 'trick 1 of 1 if it wins', primary: true }],
      turn: { label: 'Other card', consequence: '1 more', how: 'back' },
    });
    expect(asked(offers, { trick: follow }, 'shield-2', de)?.why).toBe('Aylin bleibt vorn mit Schild 6. Nach dir spielt noch einer.');
  });

  it('speaks of winning only where the card is ahead', () => {
    expect(asked(offers, { trick: follow }, 'shield-2')?.buttons[0]?.consequence).toBe('Aylin stays ahead');
    const [, nine] = offers;
    const last = [{ ...nine!, effect: { ...nine!.effect, to_play: 0 } }] as DrarkaneOffer[];
    expect(asked(last, { trick: follow })?.buttons[0]?.consequence).toBe('your trick 1 of 1');
  });

  it('says what a Wizard changes', () => {
    const wizard = (
      why?: 'lowest_number' | 'highest_of_led_suit',
      wizards: 'lowest_wins' | 'cancelled' = 'lowest_wins',
    ): DrarkaneOffer[] => [
      {
        intent: { do: 'play', moment, card: { kind: 'low_wizard' } },
        effect: {
          effect: 'play',
          card: { kind: 'low_wizard' },
          winning: why && { player: { seat: 2 }, why, first_of_equals: false, card: shield(6), counts: 6 },
          to_play: 1,
          cannot_win: true,
          wizards,
        },
      },
    ];
    expect(asked(wizard('lowest_number'), { trick: follow })).toMatchObject({
      why: 'Lowest number wins. Aylin stays ahead with Shield 6. It cannot win. 1 still to play.',
      buttons: [{ label: 'Play Low Wizard', consequence: 'Aylin stays ahead' }],
    });
    expect(asked(wizard('highest_of_led_suit', 'cancelled'), { trick: follow })?.why).toContain('The Wizards cancel out.');
    expect(asked(wizard(undefined), {})).toMatchObject({
      why: 'Lowest number wins. Nobody is ahead yet. It cannot win. 1 still to play.',
      buttons: [{ consequence: 'cannot win the trick' }],
    });
    const led = { player: { seat: 0 }, why: 'highest_of_led_suit' as const, first_of_equals: false, card: shield(9), counts: 9 };
    const turned = { trick: { ...follow, winning: led } };
    expect(asked(wizard('lowest_number'), turned)).toMatchObject({
      why: 'Lowest number wins. The trick turns to Aylin with Shield 6. It cannot win. 1 still to play.',
      buttons: [{ consequence: 'Aylin is ahead then' }],
    });
    expect(asked(wizard('lowest_number'), turned, undefined, de)?.buttons[0]?.consequence).toBe('dann liegt Aylin vorn');
  });

  it('says of a card that is ahead when it cannot stay so', () => {
    const [, nine] = offers;
    const lost = [{ ...nine!, effect: { ...nine!.effect, cannot_win: true } }] as DrarkaneOffer[];
    expect(asked(lost, { trick: follow })?.buttons[0]?.consequence).toBe('cannot win the trick');
    expect(asked(lost, { trick: follow }, undefined, de)?.why).toContain('Sie kann nicht gewinnen.');
  });

  it('lets the player say what the Mercenary counts', () => {
    const mercenary = { kind: 'mercenary' as const };
    const both: DrarkaneOffer[] = [0, 14].map((counts) => ({
      intent: { do: 'play_mercenary', moment, counts },
      effect: { effect: 'play', card: mercenary, counts, to_play: 0 },
    }));
    const said = asked(both, { trick: follow }, 'mercenary');
    expect(said?.buttons.map(({ label, primary }) => [label, primary])).toEqual([
      ['Play it as 0', true],
      ['Play it as 14', false],
    ]);
  });

  it('offers every contract as a number and tells the sum of all', () => {
    const contracts: DrarkaneOffer[] = [0, 1, 2].map((contract) => ({
      intent: { do: 'declare', moment, contract },
      effect: { effect: 'declare', contract, of: 2, sum: contract + 3 },
    }));
    const said = asked(contracts, { stage: 'declare' }, '2');
    expect(said?.chips.map(({ number, selected }) => [number, selected])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(said?.buttons[0]).toMatchObject({ label: 'Declare 2', consequence: '5 declared so far, 2 tricks' });
  });

  it('names the dragon that would fall, and the next card', () => {
    const placing: DrarkaneOffer[] = [
      {
        intent: { do: 'place', moment, card: shield(8), dragon: 'tidewhelp', slot: 0 },
        effect: { effect: 'place', card: shield(8), dragon: 'tidewhelp', slot: 0, open: 0, defeats: { dragon: 'tidewhelp', terror: 3 } },
      },
      {
        intent: { do: 'place', moment, card: grimoire(6), dragon: 'candlewyrm', slot: 1 },
        effect: { effect: 'place', card: grimoire(6), dragon: 'candlewyrm', slot: 1, open: 1 },
      },
    ];
    const zone: View['zone'] = [
      { dragon: 'tidewhelp', terror: 3, trophy: 2, slots: [{ ask: { asks: 'suit', suit: 'shield', least: 3 } }] },
      {
        dragon: 'candlewyrm',
        terror: 5,
        trophy: 2,
        slots: [{ ask: { asks: 'suit', suit: 'sword', least: 5 } }, { ask: { asks: 'suit', suit: 'grimoire', least: 3 } }],
      },
    ];
    const over = trick({ unplaced: [{ card: shield(8) }, { card: axe(2) }, { card: grimoire(6) }] });
    expect(asked(placing, { stage: 'place', zone, trick: over })).toMatchObject({
      ask: 'Shield 8: which dragon?',
      why: 'Tidewhelp falls with this card.',
      stake: { number: '3' },
      buttons: [{ label: 'Fell Tidewhelp', consequence: 'Trophy +2, Terror +3' }],
      turn: { label: 'Next card', consequence: 'Grimoire 6', how: 'next' },
    });
    const second = asked(placing, { stage: 'place', zone, trick: over }, 'grimoire-6');
    expect(second?.why).toBe('1 dragon is lit. Tap it twice, or drag the card there.');
    expect(second?.buttons[0]).toMatchObject({ label: 'Place on Candlewyrm', consequence: '1 slot still open' });
  });

  it('keeps an objective and says where the others go', () => {
    const keeping: DrarkaneOffer[] = [
      { intent: { do: 'keep', moment, objective: 'underdog' }, effect: { effect: 'keep', keeps: underdog, passes: [warlord], to: 1 } },
      { intent: { do: 'keep', moment, objective: 'warlord' }, effect: { effect: 'keep', keeps: warlord, passes: [underdog], to: 1 } },
    ];
    expect(asked(keeping, { stage: 'draft' }, 'underdog')).toMatchObject({
      hidden: true,
      buttons: [{ label: 'Keep Underdog', consequence: 'Warlord to Jonas' }],
    });
    const last: DrarkaneOffer[] = [
      { intent: { do: 'keep', moment, objective: 'underdog' }, effect: { effect: 'keep', keeps: underdog, passes: [warlord] } },
    ];
    expect(asked(last, { stage: 'draft' })?.buttons[0]?.consequence).toBe('the others become the Treasure Zone');
  });

  it('gives a teammate a card, and another one back', () => {
    const hand = { players: [player({ seat: 0 }, { hand: [shield(2), sword(4)], teammate: 2 }), player({ seat: 1 }), player({ seat: 2 })] };
    const give: DrarkaneOffer[] = [shield(2), sword(4)].map((card) => ({
      intent: { do: 'give', round: 1, to: 2, card },
      effect: { effect: 'give', card, to: 2 },
    }));
    expect(asked(give, { stage: 'exchange', ...hand })).toMatchObject({ ask: 'Which card for Aylin?', hidden: true });
    const back: DrarkaneOffer[] = [
      {
        intent: { do: 'give_back', round: 1, to: 2, card: shield(2) },
        effect: { effect: 'give_back', card: shield(2), received: sword(4), to: 2 },
      },
    ];
    expect(asked(back, { stage: 'exchange', ...hand })).toMatchObject({
      ask: 'Aylin gave you Sword 4',
      card: { card: sword(4) },
      buttons: [{ label: 'Give Shield 2', consequence: 'to Aylin' }],
    });
  });

  it('offers nothing unless a card was chosen, and hands an offered card back unless another is given', () => {
    const offering: DrarkaneOffer[] = [
      { intent: { do: 'offer_nothing', moment }, effect: { effect: 'offer_nothing' } },
      { intent: { do: 'offer', moment, to: 2, card: shield(2) }, effect: { effect: 'offer', card: shield(2), to: 2 } },
      { intent: { do: 'offer', moment, to: 2, card: shield(9) }, effect: { effect: 'offer', card: shield(9), to: 2 } },
    ];
    const lit = (said: ReturnType<typeof asked>) => said?.buttons.map(({ label, primary }) => [label, primary]);
    expect(lit(asked(offering, { stage: 'offer' }))).toEqual([['Offer nothing', true]]);
    expect(lit(asked(offering, { stage: 'offer' }, 'shield-9'))).toEqual([
      ['Offer nothing', false],
      ['Offer Shield 9', true],
    ]);
    const answering: DrarkaneOffer[] = [
      { intent: { do: 'return', moment }, effect: { effect: 'return', card: axe(7), to: 2 } },
      { intent: { do: 'swap', moment, card: shield(2) }, effect: { effect: 'swap', takes: axe(7), gives: shield(2), to: 2 } },
      { intent: { do: 'swap', moment, card: shield(9) }, effect: { effect: 'swap', takes: axe(7), gives: shield(9), to: 2 } },
    ];
    expect(asked(answering, { stage: 'answer' })?.ask).toBe('Aylin offers you Axe 7');
    expect(lit(asked(answering, { stage: 'answer' }, 'shield-2'))).toEqual([
      ['Hand it back', false],
      ['Give Shield 2', true],
    ]);
  });

  it('is silent while others decide', () => {
    expect(asked([], {})).toBeUndefined();
  });
});
