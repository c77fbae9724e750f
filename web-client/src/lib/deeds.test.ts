import { expect, it } from 'vitest';
import type { HouseAct } from '../protocol/deeds';
import { deedSentence } from './deeds';
import { words as de } from './words/de';
import { words as en } from './words/en';

const ABOUT_A_SEAT: HouseAct[] = ['will_free', 'will_open', 'let_be', 'freed', 'made_key'];

it('what the house does to a seat is told with whose it is, each in a sentence of its own', () => {
  for (const [words, house] of [
    [en, 'The house'],
    [de, 'Das Haus'],
  ] as const) {
    const told = ABOUT_A_SEAT.map((act) =>
      deedSentence({ seq: 9, at: 0, did: { what: 'house', act, seat: 1, whose: { player: 2, name: 'Joon' } } } as never, words),
    );
    for (const sentence of told) {
      expect(sentence).toContain(house);
      expect(sentence).toContain('Joon');
    }
    expect(new Set(told).size).toBe(ABOUT_A_SEAT.length);
    const unlisted = deedSentence({ seq: 9, at: 0, did: { what: 'house', act: 'unlisted' } } as never, words);
    expect(unlisted).toContain(house);
  }
});
