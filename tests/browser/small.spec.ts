import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { byTurn } from './turns';

/** The smallest phone, with the longest words. */
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 }, locale: 'de-DE' };

/** What of these can be pressed but lies, at least in part, beside the screen. */
function beside({ page }: Player, things: string): Promise<(string | null)[]> {
  return page
    .locator(things)
    .evaluateAll((found) =>
      found
        .filter((thing) => thing.getBoundingClientRect().right > innerWidth || thing.getBoundingClientRect().left < 0)
        .map(({ textContent }) => textContent),
    );
}

test('a name has room beside what can be done with it', async ({ hall }) => {
  const mara = await hall.enters('Jürgen-Maximilian', SMALL);
  await mara.opensRoomFor('Drarkane');
  await mara.sits();
  const name = mara.page.locator('.people li.me b');
  await expect(name).toHaveText('Jürgen-Maximilian');
  await expect(mara.page.getByRole('button', { name: 'Aufstehen' })).toBeVisible();
  expect((await name.boundingBox())!.height).toBeLessThan(30);
  expect(await beside(mara, '.people button')).toEqual([]);
});

test('a request lies whole on the screen, and several leave the table its room', async ({ hall }) => {
  const [mover, other] = await byTurn(...(await hall.table(SMALL, SMALL)));
  await mover.primary.click();
  for (const _ of [1, 2]) {
    await mover.hearth.locator('[data-option]:not([data-effect])').first().click();
    await mover.hearth.locator('[data-effect]').first().click();
    await expect(mover.hearth.locator('[aria-disabled=true]')).toHaveCount(0);
    if (!(await mover.isOnTurn())) break;
  }
  await expect(other.page.locator('.hearth.lit')).toBeVisible();
  await mover.hearth.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(other.page.locator('.notice')).toContainText(`${mover.name} möchte den letzten Schritt zurücknehmen`);
  // It is told once, not every second.
  await expect(other.page.locator('.notice[role=status] [role=timer]')).toHaveText(/^0:\d\d$/);
  expect(await beside(other, '.notice, .notice button')).toEqual([]);

  const room = async () => (await other.page.locator('main').boundingBox())!.height;
  const before = await room();
  await mover.page.getByRole('button', { name: 'Raum und Einstellungen' }).click();
  await mover.page
    .getByRole('dialog')
    .getByRole('button', { name: /Gemeinsam entscheiden/ })
    .click();
  await mover.page
    .getByRole('dialog')
    .getByRole('button', { name: /Spiel beenden/ })
    .click();
  await mover.page.getByRole('dialog').getByRole('button', { name: 'Ja' }).click();
  await expect(other.page.locator('.notice')).toHaveCount(2);
  expect(await room()).toBe(before);
});
