import type { BrowserContextOptions } from '@playwright/test';
import { gathers, knowsThis, playsByItself } from './draghan';
import { expect, PHONE, test } from './hall';
import { boxesOf, expectSteady } from './steady';

const PIECES = ['.chron', '.seat', '.place', '.foes', '.foe', '.foe .card', '.post', '.mine', '.hearth', '.stat', '.deeds'];

const LOOKS: [string, BrowserContextOptions][] = [
  ['a phone', PHONE],
  ['a small phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true }],
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
];

for (const [look, options] of LOOKS) {
  test(`nothing moves while a fight is planned on ${look}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const [mara] = await gathers(hall, [options], '4');
    const { page, hearth } = mara!;
    await playsByItself(mara!, 'The fight');
    await expect(page.locator('.foe').first()).toBeVisible();
    // The last buttons of the step before have gone.
    await expect(hearth.locator('[data-do=place]').first()).toBeVisible();
    // Whatever came in with the step lies still.
    await expect.poll(async () => Object.keys(await boxesOf(page, PIECES)).length).toBeGreaterThan(12);
    const before = await boxesOf(page, PIECES);
    await knowsThis(mara!);
    await expectSteady(page, before, PIECES);
    // Everybody goes to the first foe, which has room for all of them.
    for (let placed = 1; placed <= 4; placed++) {
      await hearth.locator('[data-do=place]').first().click();
      await expect(page.locator('.foe').first().locator('.token')).toHaveCount(placed);
      await expectSteady(page, before, PIECES);
    }
    await expect(page.locator('.foe').last()).toBeInViewport({ ratio: 1 });
    await knowsThis(mara!);
    // Whatever can be used is committed, and one that cannot says why.
    for (const hero of await page.locator('.mine .hero').all()) {
      await hero.click();
      await knowsThis(mara!);
      const card = page.locator('.mine .gear').first();
      if ((await card.count()) > 0) await card.click();
      await page.keyboard.press('Escape');
      await expectSteady(page, before, PIECES);
    }
    await hearth.locator('[data-do=withdraw]').first().click();
    await expect(page.locator('.foe').first().locator('.token')).toHaveCount(3);
    await expectSteady(page, before, PIECES);
  });
}

test('companions show their skills and their equipment in every seat', async ({ hall }) => {
  const [mara] = await gathers(hall, [{ ...PHONE, viewport: { width: 360, height: 640 } }], '4');
  await playsByItself(mara!, 'The fight');
  const seats = mara!.page.locator('.party .seat');
  await expect(seats).toHaveCount(4);
  await expect(seats.locator('.item')).not.toHaveCount(0);
  for (const seat of await seats.all()) {
    // At some places there are more than a character's own three.
    expect(await seat.locator('.signs .skill').count()).toBeGreaterThanOrEqual(3);
    const box = (await seat.boundingBox())!;
    for (const piece of await seat.locator('.signs .skill, .item, .gold').all()) {
      const inner = (await piece.boundingBox())!;
      expect(inner.y + inner.height).toBeLessThanOrEqual(box.y + box.height + 1);
      expect(inner.x + inner.width).toBeLessThanOrEqual(box.x + box.width + 1);
    }
  }
});

test('alone on a tablet the table is full, and the first hint is about placing', async ({ hall }) => {
  const [mara] = await gathers(hall, [{ viewport: { width: 820, height: 1180 } }], '3');
  await playsByItself(mara!, 'The fight');
  const { page, hearth } = mara!;
  const note = page.getByRole('note');
  await expect(note).toContainText('Put characters in front of foes');
  await knowsThis(mara!);
  // Nobody stands anywhere yet, so nothing is said of calling the fight.
  await expect(note).toHaveCount(0);
  await hearth.locator('[data-do=place]').first().click();
  await expect(note).toContainText('calls the fight');
  const foes = (await page.locator('.foes').boundingBox())!;
  expect(foes.height).toBeGreaterThan(380);
  const [first] = await page.locator('.foe').all();
  const card = (await first!.boundingBox())!;
  expect(card.height).toBeGreaterThan(card.width);
});
