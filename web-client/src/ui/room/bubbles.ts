interface Size {
  width: number;
  height: number;
}

/** Words that stand at a seat, or a sign on its corner. */
export interface Bubble extends Size {
  seat: { left: number; top: number; right: number; bottom: number };
  sign: boolean;
}

export interface PlacedBubble {
  left: number;
  top: number;
  /** Whether it stands beside its seat, where seats are a column. */
  beside: boolean;
}

/** From here on seats stand in a column beside the table. */
const WIDE_PX = 900;
const MARGIN_PX = 8;

/** Puts every bubble at its seat, inside the window, and two that would meet below each other. */
export function placeBubbles(bubbles: readonly Bubble[], window: Size): PlacedBubble[] {
  const placed: (PlacedBubble & Size)[] = [];
  const beside = window.width >= WIDE_PX;
  const clamp = (value: number, most: number) => Math.max(MARGIN_PX, Math.min(value, most - MARGIN_PX));
  for (const { seat, sign, width, height } of bubbles) {
    const left = sign ? seat.right - width * 0.7 : beside ? seat.right + MARGIN_PX : seat.left;
    const wanted = sign ? seat.top - height * 0.3 : beside ? seat.top : seat.bottom + 4;
    const at = { left: clamp(left, window.width - width), top: clamp(wanted, window.height - height), beside, width, height };
    for (const other of placed) if (!sign && meet(at, other)) at.top = other.top + other.height + 4;
    placed.push(at);
  }
  return placed;
}

function meet(one: PlacedBubble & Size, other: PlacedBubble & Size): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  return across && one.top < other.top + other.height && other.top < one.top + one.height;
}
