import { describe, expect, it } from 'vitest';
import type { DrarkaneStandingDragon } from '../../protocol/drarkane';
import { player, view } from './fixtures';
import { Lairs, type Lair } from './lairs';
import type { Dragon } from './reading';

const stands = (dragon: Dragon): DrarkaneStandingDragon => ({ dragon, terror: 3, trophy: 2, slots: [] });

/** The table of a round with these dragons standing, and those that seat 1 has defeated. */
function zone(standing: Dragon[], felled: Dragon[] = [], round = 1) {
  return view({
    moment: { round, trick: 1, step: 0 },
    zone: standing.map(stands),
    players: [player({ seat: 0 }), player({ seat: 1 }, { dragons: felled.map((dragon) => ({ dragon, terror: 3 })) })],
  });
}

const named = (lairs: Lair[]) =>
  lairs.map((lair) => (lair.is === 'standing' ? lair.standing.dragon : lair.is === 'felled' ? `(${lair.dragon})` : ''));

describe('the places of the battle zone', () => {
  it('are six, filled in the order in which the dragons came', () => {
    expect(named(new Lairs().of(zone(['mossfang', 'vharzul'])))).toEqual(['mossfang', 'vharzul', '', '', '', '']);
  });

  it('stay where they are when a dragon falls', () => {
    const lairs = new Lairs();
    lairs.of(zone(['mossfang', 'vharzul', 'bogseer']));
    const after = lairs.of(zone(['mossfang', 'bogseer'], ['vharzul']));
    expect(named(after)).toEqual(['mossfang', '(vharzul)', 'bogseer', '', '', '']);
    expect(after[1]).toEqual({ is: 'felled', dragon: 'vharzul', by: { seat: 1 } });
  });

  it('give a new dragon a place where none has been, and only then one where one has fallen', () => {
    const lairs = new Lairs();
    const six: Dragon[] = ['mossfang', 'vharzul', 'bogseer', 'emberling', 'rusthorn', 'tidewhelp'];
    lairs.of(zone(six.slice(0, 5)));
    expect(named(lairs.of(zone(['mossfang', 'bogseer', 'emberling', 'rusthorn', 'tidewhelp'], ['vharzul'])))).toEqual([
      'mossfang',
      '(vharzul)',
      'bogseer',
      'emberling',
      'rusthorn',
      'tidewhelp',
    ]);
    expect(named(lairs.of(zone(['mossfang', 'bogseer', 'emberling', 'rusthorn', 'tidewhelp', 'runeling'], ['vharzul'])))[1]).toBe(
      'runeling',
    );
  });

  it('take a step that was taken back with them', () => {
    const lairs = new Lairs();
    lairs.of(zone(['mossfang', 'vharzul']));
    lairs.of(zone(['vharzul', 'bogseer'], ['mossfang']));
    expect(named(lairs.of(zone(['mossfang', 'vharzul'])))).toEqual(['mossfang', 'vharzul', '', '', '', '']);
  });

  it('begin anew with a round', () => {
    const lairs = new Lairs();
    lairs.of(zone(['mossfang', 'vharzul']));
    expect(named(lairs.of(zone(['vharzul', 'bogseer'], [], 2)))).toEqual(['vharzul', 'bogseer', '', '', '', '']);
  });
});
