import type { Rich } from '../../../lib/rich';
import type { Who } from '../../../lib/who';
import type { Seat } from '../../../protocol/ids';
import type { Notice } from '../reading';

/** A card in words. */
export interface CardWords {
  name: string;
  /** The name where there is little room. */
  called?: string;
  /** What it does, in a few words. */
  short: string;
  /** When it works and what it does. */
  text: string;
}

/** A sentence for everything that can happen; nothing where another sentence says it. */
export type ToldCatalogue = {
  [What in Notice['what']]: (notice: Extract<Notice, { what: What }>, who: (seat: Seat) => Who) => Rich | undefined;
};
