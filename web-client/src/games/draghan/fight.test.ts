import { describe, expect, it } from 'vitest';
import { adventurer, BEAR, decision, DORCIN, foe, IMP, skills, SPEAR, view } from './fixtures';
import { passed, playOf, type Play, type Span } from './fight';
import type { FoeCard, Notice } from './reading';

const stand = (card: FoeCard, missing = skills(0, 0, 0), met = true) => ({
  foe: card.foe,
  total: skills(0, 0, 0),
  missing,
  short: missing.strength + missing.charm + missing.knowledge,
  met,
});

const bear = foe(BEAR, skills(3, 0, 0), { facing: [0], gold: 3 });
const imp = foe(IMP, skills(0, 0, 2), { facing: [1] });
const party = [
  adventurer(0, 0, 'dwarf', { faces: BEAR, gear: [SPEAR], committed: ['bronze_spear'] }),
  adventurer(1, 1, 'bard', { faces: IMP }),
];
const before = view({ foes: [bear, imp], party });
const NOTICES: Notice[] = [
  { what: 'called', stands: [stand(bear), stand(imp, skills(0, 0, 1), false)] },
  { what: 'used_up', character: 0, cards: ['bronze_spear'] },
  { what: 'gold_gained', character: 0, gold: 3, why: { share: 'cave_bear' } },
  { what: 'resolved', foe: BEAR, fate: 'defeated' },
  { what: 'resolved', foe: IMP, fate: 'discarded' },
  { what: 'hurt', character: 0 },
  { what: 'round_began', round: 3, active: 1 },
  { what: 'visited', location: 'wolf_gorge' },
  { what: 'revealed', card: { monster: 'mud_goblin' } },
];
const GOBLIN = foe({ monster: 'mud_goblin' }, skills(1, 0, 0));
const after = view({ foes: [GOBLIN], party });

function played(notices: Notice[] = NOTICES, from = before, to = after): Play {
  return playOf(from, decision(notices), to)!;
}

function spans({ rows, coins, hurt, turnover }: Play): Span[] {
  const ofRows = rows.flatMap(({ lit, signs, seal, tips, lunges, leaves }) => [lit, ...signs, seal, tips, lunges, leaves]);
  const turned = turnover ? [turnover, turnover.place, ...turnover.deals.flatMap(({ dealt, turned }) => [dealt, turned])] : [];
  return [...ofRows, ...coins, hurt, ...turned].filter((span) => span !== undefined);
}

describe('the called fight', () => {
  it('resolves row by row, in the order of the table', () => {
    const [first, second] = played().rows;
    expect([first!.foe, second!.foe]).toEqual([BEAR, IMP]);
    expect(first!.lit.to).toBeLessThanOrEqual(second!.lit.from);
    expect([first!.falls, second!.falls]).toEqual([true, false]);
  });

  it('fills the signs from the characters first, then from the cards committed', () => {
    const [first, second] = played().rows;
    expect(first!.signs.map(({ source }) => source)).toEqual([
      { character: 0, nth: 0, skill: 'strength' },
      { character: 0, nth: 1, skill: 'strength' },
      { character: 0, card: 'bronze_spear', nth: 0, skill: 'strength' },
    ]);
    expect(second!.signs.map(({ source }) => source !== undefined)).toEqual([true, false]);
  });

  it('presses the seal after the last sign, then the foe tips while its gold flies', () => {
    const { rows, coins } = played();
    const [first] = rows;
    expect(first!.seal!.from).toBeGreaterThanOrEqual(Math.max(...first!.signs.map(({ to }) => to)));
    expect(first!.tips!.from).toBeGreaterThanOrEqual(first!.seal!.to);
    expect(coins).toHaveLength(3);
    for (const coin of coins) expect(coin.from).toBeGreaterThanOrEqual(first!.tips!.from);
  });

  it('turns the hurt card after the blow, and the place after all rows', () => {
    const { rows, hurt, turnover } = played();
    expect(hurt!.from).toBeGreaterThanOrEqual(rows[1]!.lunges!.to);
    expect(turnover!.from).toBeGreaterThanOrEqual(rows[1]!.lit.to);
    expect(turnover!.deals.map(({ key }) => key)).toEqual(['mud_goblin']);
    expect(turnover!.deals[0]!.turned.from).toBeGreaterThanOrEqual(turnover!.place!.to);
  });

  it('takes four seconds at most, however many rows there are', () => {
    const many = (['boar_rider', 'hill_witch', 'ogre_cook', 'stone_sphinx', 'false_prophet'] as const).map((monster) =>
      foe({ monster }, skills(2, 2, 2), { facing: [0, 1] }),
    );
    const notices: Notice[] = [
      { what: 'called', stands: many.map((card) => stand(card)) },
      ...many.map((card): Notice => ({ what: 'resolved', foe: card.foe, fate: 'defeated' })),
      ...NOTICES.slice(-2),
    ];
    for (const play of [played(), played(notices, view({ foes: many, party }))]) {
      expect(play.ends).toBeLessThanOrEqual(4000);
      for (const span of spans(play)) {
        expect(span.from).toBeLessThanOrEqual(span.to);
        expect(span.to).toBeLessThanOrEqual(play.ends + 0.001);
      }
    }
  });

  it('speaks of nothing before it was seen', () => {
    const play = played();
    const at = (what: Notice['what']) => play.told[NOTICES.findIndex((notice) => notice.what === what)]!;
    const [first, second] = play.rows;
    expect(at('called')).toBe(0);
    expect(at('gold_gained')).toBe(play.coins[2]!.to);
    expect(play.told[3]).toBe(first!.lit.to);
    expect(play.told[4]).toBe(second!.lit.to);
    expect(at('hurt')).toBe(play.hurt!.to);
    expect(at('visited')).toBe(play.turnover!.place!.to);
    expect(at('revealed')).toBe(play.turnover!.deals[0]!.turned.to);
  });

  it('shows who stays guarded, and no coins in the Shadow Realm', () => {
    const dorcin = foe(DORCIN, skills(4, 2, 0), { facing: [0] });
    const monsters = { ...imp, gold: 0 };
    const notices: Notice[] = [
      { what: 'called', stands: [stand(monsters, skills(0, 0, 1), false), stand(dorcin)] },
      { what: 'resolved', foe: IMP, fate: 'stays' },
      { what: 'resolved', foe: DORCIN, fate: 'stays' },
      { what: 'hurt', character: 0 },
    ];
    const from = view({ foes: [monsters, dorcin], party, realm: 'shadow_realm' });
    const { rows, coins, hurt } = played(notices, from, from);
    expect(coins).toEqual([]);
    expect(rows.map(({ leaves }) => leaves)).toEqual([undefined, undefined]);
    expect(rows[1]).toMatchObject({ met: true, falls: false });
    expect(hurt!.from).toBeGreaterThanOrEqual(rows[0]!.lunges!.to);
  });

  it('lets the others run after the odd coin is given', () => {
    const waiting = view({ foes: [{ ...bear, fallen: true }, imp], party });
    const notices: Notice[] = [
      { what: 'resolved', foe: BEAR, fate: 'defeated' },
      { what: 'resolved', foe: IMP, fate: 'ran' },
      { what: 'hurt', character: 0 },
    ];
    const { rows, hurt } = played(notices, waiting, view({ foes: [], party }));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ foe: IMP, signs: [], seal: undefined });
    expect(rows[0]!.leaves!.from).toBeGreaterThanOrEqual(rows[0]!.lunges!.to);
    expect(hurt).toBeDefined();
  });

  it('shows nothing of other decisions', () => {
    expect(playOf(before, decision([{ what: 'placed', character: 0, foe: BEAR }]), before)).toBeUndefined();
  });
});

describe('a span', () => {
  it('has passed in part', () => {
    expect([50, 100, 150, 300].map((at) => passed({ from: 100, to: 200 }, at))).toEqual([0, 0, 0.5, 1]);
    expect(passed(undefined, 100)).toBe(0);
  });
});
