import { expect, it } from 'vitest';
import { plain } from '../../lib/rich';
import { decisions, seenBy, table, view } from './fixtures';
import type { Notice } from './reading';
import { chronicleOf, logOf } from './telling';
import { words as de } from './words/de';
import { words as en } from './words/en';

const rolled: Notice = { what: 'rolled', seat: 0, roll: 7, dice: [3, 3, 3, 6], event: 'rally' };
const told = (...notices: Notice[]) => table({ past: decisions(notices) });
const says = (...notices: Notice[]) => plain(chronicleOf(told(...notices), seenBy(0, en), en).line);
const sagt = (...notices: Notice[]) => plain(chronicleOf(told(...notices), seenBy(undefined, de), de).line);

it('a roll is told with its event die', () => {
  expect(says(rolled)).toBe('You rolled 3 3 3 6 with a rally.');
  expect(sagt(rolled)).toBe('Mara hat 3 3 3 6 mit Bündnis geworfen.');
  expect(says({ ...rolled, event: 'dragon', baited: 'rally' })).toBe('You rolled 3 3 3 6, and the bait brought the dragon.');
});

it('what was set aside is told with what became of it', () => {
  const aside: Notice = { what: 'set_aside', seat: 0, dice: [3, 3, 3], soldiers: 600, eaten: 0, reward: 'double' };
  expect(says(aside)).toBe('You set aside 3 3 3: 600, doubled by the rally.');
  expect(sagt({ ...aside, soldiers: 0, eaten: 100, dice: [1], reward: undefined })).toBe(
    'Mara hat 1 herausgelegt; der Drache fraß 100 Soldaten.',
  );
});

it('a brawl names both sides, what changed hands, and the shield', () => {
  const settled: Notice = {
    what: 'settled',
    attacker: 1,
    defender: 0,
    attack: 650,
    defence: 100,
    winner: 1,
    soldiers: 250,
    bonus: 500,
    shield: true,
  };
  expect(says(settled)).toBe('Jonas won the brawl 650 : 100: 250 from you behind a Mirror Shield, 500 from the stockpile.');
  expect(sagt({ ...settled, winner: undefined, defence: 650, shield: false })).toBe(
    'Das Scharmützel endete 650 : 650 unentschieden. Niemand bekommt etwas.',
  );
});

it('a hidden item stays hidden', () => {
  expect(says({ what: 'drew', seat: 1, aside: true })).toBe('Jonas drew a magic item.');
  expect(says({ what: 'drew', seat: 0, item: 'loaded_die', aside: true })).toBe('You drew Loaded Die.');
  expect(sagt({ what: 'discarded', seat: 1, count: 2 })).toBe('Jonas hat verdeckt 2 magische Gegenstände abgeworfen.');
});

it('numbers follow the grammar of the language', () => {
  expect(says({ what: 'fought', seat: 0, dice: [1], damage: 1, wounds: 1, soldiers: 100 })).toBe(
    'The dragon took 1 wound and has 1 now. You lost 100 soldiers.',
  );
  expect(sagt({ what: 'fought', seat: 0, dice: [], damage: 2, wounds: 2, soldiers: 0 })).toBe('Der Drache bekam 2 Wunden und hat jetzt 2.');
  expect(says({ what: 'recruited', seat: 1, soldiers: 1500, bonus: 100 })).toBe('1,600 soldiers joined Jonas, 100 of them through Bram.');
});

it('the chronicle leaves the quiet things to the log', () => {
  expect(says({ what: 'recruiting', seat: 0 }, rolled)).toBe('You rolled 3 3 3 6 with a rally.');
  expect(says({ what: 'recruiting', seat: 0 })).toBe('You went recruiting.');
});

it('the log is headed by turns, the newest first', () => {
  const past: Notice[][] = [
    [
      { what: 'recruiting', seat: 2 },
      { ...rolled, seat: 2, event: 'blank' },
    ],
    [
      { what: 'farkled', seat: 2, soldiers: 450, kept: 0 },
      { what: 'turn_ended', seat: 2, why: 'farkled' },
      { what: 'turn_began', turn: 4, seat: 0 },
    ],
    [{ what: 'recruiting', seat: 0 }, rolled],
  ];
  const log = logOf(table({ view: view({ turn: 4, to_move: 0 }), past: decisions(...past) }), seenBy(0, en), en);
  expect(log.map(({ title, lines }) => [title, ...lines.map(({ line }) => plain(line))])).toEqual([
    ['Turn 4, you', 'You rolled 3 3 3 6 with a rally.', 'You went recruiting.'],
    ['Turn 3, Aylin', 'Aylin farkled: 450 soldiers lost.', 'Aylin rolled 3 3 3 6.', 'Aylin went recruiting.'],
  ]);
});
