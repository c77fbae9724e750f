import type { DraghanFate } from '../../protocol/draghan';
import type { Character, DraghanTable, Foe, Notice } from './reading';

/** How the last fight ended. */
export interface Report {
  /** The number of its decision. */
  seq: number;
  fates: { foe: Foe; fate: DraghanFate }[];
  hurt: Character | undefined;
}

/** The last fight, until the next one is planned. */
export function reportOf({ past, view }: DraghanTable): Report | undefined {
  if (view.ending) return undefined;
  // What the called fight came to may have waited for odd coins.
  const since: Notice[] = [];
  for (const { seq, notices } of past.toReversed()) {
    if (notices.some(({ what }) => what === 'placed')) return undefined;
    since.unshift(...notices);
    if (notices.every(({ what }) => what !== 'called')) continue;
    const fates = since.flatMap(fateOf);
    return fates.length === 0 ? undefined : { seq, fates, hurt: since.flatMap(hurtBy)[0] };
  }
  return undefined;
}

function fateOf(notice: Notice): Report['fates'] {
  return notice.what === 'resolved' ? [{ foe: notice.foe, fate: notice.fate }] : [];
}

function hurtBy(notice: Notice): Character[] {
  return notice.what === 'hurt' ? [notice.character] : [];
}
