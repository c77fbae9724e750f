import { expect, PHONE, test } from './hall';
import { byTurn } from './turns';

test('the table can be played with the keyboard alone', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const [mover, other] = await byTurn(mara, jonas);
  await mover.page.keyboard.press('Enter');
  await expect(other.chronicle).toContainText(`${mover.name} rolled`);
  await expect(mover.hearth).toContainText('Which stone?');
  await mover.page.keyboard.press('1');
  await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
  await mover.page.keyboard.press('Escape');
  await expect(mover.hearth).toContainText('Which stone?');
  await mover.page.keyboard.press('1');
  await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
  await mover.page.keyboard.press('Enter');
  await expect(other.chronicle).toContainText(new RegExp(`${mover.name} (moved|joined)`));

  await mover.page.keyboard.press('?');
  await expect(mover.page.getByRole('dialog')).toContainText('Keys');
  await mover.page.keyboard.press('Escape');
  await expect(mover.page.getByRole('dialog')).toHaveCount(0);
  await mover.page.keyboard.press('l');
  await expect(mover.page.getByRole('dialog')).toContainText('Turn 1');
});

test('a stone is chosen and moved on the board, and only where it may go', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE, PHONE);
  const [mover, other] = await byTurn(mara, jonas);
  const first = mover === mara ? 3 : 13;
  const way = mover === mara ? 1 : -1;
  await mover.page.getByRole('button', { name: 'Roll the dice' }).tap();
  await expect(other.chronicle).toContainText('rolled');
  const segment = (number: number) => mover.page.locator(`[data-segment='${((number + 23) % 24) + 1}']`);
  await segment(first).tap();
  await expect(segment(first)).toHaveAccessibleName(/chosen/);
  await expect(mover.page.locator('.target .ring')).not.toHaveCount(0);
  const reached = await mover.page.locator('[data-segment][aria-label*="can be reached"]').first().getAttribute('data-segment');
  await segment(first + 9 * way).tap();
  await expect(mover.hearth).toContainText('Segment');
  await segment(first).tap();
  await segment(Number(reached)).tap();
  await expect(other.chronicle).toContainText(`${mover.name} moved Vine from ${first} to ${reached}`);
});

test('what cannot be done leads to its rule', async ({ hall }) => {
  const mara = await hall.enters('Mara');
  await mara.follows('/help/dragon-stone#segment-full');
  await expect(mara.page.locator('.asked')).toContainText('Full segments');
  await expect(mara.page.locator('#segment-full')).toHaveCount(1);
});

test('a name is remembered, a taken one is refused in words', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas')]);
  await mara.opensRoom();
  await mara.sits();
  await jonas.follows(mara.link);
  await jonas.hearth.getByRole('textbox').fill('Mara');
  await jonas.hearth.getByRole('textbox').press('Enter');
  await expect(jonas.page.getByRole('alert')).toContainText('Somebody at this table has that name.');
  await jonas.sits();
  await expect(jonas.page.locator('li.me')).toContainText('Jonas');
  await mara.page.getByRole('button', { name: 'Stand up' }).click();
  await expect(mara.hearth.getByRole('textbox')).toHaveValue('Mara');
});
