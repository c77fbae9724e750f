import type { LiveSession } from '../../lib/session.svelte';
import type { Seat } from '../../protocol/ids';

/** Somebody's hand on the table. */
export interface HandAt {
  number: number;
  seat: Seat;
  name: string;
  /** Where the piece is, if this screen shows it. */
  box: DOMRect | undefined;
  /** What a screen reader calls the piece. */
  called: string;
}

/** What people point at in this moment, as it is seen here. */
export function handsOf({ pointing, talking, room }: LiveSession): HandAt[] {
  return pointing.shown.flatMap(({ number, player, key }) => {
    if (talking.hushed.includes(player)) return [];
    const seat = room?.seats.findIndex((taken) => taken?.player === player) ?? -1;
    const name = room?.seats[seat]?.name ?? room?.company.find((each) => each.player === player)?.name ?? '';
    const piece = pieceOf(key);
    return [{ number, seat: Math.max(seat, 0), name, box: piece?.getBoundingClientRect(), called: piece ? calledOf(piece) : '' }];
  });
}

/** The piece as it is seen; one that is in the page twice counts where it is shown. */
function pieceOf(key: string): Element | undefined {
  return [...document.querySelectorAll('[data-point]')].find(
    (piece) => piece.getAttribute('data-point') === key && piece.getClientRects().length > 0,
  );
}

function calledOf(piece: Element): string {
  return piece.getAttribute('aria-label') ?? piece.querySelector('[aria-label]')?.getAttribute('aria-label') ?? piece.textContent.trim();
}
