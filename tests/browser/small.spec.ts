import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { byTurn } from './turns';
import { alters } from './wire';

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

for (const table of ['drarkane-three-late', 'drarkane-teams-late', 'drarkane-six', 'drarkane-alone-late'])
  test(`all that a seat says lies in it at ${table}`, async ({ hall }) => {
    const [mara] = (await hall.recorded(table, SMALL, SMALL, SMALL, SMALL, SMALL, SMALL)) as [Player];
    const plates = mara.page.locator('.rail .plate');
    await expect(plates.first()).toBeVisible();
    await expect(mara.page.locator('.rail .plate.away')).toHaveCount(0);
    for (const { width, height } of [SMALL.viewport, PHONE.viewport!]) {
      await mara.page.setViewportSize({ width, height });
      const out = await plates.evaluateAll((all) =>
        all.flatMap((plate) => {
          const { bottom, right } = plate.getBoundingClientRect();
          return [...plate.querySelectorAll('.nm, .val, .mark')]
            .filter((part) => part.getBoundingClientRect().bottom > bottom || part.getBoundingClientRect().right > right)
            .map((part) => `${plate.getAttribute('aria-label')}: ${part.textContent}`);
        }),
      );
      expect(out, `${width} x ${height}`).toEqual([]);
    }
  });

for (const table of ['dragon-stone-over', 'dragon-farkle-over-five', 'drarkane-over-three', 'draghan-over-four'])
  test(`a replay keeps to the screen of a small phone, and its buttons to their places: ${table}`, async ({ hall }) => {
    const [mara] = (await hall.recorded(table, SMALL)) as [Player];
    await mara.page.goto((await mara.page.locator('a[href^="/replay/"]').getAttribute('href'))!);
    const slider = mara.hearth.getByRole('slider');
    const places = async () => {
      await expect(slider).toBeInViewport({ ratio: 1 });
      // Whatever lies beside the screen would let a phone zoom out.
      expect(await mara.page.evaluate(() => innerWidth)).toBe(SMALL.viewport.width);
      expect((await slider.boundingBox())!.height).toBeGreaterThanOrEqual(24);
      for (const button of await mara.hearth.locator('button, select').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      return mara.hearth.boundingBox();
    };
    const before = await places();
    for (const step of ['10', '40', '70']) {
      await slider.fill(step);
      await expect(mara.hearth.locator('.stake')).toContainText(String(Number(step) + 1));
      await expect(mara.chronicle).toBeVisible();
      expect(await places()).toEqual(before);
    }
  });

test('the name of a foe and all that it asks for lie on its card', async ({ hall }) => {
  const [mara] = (await hall.recorded('draghan-four-late', SMALL)) as [Player];
  const needs = { strength: 3, charm: 2, knowledge: 1 };
  await alters<{ foes: { needs: object; stand: object }[] }>(mara, ({ foes }) => {
    for (const foe of foes) Object.assign(foe, { needs, stand: { ...foe.stand, missing: needs, short: 6, met: false } });
  });
  const cards = mara.page.locator('.foe .card');
  await expect(cards).not.toHaveCount(0);
  const out = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return [...card.querySelectorAll('h3, .needs .skills > *')]
        .filter((part) => part.getBoundingClientRect().top < top || part.getBoundingClientRect().bottom > bottom)
        .map((part) => `${card.textContent}: ${part.outerHTML.slice(0, 80)}`);
    }),
  );
  expect(out).toEqual([]);
});
