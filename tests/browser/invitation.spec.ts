import type { BrowserContextOptions } from '@playwright/test';
import { isAccessibleDayAndNight } from './axe';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

const SIZES: [string, BrowserContextOptions][] = [
  ['a small phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
];

/** What only those who look after a room have to do with. */
const sharing = ({ page }: Player) => page.getByRole('img', { name: 'QR code of the room link' });

for (const [size, look] of SIZES) {
  test(`whoever follows a link is invited by a letter, on ${size}`, async ({ hall }) => {
    const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas', look)]);
    await mara.opensRoomFor('Dragon Farkle');
    await mara.sits();
    const code = await mara.page.locator('.code').innerText();
    await jonas.follows(mara.link);
    const letter = jonas.page.locator('.letter');
    await expect(letter).toContainText('Mara invites you to');
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Dragon Farkle');
    await expect(letter).toContainText('1 of 5 seats taken');
    await expect(letter.getByRole('listitem')).toHaveText([/Mara.*host/, /you\?/, /open/, /open/, /open/]);
    await expect(jonas.hearth.getByRole('textbox', { name: 'Your name' })).toBeInViewport();
    await expect(jonas.page.getByText(code)).toHaveCount(0);
    await expect(sharing(jonas)).toHaveCount(0);
    await expect(jonas.page.getByText('How you play')).toHaveCount(0);
    await isAccessibleDayAndNight(jonas, 'the letter');

    await jonas.page.getByRole('button', { name: 'Only watch' }).click();
    await expect(jonas.hearth).toContainText('You see the game when it begins.');
    await expect(jonas.page.getByText('How you play')).toBeVisible();
    await isAccessibleDayAndNight(jonas, 'the lobby, only watching');
    await jonas.hearth.getByRole('button', { name: 'Take a seat' }).click();
    await jonas.sits();
    await expect(jonas.page.locator('.people li.me')).toContainText('Jonas');
    await isAccessibleDayAndNight(jonas, 'the lobby, seated');
  });

  test(`whoever opened a room shares it first, on ${size}`, async ({ hall }) => {
    const mara = await hall.enters('Mara', look);
    await mara.opensRoomFor('Draghan');
    await expect(sharing(mara)).toBeInViewport({ ratio: 1 });
    await expect(mara.page.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
    await expect(mara.page.locator('.letter')).toHaveCount(0);
    await mara.sits();
    await expect(sharing(mara)).toBeInViewport({ ratio: 1 });
    await expect(mara.hearth.getByRole('button', { name: 'Add a bot' })).toBeVisible();

    const jonas = await hall.enters('Jonas', look);
    await jonas.follows(mara.link);
    await jonas.sits();
    const [table, share] = await Promise.all([
      jonas.page.locator('.people .table').boundingBox(),
      jonas.page.locator('.inv').boundingBox(),
    ]);
    if (size === 'a small phone') expect(table!.y).toBeLessThan(share!.y);
  });
}

test('whoever has not sat down does not count as somebody who watches', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara', PHONE), hall.enters('Jonas')]);
  await mara.opensRoom();
  const here = mara.page.locator('.watching');
  await expect(mara.page.locator('.people li')).toHaveCount(2);
  await expect(here).toHaveCount(0);
  await jonas.follows(mara.link);
  await expect(here).toHaveText('1 more person is here');
  await jonas.sits();
  await expect(here).toHaveCount(0);
});

test('the medal of the hearth lies on nothing that scrolls', async ({ hall }) => {
  const mara = await hall.enters('Mara', { ...PHONE, viewport: { width: 360, height: 640 } });
  await mara.page.goto('/');
  const clear = async () => {
    const [medal, scrolled] = await Promise.all([mara.page.locator('.medal').boundingBox(), mara.page.locator('main').boundingBox()]);
    expect(scrolled!.y + scrolled!.height).toBeLessThanOrEqual(medal!.y + 0.5);
  };
  await clear();
  await mara.opensRoomFor('Drarkane');
  await mara.sits();
  await clear();
});
