import { expect, test } from './hall';
import { alters } from './wire';

const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
] as const;

/** Where the goal of a game stands at its table: in one of these places on every screen. */
const GOALS: [table: string, goal: string, says: RegExp][] = [
  ['dragon-stone', '.strip .wins, .strip .tap, aside section', /burn|tilg|verbrenn/i],
  ['dragon-farkle-brawl', '.duel .goal', /(Goal|Ziel): 5[.,]000/],
  ['drarkane-three-late', '.danger .goal', /contract|Vertrag/],
  ['drarkane-alone-late', '.danger .goal', /Demon|Dämon/],
  ['draghan-four-late', '.place .goal, .place > .way .brief', /(Goal|Ziel): .*(dragon|Drache)/],
];

for (const [table, goal, says] of GOALS)
  test(`the goal of the game stands at the table on every screen at ${table}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const players = await hall.recorded(table, { locale: 'de-DE' }, { locale: 'en-GB' });
    for (const { page, name } of players.slice(0, 2))
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const line = page.locator(goal).filter({ visible: true, hasText: says }).first();
        await expect(line, `${name}, ${width}`).toBeInViewport({ ratio: 0.95 });
        const cut = () => line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await expect.poll(cut, { message: `${name}, ${width}` }).toBeLessThanOrEqual(0);
        // It lies in its row, and its row above the next.
        const over = () =>
          line.evaluate((line) => {
            const row = line.closest('.duel, .danger, .place, .strip, section')!;
            const next = row.matches('.duel') ? row.nextElementSibling : undefined;
            const beneath = next ? row.getBoundingClientRect().bottom - next.getBoundingClientRect().top : 0;
            return Math.max(line.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom, beneath);
          });
        await expect.poll(over, { message: `${name}, ${width}` }).toBeLessThanOrEqual(1);
      }
  });

test('on the road the Keep and the dragon’s hearts are the goal', async ({ hall }) => {
  const [mara] = await hall.recorded('dragon-farkle');
  for (const [width, height] of SIZES) {
    await mara!.page.setViewportSize({ width, height });
    for (const sign of ['.road .keep', '.road .health']) await expect(mara!.page.locator(sign), `${width}`).toBeInViewport();
  }
});

test('a campaign shows its four dragons on every screen', async ({ hall }) => {
  const [mara] = await hall.recorded('draghan-four-late');
  await alters<{ campaign: string[]; realm: string }>(mara!, (view) => Object.assign(view, { campaign: ['dorcin'], realm: 'draghan' }));
  for (const [width, height] of SIZES) {
    await mara!.page.setViewportSize({ width, height });
    const medals = mara!.page.locator('.place .medal');
    await expect(medals).toHaveCount(4);
    for (const medal of await medals.all()) {
      await expect(medal).toBeInViewport({ ratio: 0.95 });
      expect((await medal.boundingBox())!.width).toBeGreaterThanOrEqual(16);
    }
  }
});
