import { expect, it } from 'vitest';
import { seenBy, sets, view } from './fixtures';
import { isWorthStopping, offerName, optionWords, usesCard } from './options';
import type { FarkleOffer } from './reading';
import { words as de } from './words/de';
import { words as en } from './words/en';

const context = { view: view(), seen: seenBy(0, en), seat: 0 };
const says = (offer: FarkleOffer) => Object.values(optionWords(offer, { ...context, words: en })).join(' | ');
const sagt = (offer: FarkleOffer) => Object.values(optionWords(offer, { ...context, words: de })).join(' | ');

const stop: FarkleOffer = {
  intent: { do: 'stop', roll: 7 },
  effect: { effect: 'recruited', soldiers: 750, bonus: 100, items: 0, army: 1850 },
};
const roll: FarkleOffer = { intent: { do: 'roll_on', roll: 7 }, effect: { effect: 'roll', dice: 1, event: true, soldiers: 750, items: 1 } };

it('stopping says what is kept and where it comes from', () => {
  expect(says(stop)).toBe('Stop, keep 850 | 750 + 100 from Bram');
  expect(sagt(stop)).toBe('Aufhören: 850 | 750 + 100 von Bram');
});

it('rolling on says how many dice and what a farkle would cost', () => {
  expect(says(roll)).toBe('Roll on | 1 die · a farkle loses 750 and 1 item');
  expect(sagt(roll)).toBe('Weiter | 1 Würfel · Farkle: 750 und 1 Gegenstand weg');
});

it('a defence says how the brawl would end', () => {
  const brawl = { attacker: 1, defender: 0, attack: 650, defence: 700, winner: 0, soldiers: 50, bonus: 500, shield: false };
  expect(says({ intent: { do: 'stop', roll: 7 }, effect: { effect: 'defended', ...brawl } })).toBe('Defend: 700 | wins the brawl: + 550');
  const lost = { ...brawl, defence: 0, winner: 1, soldiers: 650 };
  expect(says({ intent: { do: 'accept', roll: 7 }, effect: { effect: 'farkled', soldiers: 0, kept: 0, items: 0, brawl: lost } })).toBe(
    'Accept it | loses the brawl: − 650',
  );
});

it('a blow in the Final Battle says wounds and losses', () => {
  const fought = { effect: 'fought' as const, damage: 2, wounds: 2, wins: false, soldiers: 400, army: 1600, next: 2 };
  const offer = (more: Partial<typeof fought>): FarkleOffer => ({ intent: { do: 'accept', roll: 7 }, effect: { ...fought, ...more } });
  expect(says(offer({}))).toBe('Strike: 2 wounds | 400 fall, 1,600 left');
  expect(says(offer({ damage: 0, soldiers: 2000, army: 0 }))).toBe('Press on | 2,000 fall: the army is gone');
  expect(sagt(offer({ wins: true, soldiers: 0 }))).toBe('Drachen erschlagen | kein Soldat fällt');
});

it('a card names whom or what it is used on', () => {
  const bait: FarkleOffer = { intent: { do: 'play', item: 'dragon_bait', turn: 4, seat: 1 }, effect: { effect: 'baited', seat: 1 } };
  expect(says(bait)).toBe('Lay bait for Jonas | the next event die becomes a dragon');
  const hobb: FarkleOffer = {
    intent: { do: 'ask', companion: 'old_hobb', roll: 7, die: 3 },
    effect: { effect: 'roll', dice: 1, event: false, soldiers: 0, items: 0 },
  };
  expect(sagt(hobb)).toBe('Die 3 neu werfen | ');
  expect(usesCard(bait, { item: 'dragon_bait', aside: false })).toBe(true);
  expect(usesCard(bait, { item: 'dragon_bait', aside: true })).toBe(false);
  expect(usesCard(hobb, { companion: 'old_hobb' })).toBe(true);
  expect(usesCard(hobb, { companion: 'skree' })).toBe(false);
});

it('odds name an offer by its button, and dice with the roll that could follow', () => {
  expect(offerName(roll, { ...context, words: en })).toBe('Roll on');
  expect(offerName(sets([1, 5], 150), { ...context, words: de })).toBe('1 5 herauslegen, 4 Würfel werfen');
});

it('setting aside says what the dragon eats, or that a card is drawn', () => {
  expect(says(sets([1], 100, 'item'))).toBe('Set aside: 100 | then you see the drawn item');
});

it('stopping is the bright button once it keeps enough or wins, and not before', () => {
  expect(isWorthStopping(stop.effect)).toBe(true);
  expect(isWorthStopping({ effect: 'recruited', soldiers: 50, bonus: 0, items: 0, army: 1050 })).toBe(false);
  const defended = {
    effect: 'defended' as const,
    attacker: 1,
    defender: 0,
    attack: 500,
    defence: 550,
    soldiers: 50,
    bonus: 500,
    shield: false,
  };
  expect(isWorthStopping({ ...defended, winner: 0 })).toBe(true);
  expect(isWorthStopping({ ...defended, defence: 400, winner: 1 })).toBe(false);
});
