import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Player } from './player';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

/** Fails if axe finds anything wrong on what a player sees, by night or by day. */
export async function isAccessibleDayAndNight(player: Player, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await player.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(player.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // What inherits its colour takes it over a moment after what it inherits from.
    await player.page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    await isAccessible(player, `${screen}, ${colorScheme}`);
  }
}

/** Fails if axe finds anything wrong on what a player sees. */
export async function isAccessible({ page }: Player, screen: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } };
    // What is in order is not described.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  expect(
    found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    screen,
  ).toEqual([]);
}
