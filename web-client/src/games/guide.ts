import type { Rich } from '../lib/rich';

/** A chapter of a game's guide; refusals lead to the ids of its rules. */
export interface Chapter<RuleId extends string = string, PictureName extends string = string> {
  id: string;
  rules: RuleId[];
  title: string;
  text: Rich[];
  /** What is shown below the text. */
  picture?: PictureName;
}
