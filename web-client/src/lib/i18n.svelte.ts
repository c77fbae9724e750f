import { languageFor, type Language } from './languages';
import { keepSetting, setting } from './memory';
import { WORDS, type Words } from './words';

class Speech {
  language: Language = $state(languageFor(setting('language'), navigator.languages));
  /** The words of the house in the language of this device. */
  readonly t: Words = $derived(WORDS[this.language]);

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** Chooses the language of this device. */
  choose(language: Language): void {
    this.language = language;
    keepSetting('language', language);
    document.documentElement.lang = language;
  }
}

/** What the page says, in the language of this device. */
export const speech = new Speech();
