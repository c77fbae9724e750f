import { describe, expect, it } from 'vitest';
import { plain } from '../../lib/rich';
import { axe, grimoire, seenBy, shield, table, trick, view } from './fixtures';
import type { Decision, DrarkaneTable, Notice, View } from './reading';
import { chronicleOf, logOf } from './telling';
import { words as de } from './words/de';
import { words as en } from './words/en';

const [mara, jonas, aylin] = [{ seat: 0 }, { seat: 1 }, { seat: 2 }];

function told(decisions: Notice[][], more: Partial<View> = {}): DrarkaneTable {
  const past: Decision[] = decisions.map((notices, index) => ({ seq: index + 1, at: 0, notices }));
  return table({ past, view: view(more) });
}

const seen = seenBy(0, en);
const line = (now: DrarkaneTable) => plain(chronicleOf(now, seen, en).line);

const round: Notice[][] = [
  [{ what: 'round_began', round: 1, leader: jonas, dragons: ['tidewhelp'], hand: [shield(2)] }],
  [{ what: 'declared', seat: 1, contract: 2 }],
  [{ what: 'played', player: jonas, card: shield(5), counts: 5 }],
  [{ what: 'played', player: aylin, card: axe(2), counts: 2 }],
  [
    { what: 'played', player: mara, card: grimoire(6), counts: 6 },
    { what: 'trick_won', player: mara, why: 'highest_trump', first_of_equals: false, card: grimoire(6), counts: 6 },
  ],
  [
    { what: 'placed', by: mara, dragon: 'tidewhelp', slot: 0, card: shield(5), counts: 5 },
    { what: 'defeated', by: mara, dragon: 'tidewhelp', terror: 3 },
    {
      what: 'discarded',
      cards: [
        { card: axe(2), counts: 2 },
        { card: grimoire(6), counts: 6 },
      ],
    },
    { what: 'revealed', dragon: 'bogseer', until_seventh: 1 },
  ],
  [{ what: 'played', player: mara, card: shield(2), counts: 2 }],
];

describe('the chronicle', () => {
  it('tells a card and who is ahead', () => {
    const plays = [
      { player: jonas, card: shield(5) },
      { player: aylin, card: axe(2) },
    ];
    const now = trick({
      order: [jonas, aylin, mara],
      plays,
      led: 'shield',
      winning: { player: jonas, why: 'highest_of_led_suit', first_of_equals: false, card: shield(5) },
    });
    expect(line(told(round.slice(0, 4), { trick: now }))).toBe('Aylin plays Axe 2. Jonas is ahead: highest Shield.');
  });

  it('tells the trick and why it was won', () => {
    expect(line(told(round.slice(0, 5)))).toBe('You play Grimoire 6. You win the trick with Grimoire 6: highest trump.');
  });

  it('tells a fallen dragon and the danger that comes, not every card', () => {
    expect(line(told(round.slice(0, 6)))).toBe('You defeat Tidewhelp, Terror 3. Bogseer appears. The next one is the seventh.');
  });

  it('tells of hidden cards only that they went', () => {
    expect(line(told([[{ what: 'gave', from: 1, to: 2 }]]))).toBe('Jonas gives Aylin a card.');
    expect(line(told([[{ what: 'gave', from: 1, to: 0, card: axe(7) }]]))).toBe('Jonas gives you Axe 7.');
  });

  it('speaks German', () => {
    const said = chronicleOf(told(round.slice(0, 6)), seenBy(0, de), de);
    expect(plain(said.line)).toBe('Du besiegst Gischtling, Schrecken 3. Moorseher taucht auf. Der nächste ist der siebte.');
  });

  it('names the Fallen King', () => {
    const said = line(told([[{ what: 'defeated', by: 'fallen_king', dragon: 'vharzul', terror: 10 }]]));
    expect(said).toBe('The Fallen King defeats Vharzul the Ashen, Terror 10.');
  });
});

describe('the log', () => {
  it('is headed by tricks, the newest first', () => {
    const log = logOf(told(round, { moment: { round: 1, trick: 2, step: 1 } }), seen, en);
    expect(log.map(({ title }) => title)).toEqual(['Round 1 of 3, Trick 2', 'Round 1 of 3, Trick 1', 'Round 1 of 3, Contracts']);
    expect(log[1]!.lines.map((each) => plain(each.line)).at(-1)).toBe('Jonas leads Shield 5.');
    expect(log[2]!.lines.map((each) => plain(each.line))).toEqual(['Jonas declares 2.', 'Round 1. Jonas leads the first trick.']);
  });

  it('counts tricks back from the present where it begins in mid-round', () => {
    const log = logOf(told(round.slice(3), { moment: { round: 2, trick: 5, step: 1 } }), seen, en);
    expect(log.map(({ title }) => title)).toEqual(['Round 2 of 3, Trick 5', 'Round 2 of 3, Trick 4']);
  });
});

it('the Demon’s game has no rounds', () => {
  const begun: Notice[][] = [[{ what: 'round_began', round: 1, leader: mara, dragons: ['tidewhelp'], hand: [shield(2)] }]];
  expect(line(told(begun, { variant: 'demon', rounds: 1 }))).toBe('You lead the first trick against the Demon.');
});
