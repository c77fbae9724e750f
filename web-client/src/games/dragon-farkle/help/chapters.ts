import type { Rule } from '../reading';
import type { Chapter } from '../../guide';

/** What a chapter shows below its text, made of the game's own pieces. */
export type PictureName = 'table' | 'event' | 'farkle' | 'brawl' | 'dragon' | 'companions' | 'items';

/** A chapter of the guide. */
export type FarkleChapter = Chapter<Rule['id'], PictureName>;
