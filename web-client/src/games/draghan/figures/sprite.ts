import { DRAGONS } from './dragons';
import { GEAR } from './gear';
import { HEROES } from './heroes';
import type { Figure } from './index';
import { MONSTERS } from './monsters';
import { PLACES } from './places';

/** The shape of every figure, as the text of an SVG. */
export const SHAPES: Record<Figure, string> = { ...MONSTERS, ...DRAGONS, ...PLACES, ...HEROES, ...GEAR };

/** One symbol for every figure, which all its pictures on the page use. */
export function sprite(): string {
  const symbols = Object.entries(SHAPES).map(
    ([figure, svg]) => `<symbol id="figure-${figure}" viewBox="0 0 512 512">${inside(svg)}</symbol>`,
  );
  return `<svg width="0" height="0" aria-hidden="true" style="position:absolute">${symbols.join('')}</svg>`;
}

function inside(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}
