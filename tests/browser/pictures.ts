import { resolve } from 'node:path';
import { farkleTable, playsFarkle } from './farkle';
import { expect, test } from './hall';
import { onTurn } from './turns';

const FOLDER = resolve(__dirname, '../../pictures');

test('a table in the middle of a game, in both themes', async ({ hall }) => {
  const look = { viewport: { width: 1200, height: 860 } };
  const players = await farkleTable(hall, look, look, look, look);
  const [first] = players as [(typeof players)[number]];
  for (const player of players) await playsFarkle(player, '#enough');
  // A round, so that everybody has gathered something.
  const turn = async () => Number(/(\d+)$/.exec((await first.page.locator('header .sub').textContent()) ?? '')?.[1]);
  await expect.poll(turn, { timeout: 240_000, intervals: [100] }).toBeGreaterThanOrEqual(4);
  for (const { page } of players) {
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('i'), { id: 'enough' })));
  }
  const player = await onTurn(players);
  const stake = player.page.locator('.hearth .stake .num');
  for (let tries = 0; tries < 8 && !(await stake.isVisible()); tries++) {
    // The one who plays by itself may have left a card open.
    await player.page.keyboard.press('Escape');
    await player.primary.first().click();
    await player.page.waitForTimeout(700);
  }
  const hint = player.hearth.locator('.iconbtn');
  if (await hint.isVisible()) await hint.click();
  for (const colorScheme of ['dark', 'light'] as const) {
    await player.page.emulateMedia({ colorScheme });
    // Colours change smoothly.
    await player.page.waitForTimeout(2_000);
    await player.page.screenshot({ path: `${FOLDER}/table-${colorScheme}.jpg`, quality: 88 });
  }
});
