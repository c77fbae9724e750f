import { expect, test } from './hall';

/** What is only to be looked at: the figures of dragons, heroes and monsters. */
const ART = /\/(sprite|dragons)-[^/]*$/;

for (const [game, table, art] of [
  ['Dragon Stone', 'dragon-stone', 0],
  ['Dragon Farkle', 'dragon-farkle', 0],
  ['Drarkane', 'drarkane-three', 1],
  ['Draghan', 'draghan-four-late', 1],
] as const) {
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
