import type { GameId } from '../../web-client/src/protocol/games';
import { expect, test } from './hall';

/** What is only to be looked at: the figures of dragons, heroes and monsters. */
const ART = /\/(sprite|dragons)-[^/]*$/;

/** The recorded table of every game that is looked at, and how many files of art it shows. */
const TABLES: Record<GameId, { table: string; art: number }> = {
  'dragon-stone': { table: 'dragon-stone', art: 0 },
  'dragon-farkle': { table: 'dragon-farkle', art: 0 },
  drarkane: { table: 'drarkane-three', art: 1 },
  draghan: { table: 'draghan-four-late', art: 1 },
};

for (const [game, { table, art }] of Object.entries(TABLES)) {
  test(`a room of ${game} weighs at most 280 kB, and its art comes after the first paint`, async ({ hall }) => {
    const [mara] = await hall.recorded(table, { viewport: { width: 1366, height: 768 } });
    const { page, hearth } = mara!;
    const link = page.url();
    // Nothing of the first visit is counted.
    await page.goto('about:blank');
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
    const asked = new Map<string, string>();
    let weight = 0;
    wire.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!ART.test(asked.get(requestId) ?? '')) weight += encodedDataLength;
    });
    await page.goto(link);
    await expect(hearth).toBeVisible();
    // Art is asked for when the page has a moment for it.
    const pieces = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await pieces()).filter((name) => ART.test(name)).length).toBe(art);
    await page.waitForLoadState('networkidle');
    const [painted, resources] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]!.startTime,
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    ]);
    const drawn = resources.filter(({ name }) => ART.test(name));
    expect(drawn).toHaveLength(art);
    for (const { startTime } of drawn) expect(startTime).toBeGreaterThan(painted);
    expect(weight).toBeGreaterThan(100_000);
    expect(weight).toBeLessThan(280_000);
  });
}
