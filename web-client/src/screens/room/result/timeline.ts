/** When something of the result begins to be seen, in milliseconds. */
export interface Timeline {
  /** The banners, the best first. */
  banners: number[];
  title: number;
  /** The first of the facts; the others follow. */
  facts: number;
  hearth: number;
}

const UNROLL_MS = 420;

/** Banners unroll from the last place to the first; nothing names the winner before the winner's has. */
export function timelineOf(banners: number): Timeline {
  const others = Array.from({ length: Math.max(0, banners - 1) }, (_, place) => 220 * place);
  const first = others.length === 0 ? 0 : others.at(-1)! + 320;
  const title = first + UNROLL_MS;
  return { banners: [first, ...others.reverse()], title, facts: title + 120, hearth: title + 720 };
}
