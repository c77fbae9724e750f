import { expect, it } from 'vitest';
import { plain } from '../../lib/rich';
import { adventurer, BEAR, foe, IMP, seenBy, skills, table, view } from './fixtures';
import type { DraghanTable } from './reading';
import { chronicleOf, logOf } from './telling';
import { words as de } from './words/de';
import { words as en } from './words/en';

const seen = (given: DraghanTable, words = en, seat: number | undefined = 0) => seenBy(seat, words, given.view);
const chronicle = (given: DraghanTable, words = en, seat?: number) => plain(chronicleOf(given, seen(given, words, seat), words).line);
const log = (given: DraghanTable) =>
  logOf(given, seen(given), en).map(({ title, lines }) => [title, ...lines.map(({ line }) => plain(line))]);

it('the chronicle says how a foe stands after a change of the plan', () => {
  const met = { foe: BEAR, total: skills(3, 0, 0), missing: skills(0, 0, 0), short: 0, met: true };
  const given = table({
    view: view({ foes: [foe(BEAR, skills(3, 0, 0), { stand: met }), foe(IMP, skills(0, 0, 2))] }),
    told: [[0, { what: 'placed', character: 0, foe: BEAR }]],
  });
  expect(chronicle(given)).toBe('The Dwarf faces the Cave Bear. It falls.');
  expect(chronicle(given, de)).toBe('Der Zwerg tritt gegen den Höhlenbären an. Damit fällt das Ziel.');
});

it('the chronicle tells the most of what a call brought', () => {
  const given = table({
    told: [
      [
        0,
        { what: 'called', stands: [] },
        { what: 'resolved', foe: IMP, fate: 'defeated' },
        { what: 'gold_gained', character: 1, gold: 1, why: { share: 'coin_imp' } },
        { what: 'resolved', foe: BEAR, fate: 'discarded' },
        { what: 'hurt', character: 0 },
        { what: 'round_began', round: 3, active: 1 },
        { what: 'visited', location: 'wolf_gorge' },
      ],
    ],
  });
  expect(chronicle(given)).toBe('The Cave Bear stands, and goes its way. The Dwarf is hurt. The party reaches Wolf Gorge.');
});

it('cards that are turned over share a sentence', () => {
  const given = table({
    told: [
      [
        undefined,
        { what: 'revealed', card: { monster: 'cave_bear' } },
        { what: 'revealed', card: { gear: 'oak_shield' } },
        { what: 'revealed', card: { monster: 'coin_imp' } },
        { what: 'stole', monster: 'coin_imp', character: 0, robbed: 'gold' },
      ],
    ],
  });
  expect(chronicle(given)).toBe('Cave Bear and Coin Imp appear. Found here: Oak Shield. The Coin Imp steals 1 gold from the Dwarf.');
});

it('the log is headed by rounds, the newest first, and cut where a round begins', () => {
  const given = table({
    told: [
      [0, { what: 'called', stands: [] }, { what: 'round_began', round: 2, active: 0 }],
      [1, { what: 'ready', seat: 1 }],
      [0, { what: 'stayed' }, { what: 'round_began', round: 3, active: 1 }, { what: 'visited', location: 'wolf_gorge' }],
    ],
  });
  expect(log(given)).toEqual([
    ['Round 3, the Bard leads', 'The party reaches Wolf Gorge.', 'The Bard holds the map.'],
    ['Round 2, the Dwarf leads', 'The party stays in Draghan.', 'Jonas is ready.', 'The Dwarf holds the map.'],
    ['Round 1', 'The fight is called.'],
  ]);
});

it('whoever has left is still named in what they did', () => {
  const given = table({
    view: view({ party: [adventurer(0, 0, 'mage'), adventurer(1, 1, 'bard')] }),
    told: [
      [0, { what: 'placed', character: 0, foe: BEAR }],
      [0, { what: 'called', stands: [] }, { what: 'left', character: 0, hero: 'dwarf', cards: [], gold: 2 }],
      [0, { what: 'joined', character: 0, hero: 'mage', card: 'oak_shield' }],
      [0, { what: 'placed', character: 0, foe: IMP }],
    ],
  });
  expect(log(given)).toEqual([
    [
      'Round 3',
      'The Mage faces the Coin Imp.',
      'The Mage joins with Oak Shield.',
      'The Dwarf is hurt again and leaves with everything.',
      'The fight is called.',
      'The Dwarf faces the Cave Bear.',
    ],
  ]);
});

it('you are you', () => {
  const given = table({ told: [[1, { what: 'ready', seat: 1 }]] });
  expect(chronicle(given, en, 1)).toBe('You are ready.');
  expect(chronicle(given, de, 0)).toBe('Jonas ist bereit.');
});
