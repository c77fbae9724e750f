import { expect, PHONE, test } from './hall';
import { onTurn } from './turns';

test('the page speaks the browser’s language, and another when asked', async ({ hall }) => {
  const jonas = await hall.enters('Jonas', { ...PHONE, locale: 'de-AT' });
  await jonas.page.goto('/');
  await expect(jonas.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(jonas.page.getByRole('heading', { level: 1 })).toHaveText('Setz dich ans Feuer.');
  await jonas.page.getByRole('button', { name: 'Language: English' }).click();
  await expect(jonas.page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(jonas.page.getByRole('heading', { level: 1 })).toHaveText('Pull a chair to the fire.');
  await jonas.page.reload();
  await expect(jonas.page.getByRole('heading', { level: 1 })).toHaveText('Pull a chair to the fire.');
});

test('nothing is wider than a phone in German', async ({ hall }) => {
  const small = { ...PHONE, viewport: { width: 360, height: 640 }, locale: 'de-DE' };
  const [mara, jonas] = await hall.table(small, small);
  const mover = await onTurn([mara, jonas]);
  await mover.primary.click();
  await mover.hearth.locator('[data-option]').first().click();
  await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
  const overflow = await mover.page.evaluate(() => {
    const wide = [...document.querySelectorAll('.hearth, .hearth *, header, header *, .camp, .camp *')];
    return wide.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).map((element) => element.className);
  });
  expect(overflow).toEqual([]);
});

test('day and night follow the system until they are chosen', async ({ hall }) => {
  const mara = await hall.enters('Mara', { colorScheme: 'light' });
  await mara.page.goto('/');
  await expect(mara.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await mara.page.getByRole('button', { name: 'Light the hall for the night' }).click();
  await expect(mara.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await mara.page.reload();
  await expect(mara.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
