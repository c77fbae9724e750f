import { describe, expect, it } from 'vitest';
import { KEY_WORDS } from '../protocol/constants';
import { LANGUAGES } from './languages';
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

  it('has lists of the same length in which no word stands for two', () => {
    const { length } = KEY_WORDS.en;
    for (const language of LANGUAGES) {
      const list: readonly string[] = KEY_WORDS[language];
      expect(new Set(list).size).toBe(length);
      for (const [place, word] of list.entries()) {
        for (const other of LANGUAGES) expect([-1, place]).toContain((KEY_WORDS[other] as readonly string[]).indexOf(word));
      }
    }
  });
});
