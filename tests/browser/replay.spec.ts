import { isAccessibleDayAndNight } from './axe';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

test('a replay opens everybody’s hand on a phone, and plays as fast as is wanted', async ({ hall }) => {
  const [mara] = (await hall.recorded('drarkane-over-three', PHONE)) as [Player];
  await mara.page.getByRole('link', { name: 'Replay' }).click();
  await expect(mara.page).toHaveURL(/#open\.1$/);
  const hands = mara.page.getByRole('region', { name: 'Everybody’s hand' });
  await expect(hands).toBeInViewport({ ratio: 1 });
  await expect(hands.locator('section')).toHaveCount(3);
  for (const hand of await hands.locator('section').all()) expect(await hand.getByRole('listitem').count()).toBeGreaterThan(5);
  await isAccessibleDayAndNight(mara, 'a replay with all hands');

  await mara.hearth.getByLabel('Seen by').selectOption('0');
  await expect(hands).toHaveCount(0);
  await expect(mara.page.locator('.hand')).toBeVisible();

  const speed = mara.hearth.getByRole('button', { name: 'Speed: 1 times' });
  await speed.click();
  await mara.hearth.getByRole('button', { name: 'Speed: 2 times' }).click();
  await expect(mara.hearth.getByRole('button', { name: 'Speed: 4 times' })).toHaveText('4×');
  await mara.hearth.getByRole('button', { name: 'Play' }).click();
  await expect(mara.hearth).toContainText(/Step ([4-9]|\d\d) of/);
});

for (const [size, look] of [
  ['a phone', PHONE],
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
] as const) {
  test(`the rules begin with what one plays for and a table of contents, on ${size}`, async ({ hall }) => {
    const mara = await hall.enters('Mara', look);
    await mara.page.goto('/help/drarkane');
    await expect(mara.page.getByText('Whoever has the most points in the end wins.')).toBeInViewport();
    const contents = mara.page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeInViewport();
    const chapters = mara.page.locator('.guide section h2');
    await expect(contents.getByRole('link')).toHaveText(await chapters.allInnerTexts());
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(chapters.last()).toBeInViewport();
    await expect(chapters.last()).toBeFocused();
    await isAccessibleDayAndNight(mara, 'the rules');
  });
}

test('all that a replay can do is on the screen of a small phone', async ({ hall }) => {
  const [mara] = (await hall.recorded('drarkane-over-three', { ...PHONE, viewport: { width: 360, height: 640 } })) as [Player];
  await mara.page.getByRole('link', { name: 'Replay' }).click();
  await expect(mara.hearth).toContainText('Step 1 of');
  for (const name of ['Play', 'One step on', 'Speed: 1 times', 'Receipt', 'Copy link']) {
    await expect(mara.hearth.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(mara.hearth.getByRole('slider')).toBeInViewport({ ratio: 1 });
  await expect(mara.hearth.getByLabel('Seen by')).toBeInViewport({ ratio: 1 });
});

test('the next step leaves the end of a round', async ({ hall }) => {
  const [mara] = (await hall.recorded('drarkane-over-three', PHONE)) as [Player];
  await mara.page.getByRole('link', { name: 'Replay' }).click();
  const count = mara.page.locator('[data-phase=count]');
  const on = mara.hearth.getByRole('button', { name: 'One step on' });
  await expect(mara.hearth).toContainText('Step 1 of');
  for (let step = 0; step < 150 && (await count.count()) === 0; step++) await on.click();
  await expect(count).toBeVisible();
  await on.click();
  await expect(count).toHaveCount(0);
});
