import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';

test('whoever knocks is let in, and whoever is sent away stays out', async ({ hall }) => {
  const [mara, kim] = await Promise.all([hall.enters('Mara'), hall.enters('Kim', PHONE)]);
  const host = new Guest(mara);
  await mara.opensRoom();
  await mara.sits();
  await host.opens(/This room/);
  await host.sheet.getByRole('radio', { name: /knock first/ }).check();
  await host.closesSheet();

  await kim.follows(mara.link);
  await expect(kim.hearth).toContainText('Please knock');
  await isAccessible(kim, 'at the door');
  await kim.hearth.getByRole('textbox').fill('Kim');
  await kim.hearth.getByRole('textbox').press('Enter');
  await expect(kim.hearth).toContainText('You have knocked');
  await expect(mara.page.locator('.notice')).toContainText('Kim is knocking');
  await isAccessible(mara, 'somebody knocks');
  await mara.page.getByRole('button', { name: 'Let in' }).click();
  await kim.sits();

  await mara.page.getByRole('button', { name: 'What you can do about Kim' }).click();
  await host.sheet.getByRole('button', { name: /Send away/ }).click();
  await host.sheet.getByRole('button', { name: 'Yes' }).click();
  await expect(kim.hearth).toContainText('You were sent away');
  await kim.page.reload();
  await expect(kim.hearth).toContainText('You were sent away');
  await isAccessible(kim, 'sent away');
});
