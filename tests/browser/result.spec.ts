import { isAccessibleDayAndNight } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];

const TABLES: [name: string, seats: number][] = [
  ['dragon-stone-over', 2],
  ['dragon-farkle-over-two', 2],
  ['dragon-farkle-over-five', 5],
  ['drarkane-over-three', 3],
  ['drarkane-over-six', 6],
  ['draghan-over-four', 4],
];

/** Where a thing is cut by the screen or covered by something that is not part of it, by its corners and its middle. */
const hidden = (thing: Element) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const across = [left + 3, (left + right) / 2, right - 3];
  // A banner is cut to a point below.
  const down = [top + 3, (top + bottom) / 2, bottom - 20];
  return across
    .flatMap((x) => down.map((y) => [x, y] as const))
    .filter(([x, y]) => !thing.contains(document.elementFromPoint(x, y)))
    .map((point) => point.map(Math.round).join(' '));
};

for (const [name, seats] of TABLES) {
  test(`nothing lies over the winner, nor over what is said: ${name}`, async ({ hall }) => {
    const [mara] = (await hall.recorded(name)) as [Player];
    const banners = mara.page.locator('.banners li');
    const title = mara.page.locator('.victory h2');
    await expect(banners).toHaveCount(seats);
    for (const size of SIZES) {
      await mara.page.setViewportSize(size);
      const look = `${size.width} x ${size.height}`;
      for (const banner of await banners.all()) expect(await banner.evaluate(hidden), look).toEqual([]);
      await expect(title, look).toBeInViewport({ ratio: 1 });
      for (const part of await banners.locator('b, .num').all()) {
        const [inside, cloth] = [(await part.boundingBox())!, (await part.locator('..').boundingBox())!];
        expect(inside.y + inside.height, look).toBeLessThanOrEqual(cloth.y + cloth.height - 12);
      }
      const [words, cloths] = [(await title.boundingBox())!, await Promise.all((await banners.all()).map((each) => each.boundingBox()))];
      for (const cloth of cloths) {
        const beside = words.x + words.width <= cloth!.x || words.y >= cloth!.y + cloth!.height;
        expect(beside, look).toBe(true);
      }
    }
    await isAccessibleDayAndNight(mara, name);
  });
}

test('the winner is named once the winner’s banner hangs, and a tap shows it at once', async ({ hall }) => {
  const [mara] = (await hall.recorded('dragon-farkle-over-five', { ...PHONE, reducedMotion: 'no-preference' })) as [Player];
  const banners = mara.page.locator('.banners li');
  const title = mara.page.locator('.victory h2');
  await expect(banners).toHaveCount(5);
  /** When each of these begins to be seen. */
  const begins = (things: typeof banners) =>
    things.evaluateAll((all) => all.map((each) => each.getAnimations()[0]!.effect!.getTiming().delay!));
  const [first, ...others] = await begins(banners);
  expect(others).toEqual([660, 440, 220, 0]);
  expect(first).toBeGreaterThan(others[0]!);
  const [said] = await begins(mara.page.locator('.victory .say'));
  expect(said).toBe(first! + 420);

  await mara.page.reload();
  await expect(banners).toHaveCount(5);
  await mara.page.evaluate(() => document.getAnimations().forEach((move) => move.pause()));
  await expect(mara.page).toHaveTitle('Dragon Farkle · Dragonhall');
  await expect(title).toBeHidden();
  await mara.page.locator('header h1').click();
  await expect(title).toBeVisible();
  await expect(mara.page).toHaveTitle(/slew the dragon/);
});

test('nobody is pulled off the result by somebody who wants another', async ({ hall }) => {
  const [mara, jonas] = (await hall.recorded('dragon-stone-last', PHONE)) as [Player, Player];
  for (const player of [mara, jonas]) {
    await player.seesTable();
    await player.playsByItself();
  }
  await Promise.all([mara.seesResult(), jonas.seesResult()]);
  const title = await jonas.page.locator('.victory h2').innerText();
  await new Guest(mara).startsAnother();
  await expect(jonas.hearth).toContainText('The next game: Dragon Stone');
  await expect(jonas.page.locator('.victory h2')).toHaveText(title);
  await expect(jonas.page.locator('.receipt')).toContainText('The game was honest');
  await jonas.primary.click();
  await expect(jonas.page.locator('.people li.me')).toContainText('Jonas');
});
