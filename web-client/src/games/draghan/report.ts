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
  for (const { seq, notices } of past.toReversed()) {
    if (notices.some(({ what }) => what === 'placed')) return undefined;
    if (notices.some(({ what }) => what === 'called')) return { seq, fates: notices.flatMap(fateOf), hurt: notices.flatMap(hurtBy)[0] };
  }
  return undefined;
}

function fateOf(notice: Notice): Report['fates'] {
  return notice.what === 'resolved' ? [{ foe: notice.foe, fate: notice.fate }] : [];
}

function hurtBy(notice: Notice): Character[] {
  return notice.what === 'hurt' ? [notice.character] : [];
}
