import { isAccessibleDayAndNight } from './axe';
import { expect, PHONE, test } from './hall';
import { byTurn } from './turns';

/** The movements of a picture, by how far they are. */
const moves = (picture: Element) => picture.getAnimations({ subtree: true }).map(({ playState }) => playState);

/** How often a movement of the picture has begun since the last look, however short it was. */
const begun = (picture: Element) => {
  const seen = picture as Element & { begun?: number };
  const count = seen.begun ?? 0;
  if (seen.begun === undefined) picture.addEventListener('animationstart', () => (seen.begun = (seen.begun ?? 0) + 1));
  seen.begun = 0;
  return count;
};

test('a game’s picture plays once, again when it is pointed at, and is still otherwise', async ({ hall }) => {
  const mara = await hall.enters('Mara', { reducedMotion: 'no-preference' });
  await mara.page.goto('/');
  const card = mara.page.getByRole('button', { name: /Dragon Farkle/ });
  const picture = card.locator('.picture');
  await expect.poll(async () => new Set(await picture.evaluate(moves))).toEqual(new Set(['finished']));
  expect(await picture.evaluate(begun)).toBe(0);
  await card.hover();
  await expect.poll(() => picture.evaluate(begun)).toBeGreaterThan(0);
  await expect.poll(async () => new Set(await picture.evaluate(moves))).toEqual(new Set(['finished']));
  await picture.evaluate(begun);
  await mara.page.mouse.move(0, 0);
  expect(await picture.evaluate(moves)).not.toContain('running');
  expect(await picture.evaluate(begun)).toBe(0);
  await mara.page.getByRole('button', { name: /Dragon Stone/ }).focus();
  await mara.page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expect.poll(() => picture.evaluate(begun)).toBeGreaterThan(0);
});

test('without motion a picture shows how it ends', async ({ hall }) => {
  const mara = await hall.enters('Mara', PHONE);
  await mara.page.goto('/');
  const picture = mara.page.locator('[data-game=dragon-farkle] .picture');
  const dice = picture.locator('.drop');
  await expect(dice).toHaveCount(7);
  expect(await picture.evaluate(moves)).toEqual([]);
  for (const die of await dice.all()) await expect(die).toHaveCSS('opacity', '1');
});

test('pictures come after the first paint, and the hall weighs at most 260 kB', async ({ hall }) => {
  const mara = await hall.enters('Mara', { viewport: { width: 1366, height: 768 } });
  const wire = await mara.page.context().newCDPSession(mara.page);
  await wire.send('Network.enable');
  let weight = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (weight += encodedDataLength));
  await mara.page.goto('/');
  await expect(mara.page.locator('.picture svg')).toHaveCount(4);
  const [painted, drawn] = await mara.page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.svg') && name.includes('picture'))
      .map(({ startTime }) => startTime),
  ]);
  expect(drawn).toHaveLength(4);
  expect(Math.min(...(drawn as number[]))).toBeGreaterThan(painted as number);
  await mara.page.waitForLoadState('networkidle');
  expect(weight).toBeLessThan(260_000);
});

test('what waits for somebody comes first, then where others think', async ({ hall }) => {
  const [mover, other] = await byTurn(...(await hall.table(PHONE, PHONE)));
  for (const player of [mover, other]) await player.page.goto('/');
  const mine = mover.page.locator('section', { hasText: 'Waits for you' });
  await expect(mine.getByRole('link')).toContainText('Your turn');
  await expect(mine.getByRole('link')).toContainText(`${other.name} waits`);
  const others = other.page.locator('section', { hasText: 'Others think' });
  await expect(others.getByRole('link')).toContainText(`${mover.name} thinks`);
  await expect(other.page.getByText('Waits for you')).toHaveCount(0);
  const first = (player: typeof mover) => player.page.locator('.wrap h2').first();
  await expect(first(mover)).toHaveText('Waits for you');
  await expect(first(other)).toHaveText('Others think');
  await isAccessibleDayAndNight(mover, 'a room that waits');
});

test('the start sheet asks how to play, not how healthy a dragon is', async ({ hall }) => {
  const mara = await hall.enters('Mara', { ...PHONE, viewport: { width: 360, height: 640 } });
  await mara.page.goto('/');
  await mara.page.getByRole('button', { name: /Dragon Farkle/ }).click();
  const sheet = mara.page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /Open a table/ })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: /Play with bots/ })).toBeInViewport();
  await expect(sheet.getByRole('radio').first()).toBeHidden();
  await isAccessibleDayAndNight(mara, 'the start sheet');
  await sheet.locator('summary', { hasText: 'As boxed' }).click();
  await sheet.getByRole('radio', { name: /^5/ }).check();
  await expect(sheet).toContainText('With your changes');
  await sheet.getByRole('button', { name: /Open a table/ }).click();
  await expect(mara.page.getByText('Legend of the Dragon, difficult')).toBeVisible();
});

test('the browser’s back closes what is open first', async ({ hall }) => {
  const mara = await hall.enters('Mara', PHONE);
  await mara.page.goto('/about');
  await mara.page.getByRole('button', { name: 'To the hall' }).click();
  const sheet = mara.page.getByRole('dialog');
  await mara.page.getByRole('button', { name: /Draghan/ }).click();
  await expect(sheet).toBeVisible();
  await mara.page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(mara.page).toHaveURL(/\/$/);

  // What was closed otherwise is not in the way of going back, nor is a sheet that made room for another.
  await mara.page.getByRole('button', { name: /Draghan/ }).click();
  await mara.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await mara.opensRoomFor('Draghan');
  await mara.page.getByRole('button', { name: 'Room and settings' }).click();
  await sheet.getByRole('button', { name: /^This room/ }).click();
  await expect(sheet).toContainText('Kept until');
  await mara.page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(mara.page).toHaveURL(/\/r\//);
  await mara.page.getByRole('button', { name: /^Talk/ }).click();
  await expect(sheet).toBeVisible();
  await mara.page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(mara.page).toHaveURL(/\/r\//);
  await mara.page.goBack();
  await expect(mara.page).toHaveURL(/\/$/);
  await mara.page.goBack();
  await expect(mara.page).toHaveURL(/\/about$/);
});

test('the hall and its about page say who it does not belong to', async ({ hall }) => {
  for (const [locale, sentence] of [
    ['en-GB', 'Not affiliated with the authors or publishers of these games.'],
    ['de-DE', 'Ohne Verbindung zu den Autoren und Verlagen dieser Spiele.'],
  ] as const) {
    const { page } = await hall.enters('Mara', { locale });
    await page.goto('/');
    await expect(page.locator('footer')).toContainText(sentence);
    await page.locator('footer').getByRole('link').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('main')).toContainText(sentence);
  }
});
