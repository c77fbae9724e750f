import { expect, type Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything that matches is, by what it is and how many came before it; what moves at this moment is left out. */
export async function boxesOf(page: Page, selectors: readonly string[]): Promise<Record<string, Box>> {
  return page.evaluate((selectors) => {
    const moving = new Set(
      document.getAnimations().flatMap((animation) => (animation.effect instanceof KeyframeEffect ? [animation.effect.target] : [])),
    );
    const inMotion = (element: Element) =>
      [...moving].some((target) => target !== null && (target.contains(element) || element.contains(target)));
    const boxes: Record<string, Box> = {};
    for (const selector of selectors) {
      const shown = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
      for (const [index, element] of shown.entries()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (!inMotion(element)) boxes[`${selector} ${index}`] = { x, y, width, height };
      }
    }
    return boxes;
  }, selectors);
}

/** Nothing that was there before and is there now has moved or changed its size by more than a pixel. */
export async function expectSteady(page: Page, before: Record<string, Box>, selectors: readonly string[]): Promise<void> {
  const after = await boxesOf(page, selectors);
  const moved = Object.entries(before).flatMap(([piece, box]) => {
    const now = after[piece];
    if (!now) return [];
    const sides = (['x', 'y', 'width', 'height'] as const).filter((side) => Math.abs(now[side] - box[side]) > 1);
    return sides.map((side) => `${piece}: ${side} ${box[side]}, then ${now[side]}`);
  });
  expect(moved).toEqual([]);
}
