import type { Chapter } from '../../guide';
import type { Rule } from '../reading';

export type PictureName = 'heroes' | 'places' | 'foe' | 'gear' | 'healing' | 'load' | 'portals' | 'dragon';

/** A chapter of the guide to Draghan. */
export type DraghanChapter = Chapter<Rule['id'], PictureName>;
