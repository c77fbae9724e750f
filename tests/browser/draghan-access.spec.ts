import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible, isAccessibleDayAndNight } from './axe';
import { gathers, knowsThis, playsByItself } from './draghan';
import { expect, PHONE, test } from './hall';

const LOOKS: [string, BrowserContextOptions, string][] = [
  [
    'a small phone in English by night',
    { ...PHONE, viewport: { width: 360, height: 740 }, locale: 'en-GB', colorScheme: 'dark' },
    'The fight',
  ],
  ['a phone in German by day', { ...PHONE, locale: 'de-DE', colorScheme: 'light' }, 'Der Kampf'],
  ['a desktop in German by night', { locale: 'de-DE', colorScheme: 'dark' }, 'Der Kampf'],
  ['a desktop in English by day', { locale: 'en-GB', colorScheme: 'light' }, 'The fight'],
];

for (const [look, options, fight] of LOOKS) {
  test(`Draghan is accessible on ${look}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const [mara] = await gathers(hall, [options], '4');
    const { page } = mara!;
    await isAccessible(mara!, 'choosing the party');
    await playsByItself(mara!, fight);
    await expect(page.locator('.foe').first()).toBeVisible();
    await isAccessible(mara!, 'planning the fight');
    await mara!.hearth.locator('[data-do=place]').first().click();
    await expect(page.locator('.foe .token')).not.toHaveCount(0);
    await isAccessible(mara!, 'somebody faces a foe');
    await page.locator('.foe .art').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(mara!, 'a foe, closer');
    await page.keyboard.press('Escape');
    await page.locator('.place .hit').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(mara!, 'the journey');
    await page.goto('/help/draghan');
    await expect(page.locator('.guide')).toBeVisible();
    await isAccessible(mara!, 'the guide');
  });
}

test('a called fight is accessible while it is shown, by day and by night', async ({ hall }) => {
  const mara = await hall.recordedFor('draghan-four-late', 'Mara', { ...PHONE, reducedMotion: 'no-preference' });
  const { page, hearth } = mara;
  await expect(page.locator('.party .hit')).toHaveCount(4);
  await playsByItself(mara, 'The fight');
  await knowsThis(mara);
  await hearth.locator('[data-do=place]').first().click();
  await expect(page.locator('.foe .token')).toHaveCount(1);
  // Time stands still in the middle of the fight.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await hearth.locator('[data-do=call]').click();
  await expect(hearth).toContainText('The fight is called');
  await page.clock.runFor(700);
  await expect(page.locator('.foe.now')).toHaveCount(1);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    let looked = false;
    const looks = isAccessible(mara, `a called fight, ${theme}`).finally(() => (looked = true));
    // What looks at the page waits for timers of its own.
    while (!looked) await page.clock.runFor(1);
    await looks;
  }
  await expect(page.locator('.foe.now')).toHaveCount(1);
});

test('the market is accessible by day and by night', async ({ hall }) => {
  const mara = await hall.recordedFor('draghan-four', 'Mara', PHONE);
  await expect(mara.page.locator('.picks')).toBeVisible();
  await playsByItself(mara, 'The market');
  await expect(mara.page.locator('.stall .gear').first()).toBeVisible({ timeout: 30_000 });
  await knowsThis(mara);
  // Nobody is to stand anywhere here.
  await expect(mara.page.locator('.mine')).not.toContainText('Nobody yet');
  await isAccessibleDayAndNight(mara, 'the market');
});
