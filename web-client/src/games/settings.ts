import type { Language } from '../lib/i18n.svelte';
import type { GameOptions } from '../protocol/games';
import type { ChoiceWords, GameFace, Setting } from './face';

/** What the options of a game say for a setting. */
export function valueOf({ options }: GameOptions, { key }: Setting): unknown {
  return (options as Record<string, unknown>)[key];
}

/** The options with another choice for a setting. */
export function choose(game: GameOptions, { key }: Setting, value: unknown): GameOptions {
  return { ...game, options: { ...game.options, [key]: value } } as GameOptions;
}

/** What was chosen for a room, in words: the setting, and its choice. */
export function chosenWords(face: GameFace, game: GameOptions, language: Language): (ChoiceWords & { setting: string })[] {
  return face.settings.flatMap((setting) => {
    const choice = setting.choices.find(({ value }) => sameChoice(value, valueOf(game, setting)));
    return choice ? [{ setting: setting.words[language], ...choice.words[language] }] : [];
  });
}

/** A list that was chosen stays that choice, whatever has been added to it since. */
function sameChoice(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other));
}
