import { keepSetting, setting } from './memory';
import { de } from './words/de';
import { en, type Words } from './words/en';

/** The languages of the house. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, Words> = { en, de };

/** The language for a device: the one chosen here, else the first of the browser's that the house speaks. */
export function languageFor(chosen: string | null, preferred: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
  return known(chosen ?? '') ?? preferred.map(known).find((language) => language !== undefined) ?? 'en';
}

class Speech {
  language: Language = $state(languageFor(setting('language'), navigator.languages));
  /** The words of the house in the language of this device. */
  readonly t: Words = $derived(CATALOGUES[this.language]);

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
