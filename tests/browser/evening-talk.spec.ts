import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import { boxesOf, expectSteady } from './steady';

test('players and a spectator with a name talk; words are shown as text', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const [phone, desk] = [new Guest(mara), new Guest(jonas)];
  const kim = new Guest(await hall.enters('Kim'));
  await kim.player.follows(mara.link);
  await kim.player.seesTable();
  await kim.opensTalk();
  await kim.talk.getByRole('textbox', { name: 'Your name' }).fill('Kim');
  await kim.page.keyboard.press('Enter');
  await kim.says('Good <b>evening</b>');
  await kim.talk.getByRole('button', { name: 'Good luck' }).click();
  await expect(kim.talk.locator('.said')).toHaveCount(2);

  await expect(mara.page.getByRole('button', { name: 'Talk, 2 new' })).toBeVisible();
  await phone.opensTalk();
  await expect(phone.talk.locator('.said').first()).toContainText('Good <b>evening</b>');
  await expect(phone.talk.locator('.said').last()).toContainText('Good luck');
  await isAccessible(mara, 'talk on a phone');
  await phone.closesSheet();
  await expect(mara.page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();

  await expect(desk.talk.locator('.said').last()).toContainText('Good luck');
  await isAccessible(jonas, 'talk on a desktop');
  // The field is lit by the hall, by night and by day.
  const lit = [
    ['dark', 'rgb(50, 40, 31)'],
    ['light', 'rgb(255, 250, 238)'],
  ] as const;
  for (const [colorScheme, colour] of lit) {
    await jonas.page.emulateMedia({ colorScheme });
    await expect(desk.talk.locator('.field')).toHaveCSS('background-color', colour);
  }
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
  await other.talk.getByRole('textbox').fill('Hello?');
  await jonas.page.keyboard.press('Enter');
  await expect(other.talk.getByRole('alert')).toContainText('The host has muted you.');
});

test('too many words at once are refused with a reason', async ({ hall }) => {
  const [mara] = await hall.table();
  const guest = new Guest(mara);
  await guest.opensTalk();
  const wave = guest.talk.getByRole('button', { name: 'Hello' });
  const alert = guest.talk.getByRole('alert');
  const said = guest.talk.locator('.said');
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

test('words stand at their seat for a while and move nothing', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const pieces = ['svg.arena', '.hearth', '.chron', '.camp'];
  const before = await boxesOf(mara.page, pieces);
  const desk = new Guest(jonas);
  await desk.says('Are you there?');
  const bubble = mara.page.locator('.bubble');
  await expect(bubble).toHaveText(/Are you there\?/);
  await expectSteady(mara.page, before, pieces);
  await isAccessible(mara, 'words at a seat');
  // A new sentence takes the place of the one before.
  await desk.talk.getByRole('button', { name: 'That was close' }).click();
  await expect(bubble).toHaveText(/That was close/);
  await expect(bubble).toHaveCount(0);
  await new Guest(mara).opensTalk();
  await expect(new Guest(mara).talk.locator('.said')).toHaveCount(2);
});

test('talk leaves the upper half of the table in sight and in reach on a phone', async ({ hall }) => {
  const [mara] = await hall.table(PHONE);
  const phone = new Guest(mara);
  await phone.opensTalk();
  const [sheet, chronicle] = [await phone.sheet.boundingBox(), await mara.chronicle.boundingBox()];
  expect(sheet!.y).toBeGreaterThan(chronicle!.y + chronicle!.height);
  expect(sheet!.height).toBeLessThanOrEqual(mara.page.viewportSize()!.height * 0.62 + 1);
  await phone.says('x'.repeat(200));
  expect(await mara.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await mara.page.getByRole('button', { name: 'Rules of this game' }).click();
  await expect(mara.page.getByRole('dialog').last()).toContainText('Dragon Stone');
});
