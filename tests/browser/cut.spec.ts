import type { Page } from '@playwright/test';
import { knowsThis, playsByItself as playsDraghan } from './draghan';
import { Champion } from './drarkane';
import { playsFarkle } from './farkle';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

/** Words of the top bar and the chronicle, and those that were cut, while somebody looks on. */
interface Cut {
  seen: Set<string>;
  cut: Set<string>;
  look: () => void;
}

declare global {
  interface Window {
    lookedAt: Cut;
  }
}

const LOCALES = ['de-DE', 'en-GB'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

const looks = ({ page }: Player): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const cut = new Set<string>();
    const look = () => {
      for (const line of document.querySelectorAll<HTMLElement>('.sub, .chron p')) {
        const { textContent: said, scrollWidth, clientWidth, scrollHeight, clientHeight } = line;
        seen.add(said);
        if (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) cut.add(said);
      }
    };
    window.lookedAt = { seen, cut, look };
  });

const told = (page: Page) => page.evaluate(() => window.lookedAt.seen.size);
const cut = (page: Page) => page.evaluate(() => [...window.lookedAt.cut]);

/** Steps through a replay from where it is to its end, and looks after every step. */
const stepsToTheEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const atEnd = () => {
      const { value, max } = document.querySelector<HTMLInputElement>('.hearth input[type=range]')!;
      return value === max;
    };
    const rest = () => new Promise((done) => setTimeout(done));
    while (!atEnd()) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
      do await rest();
      while (!document.querySelector('.chron p'));
      window.lookedAt.look();
    }
  });

for (const table of ['dragon-stone-over', 'dragon-farkle-over-three', 'drarkane-over-three', 'drarkane-over-alone', 'draghan-over-four'])
  for (const locale of LOCALES)
    test(`nothing that is told of a whole game is cut: ${table}, ${locale}`, async ({ hall }) => {
      const [mara] = (await hall.recorded(table, { ...PHONE, locale })) as [Player];
      const replay = (await mara.page.locator('a[href^="/replay/"]').getAttribute('href'))!;
      for (const viewport of SIZES) {
        await mara.page.setViewportSize(viewport);
        await mara.page.goto('about:blank');
        await mara.page.goto(replay);
        await expect(mara.chronicle).toBeVisible();
        await looks(mara);
        await stepsToTheEnd(mara.page);
        expect(await told(mara.page)).toBeGreaterThan(30);
        expect(await cut(mara.page)).toEqual([]);
      }
    });

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

for (const [table, plays] of Object.entries(PLAYS))
  test(`nothing that a player is told in their own game is cut: ${table}`, async ({ hall }) => {
    const looking = [0, 1, 0].map((size, seat) => ({ ...PHONE, viewport: SIZES[size]!, locale: LOCALES[seat % 2]! }));
    const players = await hall.recorded(table, ...looking);
    for (const player of players) {
      await looks(player);
      await player.page.evaluate(() => {
        const look = () => {
          window.lookedAt.look();
          requestAnimationFrame(look);
        };
        look();
      });
    }
    for (const player of players) await plays(player);
    const over = ({ page }: Player) => page.evaluate(() => !document.querySelector('.sub') || !!document.querySelector('.victory'));
    for (const player of players) await expect.poll(async () => (await told(player.page)) > 12 || (await over(player))).toBe(true);
    for (const { page } of players) expect(await cut(page)).toEqual([]);
  });

test('the lobby says whole how many seats are taken', async ({ hall }) => {
  for (const locale of LOCALES) {
    const mara = await hall.enters('Mara', { ...PHONE, viewport: { width: 360, height: 640 }, locale });
    await mara.opensRoomFor('Dragon Farkle');
    const moment = mara.page.locator('.sub');
    await expect(moment).toContainText(/1 (of|von) 5|0 (of|von) 5/);
    expect(await moment.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});
