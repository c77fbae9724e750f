import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';

test('the host orders the seats, chooses another game and who plays it', async ({ hall }) => {
  const [mara, jonas, kim] = await Promise.all([
    hall.enters('Mara', { ...PHONE, colorScheme: 'dark' }),
    hall.enters('Jonas'),
    hall.enters('Kim'),
  ]);
  const host = new Guest(mara);
  await mara.opensRoomFor('Dragon Farkle');
  await mara.sits();
  for (const other of [jonas, kim]) {
    await other.follows(mara.link);
    await other.sits();
  }
  const names = mara.page.locator('.people li b');
  await expect(names).toHaveText(['Mara', 'Jonas', 'Kim', 'open', 'open']);

  await mara.page.getByRole('button', { name: 'What you can do about Kim' }).click();
  await isAccessible(mara, 'what the host can do');
  await host.sheet.getByRole('button', { name: 'One seat earlier' }).click();
  await expect(names.nth(1)).toHaveText('Kim');
  await host.closesSheet();
  await expect(jonas.page.locator('.people li b').nth(1)).toContainText('Kim');

  await mara.page.getByRole('button', { name: /^Game/ }).click();
  await host.sheet.getByRole('radio', { name: /Dragon Stone/ }).check();
  await expect(host.sheet).toContainText('Who plays? 2 can.');
  await isAccessible(mara, 'who plays');
  await host.sheet.getByRole('checkbox', { name: 'Jonas' }).check();
  await host.sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(mara.page.getByRole('heading', { level: 1 })).toHaveText('Dragon Stone');
  await expect(mara.page.locator('.people li')).toHaveCount(2);
  await expect(mara.page.locator('.people li')).toContainText(['Mara', 'Jonas']);
  await expect(mara.page.locator('.watching')).toContainText('Watching: Kim');
});

test('settings of the room are chosen by the host and read by all', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara', PHONE), hall.enters('Jonas')]);
  const host = new Guest(mara);
  await mara.opensRoom();
  await mara.sits();
  await jonas.follows(mara.link);
  await jonas.sits();
  await host.sets(/^Clock/, /per step/, /3 minutes/, /all hands, later/, /on the list/);
  const panel = jonas.page.locator('.aside .panel').first();
  await expect(panel).toContainText('3 minutes a step');
  await expect(panel).toContainText('all hands, later');
  await jonas.page.getByRole('button', { name: /^Clock/ }).click();
  await expect(new Guest(jonas).sheet).toContainText('Mara hosts and chooses before a game.');
  await expect(new Guest(jonas).sheet.getByRole('radio')).toHaveCount(0);
  await isAccessible(jonas, 'settings, read');
  await new Guest(jonas).closesSheet();

  await mara.page.getByRole('button', { name: 'What you can do about Jonas' }).click();
  await host.sheet.getByRole('button', { name: /Hand the room over/ }).click();
  await expect(jonas.page.locator('.people li.me')).toContainText('host');
});

test('a room on the public list is found in the hall', async ({ hall }) => {
  const [mara, kim] = await Promise.all([hall.enters('Mara'), hall.enters('Kim', PHONE)]);
  await kim.page.goto('/');
  await expect(kim.page.getByRole('heading', { name: 'Open tables' })).toHaveCount(0);
  await mara.opensRoom();
  await mara.sits();
  await new Guest(mara).sets(/^Public list/, /on the list/);
  await kim.page.reload();
  const table = kim.page.getByRole('link', { name: /Dragon Stone.*Mara/ });
  await expect(table).toContainText('1 seat free');
  await isAccessible(kim, 'home with open tables');
  await table.click();
  await expect(kim.page.locator('.letter')).toContainText('Mara invites you to');
});
