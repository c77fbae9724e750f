import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { expect, PHONE, test } from './hall';
import { byTurn } from './turns';

const LOOKS: [string, BrowserContextOptions][] = [
  ['a phone in English by night', { ...PHONE, locale: 'en-GB', colorScheme: 'dark' }],
  ['a phone in German by day', { ...PHONE, locale: 'de-DE', colorScheme: 'light' }],
  ['a desktop in German by night', { locale: 'de-DE', colorScheme: 'dark' }],
  ['a desktop in English by day', { locale: 'en-GB', colorScheme: 'light' }],
];

for (const [look, options] of LOOKS) {
  test(`every screen is accessible on ${look}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const [mara, jonas] = await Promise.all([hall.enters('Mara', options), hall.enters('Jonas', options)]);
    for (const path of ['/', '/about', '/help/dragon-stone']) {
      await mara.page.goto(path);
      await expect(mara.page.locator('main')).toBeVisible();
      await isAccessible(mara, path);
    }
    await mara.opensRoom();
    await expect(mara.hearth.getByRole('textbox')).toBeVisible();
    await isAccessible(mara, 'lobby, standing');
    await mara.sits();
    await isAccessible(mara, 'lobby, seated');
    await jonas.follows(mara.link);
    await jonas.sits();
    await mara.isReady();
    await jonas.isReady();
    await Promise.all([mara.seesTable(), jonas.seesTable()]);
    const [mover, other] = await byTurn(mara, jonas);
    await isAccessible(mover, 'table, before the roll');
    await isAccessible(other, 'table, waiting');
    await mover.primary.click();
    const stones = mover.hearth.locator('[data-option]');
    await expect(stones.first()).toBeVisible();
    await isAccessible(mover, 'table, choosing a stone');
    await stones.first().click();
    await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
    await isAccessible(mover, 'table, choosing a target');
    for (const key of ['l', 'r', '?']) {
      await mover.page.keyboard.press(key);
      await expect(mover.page.getByRole('dialog')).toBeVisible();
      await isAccessible(mover, `sheet ${key}`);
      await mover.page.keyboard.press('Escape');
      await expect(mover.page.getByRole('dialog')).toHaveCount(0);
    }
    await hall.server.kill();
    await expect(mover.page.locator('.hearth:not(.lit)')).toBeVisible();
    await isAccessible(mover, 'table, without a connection');
  });
}
