import { describe, expect, it } from 'vitest';
import { nameWith, withNames } from './nameless';

const words = { somebody: 'Somebody', player: (number: number) => `Player ${number}` };

nameWith(() => words as never);

describe('names that were taken out', () => {
  it('are a number where the person has one, and somebody elsewhere', () => {
    const told = {
      room: { seats: [{ player: 3, name: '' }, { player: 4, name: 'Ana' }, null], scores: [{ player: 3, name: '' }] },
      played: { players: [{ name: '' }, { name: 'Bo' }] },
      deed: { seq: 9, by: { player: 3, name: '' } },
    };
    expect(withNames(told)).toEqual({
      room: { seats: [{ player: 3, name: 'Player 3' }, { player: 4, name: 'Ana' }, null], scores: [{ player: 3, name: 'Player 3' }] },
      played: { players: [{ name: 'Somebody' }, { name: 'Bo' }] },
      deed: { seq: 9, by: { player: 3, name: 'Player 3' } },
    });
  });

  it('leave tables and what was said as they are', () => {
    const table = { view: { name: '' } };
    const told = { table, talk: { player: 1, name: 'Ana', words: { text: '' } } };
    const heard = withNames(told);
    expect(heard).toEqual(told);
    expect(heard.table).toBe(table);
  });
});
