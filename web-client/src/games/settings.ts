import type { Language } from '../lib/languages';
import type { GameOptions } from '../protocol/games';
import type { ChoiceWords, GameFace, Setting } from './face';

export interface SettingWords {
  title: string;
  choices: (ChoiceWords & { value: unknown })[];
}

/** What the options of a game say for a setting. */
export function valueOf({ options }: GameOptions, { key }: Setting): unknown {
  return (options as Record<string, unknown>)[key];
}

/** The options with another choice for a setting. */
export function choose(game: GameOptions, { key }: Setting, value: unknown): GameOptions {
  return { ...game, options: { ...game.options, [key]: value } } as GameOptions;
}

/** A setting in words: its title, and its choices in their order. */
export function wordsOf(face: GameFace, { key, choices }: Setting, language: Language): SettingWords {
  const words = face.words[language].settings![key]!;
  return { title: words.title, choices: choices.map((choice) => ({ value: choice.value, ...words.choices[choice.key]! })) };
}

/** What was chosen for a room, in words: the setting, and its choice. */
export function chosenWords(face: GameFace, game: GameOptions, language: Language): (ChoiceWords & { setting: string })[] {
  return face.settings.flatMap((setting) => {
    const { title, choices } = wordsOf(face, setting, language);
    return choices.flatMap(({ value, ...choice }) => (sameChoice(value, valueOf(game, setting)) ? [{ setting: title, ...choice }] : []));
  });
}

/** A list that was chosen stays that choice, whatever has been added to it since. */
function sameChoice(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other));
}
