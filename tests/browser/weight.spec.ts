import type { Locator, Page } from '@playwright/test';
import type { GameId } from '../../web-client/src/protocol/games';
import { expect, test } from './hall';
import type { Player } from './player';

const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** The figures of dragons, heroes and monsters, which are not weighed. */
const FIGURES = /\/(sprite|dragons)-[^/]*$/;

/** What is only to be looked at: the figures, and the pictures of the games. */
const ART = /\/(sprite|dragons|picture)-[^/]*$/;

interface Visit {
  /** What came over the wire without figures, in bytes. */
  weight: number;
  /** When each piece of art was asked for, in milliseconds after the first paint. */
  art: number[];
}

/** Opens a page as a browser does that has never been here; art is asked for when the page has a moment for it. */
async function visits(page: Page, link: string, sight: Locator, art: number): Promise<Visit> {
  // Nothing of an earlier visit is counted.
  await page.goto('about:blank');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  const asked = new Map<string, string>();
  let weight = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!FIGURES.test(asked.get(requestId) ?? '')) weight += encodedDataLength;
  });
  await page.goto(link);
  await expect(sight).toBeVisible();
  const pieces = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })));
  await expect.poll(async () => (await pieces()).filter(({ name }) => ART.test(name)).length).toBe(art);
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]!.startTime);
  const drawn = (await pieces()).filter(({ name }) => ART.test(name));
  await wire.detach();
  return { weight, art: drawn.map(({ startTime }) => startTime - painted) };
}

/** It is light, and art comes after the first paint. */
function isLight({ weight, art }: Visit): void {
  for (const late of art) expect(late).toBeGreaterThan(0);
  expect(weight).toBeGreaterThan(100_000);
  expect(weight).toBeLessThan(280_000);
}

/** What every game is called, its tables that are looked at, and how many files of art they show. */
const GAMES: Record<GameId, { name: string; table: string; art: number; over: string; overArt: number }> = {
  'dragon-stone': { name: 'Dragon Stone', table: 'dragon-stone', art: 0, over: 'dragon-stone-over', overArt: 4 },
  'dragon-farkle': { name: 'Dragon Farkle', table: 'dragon-farkle', art: 0, over: 'dragon-farkle-over-five', overArt: 4 },
  drarkane: { name: 'Drarkane', table: 'drarkane-three', art: 1, over: 'drarkane-over-six', overArt: 4 },
  draghan: { name: 'Draghan', table: 'draghan-four-late', art: 1, over: 'draghan-over-four', overArt: 5 },
};

for (const [game, { name, table, art, over, overArt }] of Object.entries(GAMES)) {
  test(`a table and a lobby of ${game} weigh at most 280 kB, and their art comes after the first paint`, async ({ hall }) => {
    const [mara] = (await hall.recorded(table, LAPTOP)) as [Player];
    isLight(await visits(mara.page, mara.link, mara.hearth, art));
    await mara.opensRoomFor(name);
    isLight(await visits(mara.page, mara.link, mara.page.locator('.people'), 1));
  });

  test(`a result of ${game} weighs at most 280 kB, and its art comes after the first paint`, async ({ hall }) => {
    const [mara] = (await hall.recorded(over, LAPTOP)) as [Player];
    isLight(await visits(mara.page, mara.link, mara.page.locator('.victory'), overArt));
  });
}
