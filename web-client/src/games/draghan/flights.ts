import type { Play, Source } from './fight';
import { foeKey, type Skill } from './reading';

interface Point {
  x: number;
  y: number;
}

/** A sign or a coin that crosses the table. */
export interface Flight {
  key: string;
  skill: Skill | undefined;
  from: Point;
  to: Point;
  begins: number;
  ends: number;
}

/** Every flight of a scene, measured on the table as it lies. */
export function flightsOf({ rows, coins }: Play): Flight[] {
  const signs = rows.flatMap(({ foe, signs }) =>
    signs.flatMap(({ skill, nth, source, from: begins, to: ends }) => {
      const key = `at-${foeKey(foe)}-${nth}`;
      const to = pointOf(`[data-sign='${key}']`);
      const from = source && (pointOf(`[data-sign='${markOf(source)}']`) ?? pointOf(`[data-piece='token-${source.character}']`));
      return from && to ? [{ key, skill, from, to, begins, ends }] : [];
    }),
  );
  const gold = coins.flatMap(({ foe, to_character, from: begins, to: ends }, nth) => {
    const from = pointOf(`[data-foe='${foe}'] .art`);
    const to = pointOf(`[data-purse='${to_character}']`);
    return from && to ? [{ key: `coin-${nth}`, skill: undefined, from, to, begins, ends }] : [];
  });
  return [...signs, ...gold];
}

/** Where a flight is at a moment: it rises a little on its way. */
export function positionOf({ from, to, begins, ends, skill }: Flight, at: number): Point & { size: number } {
  const part = Math.min(1, Math.max(0, (at - begins) / (ends - begins || 1)));
  const eased = 1 - (1 - part) ** 2;
  const lift = Math.sin(Math.PI * part);
  const arc = skill ? 20 : 80;
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased - arc * lift, size: 1 + 0.3 * lift };
}

function markOf({ character, card, nth }: Source): string {
  return card ? `of-${character}-${card}-${nth}` : `of-${character}-${nth}`;
}

/** The middle of something that can be seen on the page. */
function pointOf(selector: string): Point | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { x: x + width / 2, y: y + height / 2 };
  }
  return undefined;
}
