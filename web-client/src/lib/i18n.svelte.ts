import { languageFor, speak, type Language } from './languages';
import { keepSetting, setting } from './memory';
import { nameWith } from './nameless';
import { WORDS, type Words } from './words';

class Speech {
  language: Language = $state(languageFor(setting('language'), navigator.languages));
  /** The words of the house in the language of this device. */
  readonly t: Words = $derived(WORDS[this.language]);

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Chooses the language of this device; the page changes as soon as its words are there. */
  choose(language: Language): void {
    keepSetting('language', language);
    void speak(language).then(() => {
      this.language = language;
      document.documentElement.lang = language;
    });
  }
}

/** What the page says, in the language of this device. */
export const speech = new Speech();
nameWith(() => speech.t.nameless);
