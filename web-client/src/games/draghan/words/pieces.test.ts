import { describe, expect, it } from 'vitest';
import type { CardWords } from './catalogue';
import { CARDS as de } from './de/pieces';
import { CARDS as en } from './en/pieces';

/** Names that are the same in both languages. */
const SAME = ['Dorcin', 'Pratrac', 'Razuul', 'Estrago'];

describe.each(['heroes', 'gear', 'places', 'monsters', 'dragons'] as const)('the %s', (kind) => {
  const english: Record<string, CardWords> = en[kind];
  const german: Record<string, CardWords> = de[kind];

  it('have a name and a tale of their own in both languages', () => {
    for (const catalogue of [english, german]) {
      const all = Object.values(catalogue);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      expect(new Set(all.map(({ tale }) => tale)).size).toBe(all.length);
    }
  });

  it('are translated', () => {
    const same = Object.entries(english).filter(([card, { name, tale }]) => german[card]?.name === name || german[card]?.tale === tale);
    expect(same.map(([, { name }]) => name).filter((name) => !SAME.includes(name))).toEqual([]);
  });
});

it('German names are declined', () => {
  const { der, den, dem, name } = de.monsters.drowned_judge;
  expect([name, der, den, dem]).toEqual([
    'Ertrunkener Richter',
    'der Ertrunkene Richter',
    'den Ertrunkenen Richter',
    'dem Ertrunkenen Richter',
  ]);
  expect(de.monsters.proud_countess.dem).toBe('der Stolzen Gräfin');
  expect(de.monsters.blind_oracle.den).toBe('das Blinde Orakel');
  expect(de.heroes.sage.dem).toBe('der Weisen');
  expect(de.heroes.bard.den).toBe('den Barden');
  expect(de.gear.iron_gauntlets.dem).toBe('den Eisen\u00ADhandschuhen');
});
