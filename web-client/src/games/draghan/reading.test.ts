import { expect, it } from 'vitest';
import { doingOf } from './doing';
import { BEAR, DORCIN, foe, IMP, PLANNING, seenBy, skills, table, view } from './fixtures';
import { needsOf, type DraghanOffer, type Notice } from './reading';
import { reportOf } from './report';
import { resultOf } from './result';
import { standingOf, standingWords, useOf } from './standing';
import { words as de } from './words/de';
import { words as en } from './words/en';

it('the met icons of each skill come first', () => {
  expect(needsOf(skills(2, 0, 1), skills(1, 0, 1)).map(({ skill, met }) => `${skill} ${met}`)).toEqual([
    'strength true',
    'strength false',
    'knowledge false',
  ]);
});

it('a dragon that is met is guarded as long as the forecast lets it stand', () => {
  const stand = { foe: DORCIN, total: skills(4, 2, 0), missing: skills(0, 0, 0), short: 0, met: true };
  const dragon = foe(DORCIN, skills(4, 2, 0), { stand });
  const forecast = { falls: [IMP], stands: [DORCIN, BEAR], claims: false, harm: 'hurt' as const, wins: false };
  const stage = { ...(PLANNING as Extract<typeof PLANNING, { phase: 'planning' }>), forecast };
  expect(standingOf(dragon, view({ stage }))).toBe('guarded');
  expect(standingOf(dragon, view({ stage: { ...stage, forecast: { ...forecast, falls: [IMP, BEAR, DORCIN], stands: [] } } }))).toBe(
    'falls',
  );
  expect(standingOf(foe(BEAR, skills(3, 0, 0)), view({ stage }))).toBe('short');
  expect(standingOf(foe(BEAR, skills(3, 0, 0), { fallen: true }), view({ stage: { phase: 'sharing' } }))).toBe('fell');
});

it('the card of a foe says how many icons are missing, and which card of one’s own brings it down', () => {
  const bear = foe(BEAR, skills(3, 0, 0), { facing: [0] });
  const spear = (met: boolean): DraghanOffer => ({
    intent: { do: 'commit', step: 7, character: 0, card: 'bronze_spear', foe: BEAR },
    effect: { effect: 'plans', stands: [{ ...bear.stand, short: met ? 0 : 1, met }] },
  });
  expect(standingWords(bear, view(), 0, en)).toEqual({ words: '3 short', how: 'lacks 3 Strength', good: false, own: false });
  const near = { ...bear, falls_with: [{ seat: 0, cards: ['bronze_spear' as const, 'horned_helm' as const] }] };
  expect(standingWords(near, view(), 1, en)).toMatchObject({ how: 'lacks 3 Strength', own: false });
  expect(standingWords(near, view(), 0, en)).toMatchObject({ how: 'falls with Bronze Spear and Horned Helm', own: true });
  expect(useOf('bronze_spear', view({ foes: [bear] }), [spear(true)])).toMatchObject({ use: 'fells' });
  expect(useOf('bronze_spear', view({ foes: [bear] }), [spear(false)])).toMatchObject({ use: 'helps', short: 1 });
  expect(standingWords({ ...bear, fallen: true }, view({ stage: { phase: 'sharing' } }), 0, de)).toMatchObject({
    words: 'Gefallen',
    good: true,
  });
});

it('a seat plans until it is ready', () => {
  expect(doingOf(PLANNING, 1)).toBe('plans');
  expect(doingOf({ ...(PLANNING as Extract<typeof PLANNING, { phase: 'planning' }>), ready: [1], waiting: [] }, 1)).toBe('ready');
  expect(doingOf(PLANNING, 0)).toBeUndefined();
});

it('the last fight is told until the next one is planned', () => {
  const fought: [number, ...Notice[]] = [
    0,
    { what: 'called', stands: [] },
    { what: 'resolved', foe: BEAR, fate: 'ran' },
    { what: 'hurt', character: 0 },
  ];
  expect(reportOf(table({ told: [fought] }))).toEqual({ seq: 1, fates: [{ foe: BEAR, fate: 'ran' }], hurt: 0 });
  expect(reportOf(table({ told: [fought, [0, { what: 'placed', character: 0, foe: IMP }]] }))).toBeUndefined();
  // An odd coin may come between the call and what became of the foes.
  const called: [number, ...Notice[]] = [0, { what: 'called', stands: [] }];
  const resolved: [number, ...Notice[]] = [0, { what: 'resolved', foe: BEAR, fate: 'ran' }];
  expect(reportOf(table({ told: [called] }))).toBeUndefined();
  expect(reportOf(table({ told: [called, resolved] }))).toEqual({ seq: 1, fates: [{ foe: BEAR, fate: 'ran' }], hurt: undefined });
});

it('all win or lose together', () => {
  const won = table({ view: view({ stage: { phase: 'over' }, ending: { kind: 'won', dragon: 'dorcin', kingdom_freed: false } }) });
  expect(resultOf(won, en)).toMatchObject({
    title: 'Dorcin is beaten',
    rows: [
      { seat: 0, values: [1, 3, 2] },
      { seat: 1, values: [1, 3, 0] },
    ],
    columns: ['Characters', 'Skills', 'Cards'],
  });
  const freed = table({ view: view({ ending: { kind: 'won', dragon: 'estrago', kingdom_freed: true } }) });
  expect(resultOf(freed, de).title).toBe('Das Königreich ist frei');
  const lost = table({ view: view({ ending: { kind: 'lost', why: 'no_way_on' } }) });
  expect(resultOf(lost, en).why).toBe('In the Shadow Realm no way led on.');
});

it('a player without a character is out', () => {
  const gone = view({ party: view().party.map((each) => ({ ...each, health: each.seat === 1 ? ('gone' as const) : each.health })) });
  expect(seenBy(1, en, gone).out).toBe(true);
  expect(seenBy(0, en, gone).out).toBe(false);
  expect(seenBy(undefined, en, gone).out).toBe(false);
});
