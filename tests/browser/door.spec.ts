import { isAccessibleDayAndNight } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Where everything is that can be pressed, and whether a finger reaches it there. */
function controls({ page }: Player): Promise<unknown[]> {
  return page.locator('button:visible, a:visible, input:visible').evaluateAll((found) =>
    found.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return name?.includes('knocking') ? [] : [{ name, x, y, width, height, reached: control.contains(hit) }];
    }),
  );
}

test('whoever knocks is let in, and whoever is sent away stays out', async ({ hall }) => {
  test.setTimeout(120_000);
  const [mara, kim] = await Promise.all([hall.enters('Mara', PHONE), hall.enters('Kim', PHONE)]);
  const host = new Guest(mara);
  await mara.opensRoom();
  await mara.sits();
  await host.opens(/This room/);
  await host.sheet.getByRole('radio', { name: /knock first/ }).check();
  await isAccessibleDayAndNight(mara, 'a room with its door');
  await host.closesSheet();

  await kim.follows(mara.link);
  await expect(kim.hearth).toContainText('Please knock');
  await isAccessibleDayAndNight(kim, 'at the door');
  await kim.hearth.getByRole('textbox').fill('Kim');
  await kim.hearth.getByRole('textbox').press('Enter');
  await expect(kim.hearth).toContainText('You have knocked');
  await isAccessibleDayAndNight(kim, 'waiting outside');
  const knock = mara.page.getByRole('button', { name: 'Kim is knocking' });
  await expect(knock).toBeVisible();
  await isAccessibleDayAndNight(mara, 'somebody knocks');
  await knock.click();
  await isAccessibleDayAndNight(mara, 'who knocks');
  await host.sheet.getByRole('button', { name: 'Let in' }).click();
  await expect(host.sheet).toHaveCount(0);
  await kim.sits();

  await mara.page.getByRole('button', { name: 'What you can do about Kim' }).click();
  await host.sheet.getByRole('button', { name: /Send away/ }).click();
  await isAccessibleDayAndNight(mara, 'sending somebody away');
  await host.sheet.getByRole('button', { name: 'Yes' }).click();
  await expect(kim.hearth).toContainText('You were sent away');
  await kim.page.reload();
  await expect(kim.hearth).toContainText('You were sent away');
  await isAccessibleDayAndNight(kim, 'sent away');

  await host.opens(/This room/);
  await host.sheet.getByRole('radio', { name: /locked/ }).check();
  await host.closesSheet();
  const ada = await hall.enters('Ada', PHONE);
  await ada.follows(mara.link);
  await expect(ada.hearth).toContainText('The room is locked');
  await isAccessibleDayAndNight(ada, 'a locked door');
});

test('somebody who knocks moves and covers nothing, and is let in with the keyboard', async ({ hall }) => {
  const [mara, jonas] = await hall.table(SMALL_PHONE);
  const host = new Guest(mara);
  const [kim, ada] = await Promise.all([hall.enters('Kim'), hall.enters('Ada')]);
  const knocks = async (player: Player) => {
    await player.follows(jonas.link);
    await player.hearth.getByRole('textbox').fill(player.name);
    await player.hearth.getByRole('textbox').press('Enter');
    await expect(player.hearth).toContainText('You have knocked');
  };
  await host.opens(/This room/);
  await host.sheet.getByRole('radio', { name: /knock first/ }).check();
  await host.closesSheet();

  const atTable = await controls(mara);
  expect(atTable.length).toBeGreaterThan(3);
  await knocks(kim);
  await expect(mara.page.getByRole('status').filter({ hasText: 'Kim is knocking' })).toBeAttached();
  const knock = mara.page.getByRole('button', { name: 'Kim is knocking' });
  await expect(knock).toBeInViewport();
  expect(await controls(mara)).toEqual(atTable);
  // It comes after the way back, before everything else.
  await mara.page.getByRole('button', { name: 'To the hall' }).focus();
  await mara.page.keyboard.press('Tab');
  await expect(knock).toBeFocused();
  await mara.page.keyboard.press('Enter');
  const first = host.sheet.getByRole('button', { name: 'Let in' }).first();
  // Once the sheet stands still.
  await first.click({ trial: true });
  const place = await first.boundingBox();
  await knocks(ada);
  await expect(host.sheet.getByRole('listitem')).toHaveText([/Kim/, /Ada/]);
  expect(await first.boundingBox()).toEqual(place);
  await first.focus();
  await mara.page.keyboard.press('Enter');
  await kim.seesTable();
  await expect(host.sheet.getByRole('listitem').first()).toContainText('waits no more');
  await host.sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(host.sheet).toHaveCount(0);
  await expect(ada.hearth).toContainText('not let');
  await expect(mara.page.getByRole('button', { name: /knocking/ })).toHaveCount(0);

  await host.endsTogetherWith(new Guest(jonas));
  await host.startsAnother();
  const inLobby = await controls(mara);
  await ada.hearth.getByRole('textbox').press('Enter');
  await expect(mara.page.getByRole('button', { name: 'Ada is knocking' })).toBeInViewport();
  expect(await controls(mara)).toEqual(inLobby);
});
