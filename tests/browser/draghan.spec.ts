import { isAccessible } from './axe';
import { gathers, playsByItself, seesEnd } from './draghan';
import { expect, PHONE, test } from './hall';

const ENDED = /^The dragon wins$|^(Dorcin|Pratrac|Razuul|Estrago) is beaten$/;
const ENDED_DE = /^Der Drache gewinnt$|^(Dorcin|Pratrac|Razuul|Estrago) ist besiegt$/;

test('two players, one in German, win or lose a game together', async ({ hall }) => {
  test.setTimeout(300_000);
  const [mara, jonas] = await gathers(hall, [PHONE, { locale: 'de-DE' }]);
  await Promise.all([playsByItself(mara!), playsByItself(jonas!)]);
  await Promise.all([seesEnd(mara!), seesEnd(jonas!)]);
  const [english, german] = [mara!, jonas!].map(({ page }) => page.locator('.victory h2'));
  await expect(english!).toHaveText(ENDED);
  await expect(german!).toHaveText(ENDED_DE);
  expect((await english!.innerText()) === 'The dragon wins').toBe((await german!.innerText()) === 'Der Drache gewinnt');
  await expect(mara!.page.locator('.receipt')).toContainText('honest');
  await isAccessible(mara!, 'result of a shared game on a phone');
  await isAccessible(jonas!, 'result of a shared game on a desktop');
});

test('one player leads four characters to the end', async ({ hall }) => {
  const [mara] = await hall.recorded('draghan-four-late', PHONE);
  await expect(mara!.page.locator('.party .hit')).toHaveCount(4);
  await playsByItself(mara!);
  await seesEnd(mara!);
  await expect(mara!.page.locator('.places tbody tr')).toHaveCount(1);
  await expect(mara!.page.locator('.receipt')).toContainText('honest');
});

test('a plan is made by taps and drags, seen by everybody, and called when all are ready', async ({ hall }) => {
  const players = await gathers(hall, [{}, {}]);
  for (const player of players) await playsByItself(player, 'The fight');
  for (const { page } of players) await expect(page.locator('.foe').first()).toBeVisible();
  const [first, second] = players as [(typeof players)[0], (typeof players)[0]];
  const leader = (await first.hearth.innerText()).toLowerCase().includes('you hold the map') ? first : second;
  const other = leader === first ? second : first;
  const call = leader.hearth.getByRole('button', { name: /^Call the fight/ });

  await call.click();
  await expect(leader.page.getByRole('alert')).toContainText('Not ready yet');
  const foe = leader.page.locator('.foe').first();
  await foe.locator('.hit').click();
  await expect(foe.locator('.token')).toHaveCount(1);
  await expect(other.page.locator('.foe').first().locator('.token')).toHaveCount(1);
  await expect(other.chronicle).toContainText('faces');

  await other.hearth.locator('[data-do=ready]').click();
  await expect(leader.hearth.locator('[data-do=call]')).toBeVisible();
  await foe.locator('.hit').click();
  await expect(foe.locator('.token')).toHaveCount(0);
  await expect(other.page.locator('.foe').first().locator('.token')).toHaveCount(0);
  await expect(other.hearth.locator('[data-do=ready]')).toBeVisible();

  await leader.page.locator('.mine .hero').first().dragTo(foe);
  await expect(foe.locator('.token')).toHaveCount(1);
  // Being ready is for the plan that one sees.
  await expect(other.page.locator('.foe').first().locator('.token')).toHaveCount(1);
  await other.hearth.locator('[data-do=ready]').click();
  await leader.hearth.locator('[data-do=call]').click();
  await expect(other.page.locator('.talk .list')).toContainText('The fight is called.');
});

test('the game can be played with the keyboard alone', async ({ hall }) => {
  const [mara] = await gathers(hall, [{}]);
  const { page } = mara!;
  await page.keyboard.press('1');
  await expect(page.locator('.gathering [data-hero=knight]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(mara!.hearth).toContainText('character 2 of 2');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.picks')).toHaveCount(0);
  // The first place may be a quiet one.
  await playsByItself(mara!, 'The fight');
  await expect(page.locator('.foe').first()).toBeVisible();
  await expect(mara!.hearth).toContainText('stand?');
  await page.keyboard.press('1');
  await expect(page.locator('.foe .token')).toHaveCount(1);
  await page.keyboard.press('1');
  await expect(page.locator('.foe .token')).toHaveCount(2);
  await expect(mara!.hearth.locator('.btn.pri[data-do=call]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.talk .list')).toContainText('The fight is called.');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toContainText('Before the journey');
});

test('a campaign and its party are shown in the lobby', async ({ hall }) => {
  const mara = await hall.enters('Mara');
  await mara.opensRoomFor('Draghan', '3', 'Campaign');
  const options = mara.page.locator('.aside .panel').first();
  await expect(options).toContainText('3');
  await expect(options).toContainText('Campaign');
});

test('every card tells what it does, and a rule leads to the guide', async ({ hall }) => {
  const [mara] = await gathers(hall, [PHONE], '4');
  await playsByItself(mara!, 'The fight');
  const { page } = mara!;
  await page.locator('.foe .art').first().click();
  await expect(page.getByRole('dialog')).toContainText('Asks for');
  await page.keyboard.press('Escape');
  await page.locator('.place .hit').click();
  await expect(page.getByRole('dialog')).toContainText('Dragons that may wait');
  await page.keyboard.press('Escape');
  await page.locator('.party .hit').first().click();
  await expect(page.getByRole('dialog')).toContainText('Healthy');
  await page.goto('/help/draghan#one-foe-each');
  await expect(page.locator('.asked')).toContainText('One foe each');
});
