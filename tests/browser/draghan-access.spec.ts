import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { gathers, playsByItself } from './draghan';
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
