import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { knowsThis, playsByItself as playsDraghan } from './draghan';
import { expect, test, type Hall } from './hall';
import type { Player } from './player';
import { onTurn } from './turns';

/** How often everything is measured; the median counts. */
const RUNS = 3;

const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const MOVING: BrowserContextOptions = { ...LAPTOP, reducedMotion: 'no-preference' };

/** What is only to be looked at comes after the first paint and is weighed apart. */
const FIGURES = /\/(sprite|dragons)-[^/]*$/;

const figures: string[] = [];
const told = (what: string, figure: string, aim = '') => figures.push(`  ${what.padEnd(66)}${figure.padStart(9)}  ${aim}`.trimEnd());
const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

test.afterAll(() => console.log(figures.join('\n')));

/** How long the page's main thread has worked since it is measured, in seconds of the processor. */
async function worked(wire: CDPSession): Promise<number> {
  const { metrics } = await wire.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Opens a page as a browser that has never been here, and says what it cost. */
async function load(page: Page, link: string, sight: string): Promise<{ seconds: number; kilobytes: number }> {
  await page.goto('about:blank');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const asked = new Map<string, string>();
  let bytes = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!FIGURES.test(asked.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(link);
  await expect(page.locator(sight).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seconds = await worked(wire);
  await wire.detach();
  return { seconds, kilobytes: bytes / 1000 };
}

async function loads(what: string, page: Page, link: string, sight: string, most: number): Promise<void> {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await load(page, link, sight));
  told(`${what}, main thread until it rests, s`, median(runs.map(({ seconds }) => seconds)).toFixed(2), '≤ 0.4');
  told(`${what}, over the wire, kB`, median(runs.map(({ kilobytes }) => kilobytes)).toFixed(0), `≤ ${most}`);
}

const PAGES: [what: string, table: string, sight: string][] = [
  ['a table of Dragon Stone', 'dragon-stone', 'svg.arena'],
  ['a table of Dragon Farkle', 'dragon-farkle', '.bowl'],
  ['a table of Drarkane', 'drarkane-three', '.drarkane .dragon'],
  ['a table of Draghan', 'draghan-four-late', '.draghan .foe'],
  ['a result of Dragon Farkle', 'dragon-farkle-over-five', '.victory'],
];

test('the hall', async ({ hall }) => {
  const { page } = await hall.enters('Mara', LAPTOP);
  await loads('the hall', page, `${hall.server.url}/`, '.picture svg', 260);
});

for (const [what, table, sight] of PAGES)
  test(what, async ({ hall }) => {
    const [mara] = (await hall.recorded(table, LAPTOP)) as [Player];
    await loads(what, mara.page, mara.link, sight, 280);
  });

/** A movement: how to come to it, what begins it, and for how long it is watched, in milliseconds. */
interface Motion {
  table: string;
  begins: (players: Player[]) => Promise<Player>;
  lasts_MS: number;
}

const MOTIONS: Record<string, Motion> = {
  'six dice are rolled in Dragon Farkle': {
    table: 'dragon-farkle',
    begins: async (players) => {
      const mover = await onTurn(players);
      await mover.primary.click();
      return mover;
    },
    lasts_MS: 1000,
  },
  'the last stone burns in Dragon Stone': {
    table: 'dragon-stone-last',
    begins: async (players) => {
      const mover = await onTurn(players);
      // The step may be offered at once, or after its stone has been chosen.
      const wins = mover.hearth.locator('[data-effect=wins]').first();
      if (!(await wins.isVisible())) await mover.hearth.locator('[data-option]:has(.sign)').first().click();
      await wins.click();
      return mover;
    },
    lasts_MS: 2800,
  },
  'a round of Drarkane is counted': {
    table: 'drarkane-over-three',
    begins: async ([mara]) => {
      const { page } = mara!;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto((await page.locator('a[href^="/replay/"]').getAttribute('href'))!);
      await expect(mara!.chronicle).toBeVisible();
      const count = page.locator('[data-phase=count]');
      const on = mara!.hearth.getByRole('button', { name: 'One step on' });
      while ((await count.count()) === 0) await on.click();
      await mara!.hearth.getByRole('button', { name: 'One step back' }).click();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await on.click();
      await expect(count).toBeVisible();
      return mara!;
    },
    lasts_MS: 3000,
  },
  'a fight of Draghan is called': {
    table: 'draghan-four-late',
    begins: async ([mara]) => {
      await expect(mara!.page.locator('.seats .hit')).toHaveCount(4);
      await playsDraghan(mara!, 'The fight');
      await knowsThis(mara!);
      await playsDraghan(mara!);
      await expect(mara!.page.locator('.foe.now')).toHaveCount(1);
      return mara!;
    },
    lasts_MS: 2000,
  },
  'the banners of a result fall': {
    table: 'dragon-farkle-over-five',
    begins: async ([mara]) => {
      await mara!.page.reload();
      await expect(mara!.page.locator('.banners li')).toHaveCount(5);
      return mara!;
    },
    lasts_MS: 1500,
  },
};

/** How many frames a second are drawn from now on, and for how long the main thread works for each, in milliseconds. */
async function frames(page: Page, lasts_MS: number): Promise<{ rate: number; work_MS: number }> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rate = await drawn(page, lasts_MS);
  return { rate, work_MS: ((await worked(wire)) * 1000) / ((rate * lasts_MS) / 1000) };
}

const drawn = (page: Page, lasts_MS: number): Promise<number> =>
  page.evaluate(
    (lasts) =>
      new Promise<number>((done) => {
        let drawn = -1;
        let began = 0;
        const frame = (at: number) => {
          if (drawn < 0) began = at;
          drawn += 1;
          if (at - began < lasts) requestAnimationFrame(frame);
          else done((drawn * 1000) / (at - began));
        };
        requestAnimationFrame(frame);
      }),
    lasts_MS,
  );

async function measured(hall: Hall, { table, begins, lasts_MS }: Motion): Promise<{ rate: number; work_MS: number }> {
  const player = await begins(await hall.recorded(table, MOVING, MOVING));
  return frames(player.page, lasts_MS);
}

for (const [what, motion] of Object.entries(MOTIONS)) {
  const runs: { rate: number; work_MS: number }[] = [];
  for (let run = 1; run <= RUNS; run++)
    test(`${what}, run ${run}`, async ({ hall }) => {
      runs.push(await measured(hall, motion));
      if (runs.length < RUNS) return;
      told(`${what}, frames a second`, median(runs.map(({ rate }) => rate)).toFixed(0), '≥ 55');
      told(`${what}, main thread for a frame, ms`, median(runs.map(({ work_MS }) => work_MS)).toFixed(1), '≤ 18');
    });
}
