import { expect, type Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What keeps its box through a phase of a game, and what only as long as the top bar says the same. */
export interface Pieces {
  phase: readonly string[];
  moment?: readonly string[];
}

/** What was seen of a table that was watched. */
interface Seen {
  phases: string[];
  moved: string[];
  missing: string[];
}

/** Where everything that matches is, by what it is and how many came before it; what moves at this moment is left out. */
export async function boxesOf(page: Page, selectors: readonly string[]): Promise<Record<string, Box>> {
  await page.evaluate(measure);
  const { boxes, nowhere } = await page.evaluate((selectors) => (window as unknown as Measuring).boxesOf(selectors), selectors);
  expect(nowhere, 'is nowhere to be seen').toEqual([]);
  return boxes;
}

/** Nothing that was there before and is there now has moved or changed its size by more than a pixel. */
export async function expectSteady(page: Page, before: Record<string, Box>, selectors: readonly string[]): Promise<void> {
  const after = await boxesOf(page, selectors);
  const moved = await page.evaluate(([before, after]) => (window as unknown as Measuring).movedFrom(before, after), [
    before,
    after,
  ] as const);
  expect(moved).toEqual([]);
}

/** Looks at the table from now on: whenever something has changed, and whenever something is tapped. */
export async function watches(page: Page, table: Record<string, Pieces>): Promise<void> {
  await page.evaluate(measure);
  await page.evaluate((table) => {
    const { boxesOf, movedFrom } = window as unknown as Measuring;
    const seen: Seen = { phases: [], moved: [], missing: [] };
    Object.assign(window, { steadiness: seen });
    const found = new Set<string>();
    let last = { phase: '', moment: '', boxes: {} as Record<string, Box> };
    const look = () => {
      const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '';
      const moment = document.querySelector('header .sub')?.textContent ?? '';
      const pieces = table[phase];
      if (!pieces) return;
      const named = [...pieces.phase, ...(pieces.moment ?? [])];
      const whole = boxesOf(pieces.phase).boxes;
      const { boxes, nowhere } = boxesOf(named);
      for (const piece of named) if (!nowhere.includes(piece)) found.add(`${phase}: ${piece}`);
      if (!seen.phases.includes(phase)) seen.phases.push(phase);
      if (last.phase === phase) {
        const same = last.moment === moment ? boxes : whole;
        for (const move of movedFrom(last.boxes, same)) {
          const line = `${phase}, ${moment}: ${move}`;
          if (!seen.moved.includes(line)) seen.moved.push(line);
        }
      }
      last = { phase, moment, boxes };
      seen.missing = seen.phases.flatMap((each) =>
        [...table[each]!.phase, ...(table[each]!.moment ?? [])].map((piece) => `${each}: ${piece}`).filter((piece) => !found.has(piece)),
      );
    };
    let waits = false;
    const soon = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        look();
      });
    };
    new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('click', look, { capture: true });
    look();
  }, table);
}

/** Nothing has moved since the tables are watched, everything named has been seen, and each of these phases has come by on one of them. */
export async function wereSteady(pages: readonly Page[], phases: readonly string[]): Promise<void> {
  const seen = await Promise.all(pages.map((page) => page.evaluate(() => (window as unknown as { steadiness: Seen }).steadiness)));
  const unseen = phases.filter((phase) => !seen.some((each) => each.phases.includes(phase)));
  const moved = seen.flatMap((each) => each.moved);
  const missing = seen.flatMap((each) => each.missing);
  expect({ moved, missing, unseen }).toEqual({ moved: [], missing: [], unseen: [] });
}

interface Measuring {
  boxesOf: (selectors: readonly string[]) => { boxes: Record<string, Box>; nowhere: string[] };
  movedFrom: (before: Record<string, Box>, after: Record<string, Box>) => string[];
}

/** Teaches a page to measure. */
function measure(): void {
  const boxesOf: Measuring['boxesOf'] = (selectors) => {
    const moving = new Set(
      document.getAnimations().flatMap((animation) => (animation.effect instanceof KeyframeEffect ? [animation.effect.target] : [])),
    );
    const inMotion = (element: Element) => [...moving].some((target) => target?.contains(element));
    const boxes: Record<string, Box> = {};
    const nowhere: string[] = [];
    for (const selector of selectors) {
      const shown = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
      if (shown.length === 0) nowhere.push(selector);
      for (const [index, element] of shown.entries()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (!inMotion(element)) boxes[`${selector} ${index}`] = { x, y, width, height };
      }
    }
    return { boxes, nowhere };
  };
  const movedFrom: Measuring['movedFrom'] = (before, after) =>
    Object.entries(before).flatMap(([piece, box]) => {
      const now = after[piece];
      if (!now) return [];
      const sides = (['x', 'y', 'width', 'height'] as const).filter((side) => Math.abs(now[side] - box[side]) > 1);
      return sides.map((side) => `${piece}: ${side} ${box[side]}, then ${now[side]}`);
    });
  Object.assign(window, { boxesOf, movedFrom });
}
