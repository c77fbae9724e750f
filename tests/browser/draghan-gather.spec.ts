import { expect, test } from './hall';
import { gathers, knowsThis } from './draghan';

const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
] as const;

for (const locale of ['en-GB', 'de-DE']) {
  test(`six whole characters are in view on every size, ${locale}`, async ({ hall }) => {
    const [mara] = await gathers(hall, [{ locale }], '3');
    const { page } = mara!;
    await knowsThis(mara!);
    const cards = page.locator('.gathering [data-hero]');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(cards).toHaveCount(6);
      const hearth = (await mara!.hearth.boundingBox())!;
      for (const card of await cards.all()) {
        const box = (await card.boundingBox())!;
        const hero = await card.getAttribute('data-hero');
        const at = `${hero} at ${width}x${height}`;
        expect(box.y + box.height, `${at} above the hearth`).toBeLessThanOrEqual(hearth.y);
        expect(box.x + box.width, `${at} inside the page`).toBeLessThanOrEqual(width);
        await expect(card, at).toBeInViewport({ ratio: 1 });
        for (const skills of await card.locator('.skills').all()) {
          const inner = (await skills.boundingBox())!;
          expect(inner.y + inner.height, `skills of the ${at}`).toBeLessThanOrEqual(box.y + box.height + 1);
          expect(inner.x + inner.width, `skills of the ${at}`).toBeLessThanOrEqual(box.x + box.width + 1);
        }
      }
    }
  });
}

test('a character that somebody takes greys where it lies, and the hearth says who was faster', async ({ hall }) => {
  const [mara, jonas] = await gathers(hall, [{}, {}]);
  await knowsThis(mara!);
  const mage = mara!.page.locator('.gathering [data-hero=mage]');
  const before = (await mage.boundingBox())!;
  await mage.click();
  await expect(mara!.hearth.locator('.btn.pri')).toContainText('Be the Mage');
  await expect(mara!.page.locator('.skills .more')).toHaveCount(3);
  await jonas!.page.locator('.gathering [data-hero=mage]').click();
  await jonas!.hearth.locator('.btn.pri').click();
  await expect(mage).toHaveClass(/taken/);
  await expect(mage).toContainText('Jonas');
  await expect(mara!.hearth).toContainText('Jonas was faster');
  await expect(mara!.page.locator('.skills .on')).toHaveCount(3);
  expect(await mage.boundingBox()).toEqual(before);
  await expect(mara!.hearth.locator('[data-do=choose]')).toHaveCount(0);
});
