import type { BrowserContextOptions } from '@playwright/test';
import { expect, type Hall } from './hall';
import type { Player } from './player';

const NAMES = ['Mara', 'Jonas', 'Aylin', 'Tomasz', 'Okwui'];

/** Players with a game of Dragon Farkle that has begun, one for each look. */
export async function farkleTable(hall: Hall, ...looks: BrowserContextOptions[]): Promise<Player[]> {
  const players = await Promise.all(looks.map((look, index) => hall.enters(NAMES[index]!, look)));
  await players[0]!.opensRoomFor('Dragon Farkle');
  await hall.begins(players);
  return players;
}

/**
 * Plays by itself like somebody who follows a plan: use cards when they can be used, brawl on every fifth turn,
 * stop with 350 or more, fight the dragon as soon as it may. Rests once something can be seen on its page.
 */
export async function playsFarkle({ page }: Player, until = '.lair.won'): Promise<void> {
  await page.evaluate((until) => {
    const free = (button: Element) => button.getAttribute('aria-disabled') !== 'true';
    const turn = () => Number(/(\d+)$/.exec(document.querySelector('header .sub')?.textContent ?? '')?.[1]);

    function next(): HTMLElement | null | undefined {
      const sheet = document.querySelector('dialog[open]');
      if (sheet) return sheet.querySelector<HTMLElement>('[data-use]') ?? sheet.querySelector<HTMLElement>('.iconbtn');
      const hearth = document.querySelector('.hearth.lit');
      if (!hearth) return null;
      const choosing = hearth.querySelector('.three') !== null;
      const card = choosing ? null : hearth.querySelector<HTMLElement>('.body .asked .btn');
      if (card) return card;
      const usable = [...document.querySelectorAll<HTMLElement>('.mini.now')].find((mini) => mini.getClientRects().length > 0);
      if (choosing && usable) return usable;
      const buttons = [...hearth.querySelectorAll<HTMLElement>('.actions button')].filter(free);
      const primary = hearth.querySelector<HTMLElement>('[data-primary]');
      const [, brawl, battle] = hearth.querySelectorAll<HTMLElement>('.three .btn');
      if (brawl && free(brawl) && turn() % 5 === 0 && battle !== primary) return brawl;
      const stake = Number(hearth.querySelector('.stake .num')?.textContent?.replace(/\D/g, '') ?? 0);
      if (choosing || buttons.length !== 2) return primary;
      return buttons[stake < 350 ? 0 : 1];
    }

    const move = () => {
      if (document.querySelector(until)) observer.disconnect();
      else next()?.click();
    };
    // Every change of the page is a reason to look whether there is something to do.
    const observer = new MutationObserver(() => setTimeout(move, 0));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'aria-disabled', 'open'],
    });
    move();
  }, until);
}

/** Lets everybody play until something can be seen on every page. */
export async function playUntil(players: Player[], sight: string): Promise<void> {
  for (const player of players) await playsFarkle(player, sight);
  for (const { page } of players) await expect(page.locator(sight).first()).toBeVisible({ timeout: 120_000 });
}

/** Goes on from the table to the result. */
export async function seesResult(player: Player): Promise<void> {
  await player.primary.click();
  await expect(player.page.locator('.victory h2')).toBeVisible();
}
