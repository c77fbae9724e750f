import type { Language } from '../lib/languages';
import { marked, type Rich } from '../lib/rich';

/** A chapter of a game's guide, before it is put into words; refusals lead to the ids of its rules. */
export interface Outline<RuleId extends string = string, PictureName extends string = string> {
  id: string;
  rules: RuleId[];
  /** What is shown below the text. */
  picture?: PictureName;
}

/** The words of a chapter as `help.json` has them; what stands between `**` stands out. */
export interface ChapterWords {
  title: string;
  text: string[];
}

/** A chapter of a game's guide. */
export interface Chapter<RuleId extends string = string, PictureName extends string = string> extends Outline<RuleId, PictureName> {
  title: string;
  text: Rich[];
}

/** The guide of a game, by the language. */
export function guideOf<RuleId extends string, PictureName extends string>(
  outline: Outline<RuleId, PictureName>[],
  words: Record<Language, Record<string, ChapterWords>>,
): (language: Language) => Chapter<RuleId, PictureName>[] {
  return (language) =>
    outline.map((chapter) => {
      const { title, text } = words[language][chapter.id]!;
      return { ...chapter, title, text: text.map(marked) };
    });
}
