import { knowsThis, playsByItself as playsDraghan } from './draghan';
import { Champion } from './drarkane';
import { playsFarkle } from './farkle';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

/** Words of the top bar and the chronicle that are cut, while somebody looks on. */
interface Cut {
  seen: Set<string>;
  cut: Set<string>;
}

declare global {
  interface Window {
    lookedAt: Cut;
  }
}

const PLAYS: Record<string, (player: Player) => Promise<void>> = {
  'dragon-farkle': (player) => playsFarkle(player),
  'dragon-stone': (player) => player.playsByItself(),
  'drarkane-three': (player) => new Champion(player).playsByItself(),
  'drarkane-alone-late': (player) => new Champion(player).playsByItself(),
  'draghan-four-late': async (player) => {
    await knowsThis(player);
    await playsDraghan(player);
  },
};

for (const width of [360, 390])
  for (const [table, plays] of Object.entries(PLAYS))
    test(`top bar and chronicle are never cut at ${table}, ${width} pixels wide`, async ({ hall }) => {
      test.setTimeout(120_000);
      const look = { ...PHONE, viewport: { width, height: width === 360 ? 640 : 844 } };
      const players = await hall.recorded(table, { ...look, locale: 'de-DE' }, { ...look, locale: 'en-GB' }, { ...look, locale: 'de-DE' });
      for (const { page } of players)
        await page.evaluate(() => {
          window.lookedAt = { seen: new Set(), cut: new Set() };
          const look = () => {
            for (const line of document.querySelectorAll<HTMLElement>('.sub, .chron p')) {
              const { textContent: said, scrollWidth, clientWidth, scrollHeight, clientHeight } = line;
              window.lookedAt.seen.add(said);
              if (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) window.lookedAt.cut.add(said);
            }
            requestAnimationFrame(look);
          };
          look();
        });
      for (const player of players) await plays(player);
      const told = (player: Player) => player.page.evaluate(() => window.lookedAt.seen.size);
      const over = (player: Player) => player.page.evaluate(() => !document.querySelector('.sub') || !!document.querySelector('.victory'));
      for (const player of players)
        await expect.poll(async () => (await told(player)) > 40 || (await over(player)), { timeout: 100_000 }).toBe(true);
      for (const { page } of players) expect(await page.evaluate(() => [...window.lookedAt.cut])).toEqual([]);
    });

test('the lobby says whole how many seats are taken', async ({ hall }) => {
  for (const locale of ['de-DE', 'en-GB']) {
    const mara = await hall.enters('Mara', { ...PHONE, viewport: { width: 360, height: 640 }, locale });
    await mara.opensRoomFor('Dragon Farkle');
    const moment = mara.page.locator('.sub');
    await expect(moment).toContainText(/1 (of|von) 5|0 (of|von) 5/);
    expect(await moment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});
