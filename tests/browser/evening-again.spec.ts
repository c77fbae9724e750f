import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { byTurn, onTurn } from './turns';

test('a game that was ended is replayed from any seat and shared, and a rematch keeps the room', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const link = mara.link;
  const mover = await onTurn([mara, jonas]);
  await mover.primary.click();
  await expect(mara.chronicle).toContainText('rolled');
  await new Guest(mara).endsTogetherWith(new Guest(jonas));
  await expect(mara.page.locator('.receipt')).toContainText('The game was honest');
  await isAccessible(mara, 'result of an ended game');

  await mara.page.getByRole('link', { name: 'Replay' }).click();
  await mara.seesTable();
  await expect(mara.hearth).toContainText('Step 1 of 2');
  await mara.page.keyboard.press('ArrowRight');
  await expect(mara.hearth).toContainText('Step 2 of 2');
  await expect(mara.chronicle).toContainText(`${mover.name} rolled`);
  await isAccessible(mara, 'replay on a phone');
  await mara.page.getByLabel('Seen by').selectOption({ label: 'Seen by: Jonas' });
  await expect(mara.page).toHaveURL(/#1\.2$/);
  await mara.hearth.getByRole('button', { name: 'Receipt' }).click();
  await expect(new Guest(mara).sheet.locator('.receipt')).toContainText('The game was honest');
  await new Guest(mara).closesSheet();
  const replay = mara.link;

  const ada = await hall.enters('Ada');
  await ada.follows(mara.link);
  await expect(ada.hearth).toContainText('Step 2 of 2');
  await ada.hearth.getByRole('slider').fill('0');
  await expect(ada.hearth).toContainText('Step 1 of 2');
  await ada.hearth.getByRole('button', { name: 'Play' }).click();
  await expect(ada.hearth).toContainText('Step 2 of 2');
  await isAccessible(ada, 'replay on a desktop');

  await jonas.primary.click();
  await expect(jonas.hearth).toContainText('1 of 2 want another');
  await mara.follows(link);
  await expect(mara.page.locator('.victory')).toBeVisible();
  await mara.primary.click();
  await Promise.all([mara.seesTable(), jonas.seesTable()]);

  // What was seen of the first game is known while the second is on.
  for (const [player, seen] of [
    [mara, 'It ends where the game on this device ended'],
    [ada, 'This device did not see the game'],
  ] as const) {
    await player.follows(replay);
    await player.hearth.getByRole('button', { name: 'Receipt' }).click();
    await expect(new Guest(player).sheet.locator('.receipt')).toContainText(seen);
  }
});

test('another game is a vote that can be taken back, and whoever watches asks for a seat in it', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE);
  await new Guest(mara).endsTogetherWith(new Guest(jonas));
  const ada = await hall.enters('Ada');
  await ada.follows(mara.link);
  await expect(ada.page.locator('.victory')).toBeVisible();
  await ada.hearth.getByRole('textbox').fill('Ada');
  await ada.hearth.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(ada.hearth).toContainText('You asked for a seat');
  await expect(mara.hearth).toContainText('Would like a seat: Ada');

  await jonas.primary.click();
  await expect(jonas.hearth).toContainText('You are in');
  await expect(mara.hearth).toContainText('1 of 2 want another');
  await isAccessible(mara, 'a vote for another game');
  await jonas.hearth.getByRole('button', { name: 'You are in' }).click();
  for (const player of [mara, jonas]) await expect(player.hearth).toContainText('0 of 2 want another');

  // The host begins with those who are in, and nobody else is moved.
  await new Guest(mara).startsAnother();
  await expect(jonas.hearth).toContainText('The next game: Dragon Stone');
  await expect(jonas.page.locator('.victory')).toBeVisible();
});

test('a link to no replay says so', async ({ hall }) => {
  const mara = await hall.enters('Mara');
  await mara.follows('/replay/00000000-0000-4000-8000-000000000000/7');
  await expect(mara.hearth).toContainText('There is no such game to look at');
});

test('the evening’s score counts games that were played to their end', async ({ hall }) => {
  const [mara, jonas] = (await hall.recorded('dragon-stone-last', PHONE)) as [Player, Player];
  for (const player of [mara, jonas]) {
    await player.seesTable();
    await player.playsByItself();
  }
  await Promise.all([mara.seesResult(), jonas.seesResult()]);
  const scores = mara.page.locator('section', { hasText: 'The evening so far' });
  await expect(scores).toContainText('Mara (you)');
  await expect(scores.getByRole('row')).toHaveCount(3);
  await mara.page.getByRole('button', { name: 'Dragon Farkle' }).click();
  const sheet = new Guest(mara).sheet;
  await expect(sheet.getByRole('radio', { name: /Dragon Farkle/ })).toBeChecked();
  await isAccessible(mara, 'another game');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(jonas.hearth).toContainText('The next game: Dragon Farkle');
  await jonas.primary.click();
  for (const { page } of [mara, jonas]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dragon Farkle');
    await expect(page.locator('section', { hasText: 'The evening so far' })).toBeVisible();
  }
});

test('a hidden page calls once when it is its turn', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE, {});
  const [mover, other] = await byTurn(mara, jonas);
  await other.page.context().grantPermissions(['notifications']);
  await other.page.evaluate(() => {
    // What the browser would show is written down instead.
    const shown: string[] = [];
    class Shown {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick = null;
      constructor(title: string) {
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  await other.page.getByRole('button', { name: 'Room and settings' }).click();
  await new Guest(other).sheet.getByRole('switch', { name: /Browser notice/ }).check();
  await isAccessible(other, 'room and settings');
  await new Guest(other).closesSheet();
  await other.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));
  await mover.playsByItself();
  await expect(other.page).toHaveTitle(/^Your turn/);
  expect(await other.page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['Your turn']);
});
