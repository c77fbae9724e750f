import type { GameId } from '../../web-client/src/protocol/games';
import { LINE } from './colours';
import { expect, test } from './hall';
import type { Player } from './player';

/** What every game is called, and a table and a result of it. */
const GAMES: [game: GameId, name: string, table: string, over: string][] = [
  ['dragon-stone', 'Dragon Stone', 'dragon-stone', 'dragon-stone-over'],
  ['dragon-farkle', 'Dragon Farkle', 'dragon-farkle', 'dragon-farkle-over-two'],
  ['drarkane', 'Drarkane', 'drarkane-alone', 'drarkane-over-alone'],
  ['draghan', 'Draghan', 'draghan-four', 'draghan-over-one'],
];

for (const [game, name, table, over] of GAMES) {
  test(`${name} has its colour at home, in the lobby and at the table`, async ({ hall }) => {
    const [mara] = (await hall.recorded(table, { colorScheme: 'dark' })) as [Player];
    const top = mara.page.locator('header');
    await expect(mara.page.locator('[data-phase], svg.arena').first()).toBeVisible();
    await expect(top).toHaveCSS('border-bottom-color', LINE[game]);
    await mara.page.goto('/');
    const card = mara.page.getByRole('button', { name });
    await expect.poll(() => card.evaluate((card) => getComputedStyle(card).boxShadow)).toContain(LINE[game]);
    await mara.opensRoomFor(name);
    await expect(mara.page.locator('.people')).toBeVisible();
    await expect(top).toHaveCSS('border-bottom-color', LINE[game]);
  });

  test(`${name} has its colour on the result`, async ({ hall }) => {
    const [mara] = (await hall.recorded(over, { colorScheme: 'dark' })) as [Player];
    await expect(mara.page.locator('.victory')).toBeVisible();
    await expect(mara.page.locator('header')).toHaveCSS('border-bottom-color', LINE[game]);
    await expect(mara.page.locator('.told > ul li').first()).toHaveCSS('border-top-color', LINE[game]);
  });
}
