import { describe, expect, it } from 'vitest';
import { KEY_WORDS } from '../protocol/constants';
import type { Language } from './languages';
import { recoveryWords, unknownWord } from './recovery';

describe('recovery words', () => {
  it('names the first word that is in no list', () => {
    expect(unknownWord('ember oka, Raven dargon')).toBe('oka');
    expect(unknownWord('  ember, OAK\nRaven ')).toBeUndefined();
    expect(unknownWord('glut Eiche raven')).toBeUndefined();
  });

  it('writes the same words in every language', () => {
    expect(recoveryWords('EMBER OAK RAVEN', 'de')).toBe('GLUT EICHE RABE');
    expect(recoveryWords('GLUT EICHE RABE', 'en')).toBe('EMBER OAK RAVEN');
    expect(recoveryWords('EMBER OAK RAVEN', 'en')).toBe('EMBER OAK RAVEN');
  });

  it('writes them in English in a language without a list', () => {
    expect(recoveryWords('GLUT Eiche raven', 'tlh' as Language)).toBe('EMBER OAK RAVEN');
  });

  it('has lists of the same length in which no word stands for two', () => {
    const { length } = KEY_WORDS.en;
    const lists: (readonly string[])[] = Object.values(KEY_WORDS);
    for (const list of lists) {
      expect(new Set(list).size).toBe(length);
      for (const [place, word] of list.entries()) {
        for (const other of lists) expect([-1, place]).toContain(other.indexOf(word));
      }
    }
  });
});
