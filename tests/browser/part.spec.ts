import { expect, test } from './hall';

test('a house that has a part of an address alone is played in as any other', async ({ hall }) => {
  const { server } = hall;
  const home = `${server.url}/games`;
  server.settings.push('--public-url', `${home}/`);
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas')]);
  const strayed: string[] = [];
  for (const { page } of [mara, jonas]) {
    page.on('request', (request) => {
      if (!`${request.url()}/`.startsWith(`${home}/`)) strayed.push(request.url());
    });
    page.on('websocket', (socket) => {
      if (socket.url() !== `${home.replace('http', 'ws')}/ws`) strayed.push(socket.url());
    });
  }

  await mara.follows(home);
  await mara.page.getByRole('link', { name: 'About and credits' }).click();
  await expect(mara.page).toHaveURL(`${home}/about`);
  await mara.page.reload();
  await expect(mara.page.getByRole('heading', { name: 'What this device keeps' })).toBeVisible();
  await mara.page.getByRole('button', { name: 'To the hall' }).click();
  await expect(mara.page).toHaveURL(`${home}/`);

  await mara.page.getByRole('button', { name: 'Dragon Stone' }).click();
  await mara.page.getByRole('dialog').locator('.btn.pri').click();
  await expect(mara.page).toHaveURL(new RegExp(`^${home}/r/[0-9a-f-]{36}$`));
  await hall.begins([mara, jonas]);
  expect(strayed).toEqual([]);
});
