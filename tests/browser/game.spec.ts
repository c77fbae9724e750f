import { isAccessible } from './axe';
import { expect, PHONE, test } from './hall';
import { onTurn } from './turns';

test('a player in English and one in German finish a game while a third watches, and the dice turn out honest', async ({ hall }) => {
  test.setTimeout(300_000);
  const [mara, jonas] = await hall.opensTable(PHONE, { locale: 'de-DE' });
  const ada = await hall.enters('Ada');
  await ada.follows(mara.link);
  await ada.seesTable();
  await expect(ada.hearth).toContainText('You are watching');
  await mara.playsByItself();
  await jonas.playsByItself();

  await Promise.all([mara.seesResult(), jonas.seesResult(), ada.seesResult()]);
  const titles = await Promise.all([mara, jonas, ada].map(({ page }) => page.locator('.victory h2').innerText()));
  expect([
    ['You win the ring', 'Mara gewinnt den Ring', 'Mara wins the ring'],
    ['Jonas wins the ring', 'Du gewinnst den Ring', 'Jonas wins the ring'],
    ['The ring stays closed', 'Der Ring bleibt geschlossen', 'The ring stays closed'],
  ]).toContainEqual(titles);
  for (const { page } of [mara, ada]) await expect(page.locator('.receipt')).toContainText('The game was honest');
  await expect(jonas.page.locator('.receipt')).toContainText('Das Spiel war ehrlich');
  await isAccessible(mara, 'result on a phone');
  await isAccessible(jonas, 'result on a desktop');

  const [download] = await Promise.all([mara.page.waitForEvent('download'), mara.page.getByRole('button', { name: 'Receipt' }).click()]);
  const { code, said } = await hall.server.verify(await download.path());
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('This receipt holds') });
});

test('a reload in mid-game brings back the same table and the same seat', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  await mara.playsByItself();
  await jonas.playsByItself();
  await mara.seesTurn(3);
  await mara.page.reload();
  await mara.seesTable();
  await expect(mara.page.locator('.camp.me').first()).toContainText('You');
  const turn = await mara.turn();
  await mara.playsByItself();
  await jonas.seesTurn(turn + 2);
});

test('a lost link is found again among my rooms', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const waiting = await onTurn([mara, jonas]);
  const link = waiting.link;
  await waiting.page.goto('/');
  const card = waiting.page.locator('.card.lit');
  await expect(card).toContainText('Your turn');
  await card.getByRole('link').click();
  await waiting.seesTable();
  expect(waiting.link).toBe(link);
});

test('a friend joins by the spoken code, and a wrong code says so', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas')]);
  await mara.opensRoom();
  const code = await mara.page.locator('.code').innerText();
  await jonas.page.goto('/');
  await jonas.page.getByLabel('Room code').fill('nobody 1');
  await jonas.page.getByRole('button', { name: 'Join' }).click();
  await expect(jonas.page.getByRole('alert')).toContainText('There is no such room');
  await jonas.page.getByLabel('Room code').fill(code.toLowerCase().replace('-', ' '));
  await jonas.page.getByRole('button', { name: 'Join' }).click();
  await jonas.page.waitForURL(/\/r\//);
  expect(jonas.link).toBe(mara.link);
});
