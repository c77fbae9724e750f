import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';

test('players and a spectator with a name talk; words are shown as text', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const [phone, desk] = [new Guest(mara), new Guest(jonas)];
  const kim = new Guest(await hall.enters('Kim'));
  await kim.player.follows(mara.link);
  await kim.player.seesTable();
  await kim.opensTalk();
  await kim.sheet.getByRole('textbox', { name: 'Your name' }).fill('Kim');
  await kim.page.keyboard.press('Enter');
  await kim.says('Good <b>evening</b>');
  await kim.sheet.getByRole('button', { name: 'Good luck' }).click();
  await expect(kim.sheet.getByRole('listitem')).toHaveCount(2);

  await expect(mara.page.getByRole('button', { name: 'Talk, 2 new' })).toBeVisible();
  await phone.opensTalk();
  await expect(phone.sheet.getByRole('listitem').first()).toContainText('Good <b>evening</b>');
  await expect(phone.sheet.getByRole('listitem').last()).toContainText('Good luck');
  await isAccessible(mara, 'talk on a phone');
  await phone.closesSheet();
  await expect(mara.page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();

  await desk.opensTalk();
  await isAccessible(jonas, 'talk on a desktop');
  await desk.closesSheet();
});

test('whoever is hidden is silent for one, whoever is muted for all', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE);
  const [host, other] = [new Guest(mara), new Guest(jonas)];
  await other.opensTalk();
  await other.says('Are you there?');
  await host.opens('People');
  await isAccessible(mara, 'people');
  await host.sheet.getByRole('button', { name: /^Jonas/ }).click();
  await host.sheet.getByRole('button', { name: /Hide this person/ }).click();
  await expect(host.sheet.getByRole('button', { name: /Show this person/ })).toBeVisible();
  await expect(mara.page.locator('.iconbtn .badge')).toHaveCount(0);
  await host.sheet.getByRole('button', { name: 'Mute for everybody' }).click();
  await expect(host.sheet.getByRole('button', { name: 'Let this person talk again' })).toBeVisible();
  await other.sheet.getByRole('textbox').fill('Hello?');
  await jonas.page.keyboard.press('Enter');
  await expect(other.sheet.getByRole('alert')).toContainText('The host has muted you.');
});

test('too many words at once are refused with a reason', async ({ hall }) => {
  const [mara] = await hall.table();
  const guest = new Guest(mara);
  await guest.opensTalk();
  const wave = guest.sheet.getByRole('button', { name: 'Hello' });
  const alert = guest.sheet.getByRole('alert');
  const said = guest.sheet.getByRole('listitem');
  for (let times = 1; times <= 6; times++) {
    await wave.click();
    await expect(said).toHaveCount(times);
  }
  // As time goes by some more may be said; whoever goes on soon says too much.
  for (let times = 7; times < 60 && (await alert.count()) === 0; times++) {
    await wave.click();
    await expect(said.nth(times - 1).or(alert)).toBeVisible();
  }
  await expect(alert).toContainText('Too much at once.');
});
