import { describe, expect, it } from 'vitest';
import { adventurer, skills, view } from './fixtures';
import { HeroBook, together } from './heroes';

describe('the characters', () => {
  it('keep their cards while others take them', () => {
    const book = new HeroBook();
    const { hero } = adventurer(0, 0, 'mage');
    book.read(view({ unused: [hero], party: [] }));
    expect(book.read(view({ unused: [], party: [] })).get('mage')).toEqual(hero);
  });

  it('add their icons', () => {
    expect(together([skills(2, 1, 0), skills(0, 1, 2)])).toEqual(skills(2, 2, 2));
    expect(together([])).toEqual(skills(0, 0, 0));
  });
});
