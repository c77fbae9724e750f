import type { BrowserContextOptions } from '@playwright/test';
import { isAccessibleDayAndNight } from './axe';
import { Champion, recordedChampions } from './drarkane';
import { expect, PHONE, test } from './hall';
import { boxesOf, expectSteady } from './steady';
import { onTurn } from './turns';

const SMALL = { width: 360, height: 640 };
const LAPTOP = { width: 1366, height: 768 };

/** What stays where it is while cards are placed. */
const TABLE = ['.chron', '.plate', '.danger', '.lair', '.hearth', '.hearth .cards li'];

for (const table of ['drarkane-three', 'drarkane-six', 'drarkane-teams-late'])
  test(`every dragon that a card fits is in view and lit at ${table}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const champions = await recordedChampions(hall, table, PHONE);
    let placer = await onTurn(champions);
    while ((await placer.phase()) !== 'place') {
      await placer.actsOnce();
      placer = await onTurn(champions);
    }
    const { page } = placer;
    for (const viewport of [SMALL, { width: 390, height: 844 }, LAPTOP]) {
      await page.setViewportSize(viewport);
      await expect(page.locator('main .hand')).toHaveCount(0);
      const before = await boxesOf(page, TABLE);
      const cards = await page.locator('.hearth .cards button').count();
      for (let card = 0; card < cards; card++) {
        await page.locator('.hearth .cards button').nth(card).click();
        await expectSteady(page, before, TABLE);
        const seen = await page.evaluate(() => {
          const dragons = [...document.querySelectorAll('.dragon')];
          const inView = (element: Element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          };
          return {
            dragons: dragons.length,
            hidden: dragons.filter((dragon) => !inView(dragon)).length,
            unlit: dragons.filter((dragon) => dragon.querySelector('.fits') && !dragon.matches('.lit')).length,
            dark: dragons.filter((dragon) => !dragon.querySelector('.fits') && dragon.matches('.lit')).length,
            slots: [...document.querySelectorAll('.fits')].filter((slot) => !inView(slot)).length,
          };
        });
        expect(seen).toMatchObject({ hidden: 0, unlit: 0, dark: 0, slots: 0 });
        expect(seen.dragons).toBeGreaterThan(0);
      }
    }
  });

test('no total is told before its contract has been turned over, and the next round waits', async ({ hall }) => {
  test.setTimeout(120_000);
  const moving: BrowserContextOptions = { ...PHONE, reducedMotion: 'no-preference' };
  const champions = await recordedChampions(hall, 'drarkane-three-late', moving);
  const [mara, ...others] = champions as [Champion, ...Champion[]];
  for (const other of others) await other.playsByItself();
  const { page } = mara;
  /** Watches every frame of the count, and says what was told too early. */
  const told = page.evaluate(
    () =>
      new Promise<{ early: string[]; rows: number }>((done) => {
        const early = new Set<string>();
        const watch = () => {
          const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
          for (const row of rows) {
            const turned = row.querySelector('.seal') !== null;
            const total = Number(row.querySelector('[data-total]')?.textContent);
            if (!turned && total !== 0) early.add(`${row.dataset.row} has ${total}`);
            if (!turned && !row.matches('.now') && row.querySelector('.front')?.textContent?.trim())
              early.add(`${row.dataset.row} shows its contract`);
          }
          const moment = document.querySelector('header .sub')?.textContent ?? '';
          if (rows.length > 0 && !moment.includes('Round 1')) early.add(moment);
          if (rows.length > 0 && document.querySelector('[data-phase=count] .hearth.lit')) done({ early: [...early], rows: rows.length });
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  await mara.playsByItself('to the count');
  expect(await told).toEqual({ early: [], rows: 3 });
  await mara.goesOn();
  await expect(mara.moment).toContainText('Round 2 of 3');
});

test('a tap shows the whole count, and only its player goes on', async ({ hall }) => {
  test.setTimeout(120_000);
  const champions = await recordedChampions(hall, 'drarkane-three-late', { ...PHONE, reducedMotion: 'no-preference' });
  const [mara, jonas] = champions as [Champion, Champion];
  for (const champion of champions) await champion.playsByItself(champion === mara ? 'to the count' : 'to the end');
  await expect(mara.page.locator('[data-phase=count]')).toBeVisible({ timeout: 90_000 });
  await mara.page.locator('.stage').click();
  await expect(mara.page.locator('.ahead')).toHaveCount(1);
  await expect(mara.page.locator('.seal')).toHaveCount(3);
  // The others are in the next round already, and this page waits.
  await expect(jonas.moment).toContainText('Round 2 of 3');
  await expect(mara.moment).toContainText('Round 1 of 3 · the count');
  await isAccessibleDayAndNight(mara.player, 'the count');
  await mara.goesOn();
  await expect(mara.moment).toContainText('Round 2 of 3');
});
