import { expect, test } from './hall';
import type { Player } from './player';

const WORD = 'Drachenhöhle';

/** Asks for a table of Dragon Stone, with the house's word where it is typed. */
async function asksForTable({ page }: Player, word?: string): Promise<void> {
  await page.getByRole('button', { name: 'Dragon Stone' }).click();
  const sheet = page.getByRole('dialog');
  if (word !== undefined) await sheet.getByRole('textbox', { name: 'The house’s word' }).fill(word);
  await sheet.locator('.btn.pri').click();
}

async function isInRoom({ page }: Player): Promise<void> {
  await expect(page).toHaveURL(/\/r\/[0-9a-f-]{36}$/);
}

test('a closed house asks for its word once and is shown as its host wants', async ({ hall }) => {
  const said = [
    '--house-name',
    'The <i>Den</i>',
    '--house-greeting',
    'Mind the <b>step</b>.',
    '--house-imprint',
    'https://example.org/imprint',
  ];
  hall.server.settings.push('--house-word', WORD, ...said);
  const mara = await hall.enters('Mara');
  await mara.follows('/');
  await expect(mara.page).toHaveTitle('The <i>Den</i>');
  await expect(mara.page.getByText('Mind the <b>step</b>.')).toBeVisible();
  await mara.page.getByRole('link', { name: 'Imprint' }).click();
  await expect(mara.page.getByRole('link', { name: 'https://example.org/imprint' })).toBeVisible();

  await mara.follows('/');
  await asksForTable(mara, 'Drachenhorst');
  const sheet = mara.page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toHaveText('That is not the house’s word.');
  await sheet.getByRole('textbox', { name: 'The house’s word' }).fill(WORD);
  await sheet.locator('.btn.pri').click();
  await isInRoom(mara);
  const link = mara.link;

  await mara.follows('/');
  await asksForTable(mara);
  await isInRoom(mara);

  const jonas = await hall.enters('Jonas');
  await jonas.follows(link);
  await jonas.sits();
});

test('an invitation opens rooms and does not stay in the address', async ({ hall }) => {
  hall.server.settings.push('--house-word', WORD);
  const mara = await hall.enters('Mara');
  await mara.follows(await hall.server.invites(WORD));
  await expect(mara.page).toHaveURL(`${hall.server.url}/`);
  await asksForTable(mara);
  await isInRoom(mara);

  const jonas = await hall.enters('Jonas');
  await jonas.follows(await hall.server.invites('another word'));
  await asksForTable(jonas);
  const sheet = jonas.page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText('The invitation is not good here');
  await sheet.getByRole('textbox', { name: 'The house’s word' }).fill(WORD);
  await sheet.locator('.btn.pri').click();
  await isInRoom(jonas);
});
