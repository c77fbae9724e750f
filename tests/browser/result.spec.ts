import { isAccessibleDayAndNight } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 360, height: 640 },
];

const TABLES: [name: string, seats: number][] = [
  ['dragon-stone-over', 2],
  ['dragon-farkle-over-two', 2],
  ['dragon-farkle-over-three', 3],
  ['dragon-farkle-over-four', 4],
  ['dragon-farkle-over-five', 5],
  ['drarkane-over-alone', 1],
  ['drarkane-over-two', 2],
  ['drarkane-over-three', 3],
  ['drarkane-over-teams', 4],
  ['drarkane-over-five', 5],
  ['drarkane-over-six', 6],
  ['draghan-over-one', 1],
  ['draghan-over-two', 2],
  ['draghan-over-three', 3],
  ['draghan-over-four', 4],
];

/** Where it is tried whether everybody can read it: one of each game, and the fullest. */
const LOOKED_AT = ['dragon-stone-over', 'dragon-farkle-over-five', 'drarkane-over-six', 'draghan-over-four'];

/** What is wrong with the result as it lies on the screen. */
const faults = (): string[] => {
  const wrong: string[] = [];
  const title = document.querySelector('.victory h2')!;
  const words = title.getBoundingClientRect();
  const inView = ({ left, right, top, bottom }: DOMRect) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!inView(words)) wrong.push('the title is cut by the screen');
  for (const [index, banner] of [...document.querySelectorAll('.banners li')].entries()) {
    const cloth = banner.getBoundingClientRect();
    // Its corners and its middle; a banner is cut to a point below.
    const across = [cloth.left + 3, (cloth.left + cloth.right) / 2, cloth.right - 3];
    const down = [cloth.top + 3, (cloth.top + cloth.bottom) / 2, cloth.bottom - 20];
    const covered = across.some((x) => down.some((y) => !banner.contains(document.elementFromPoint(x, y))));
    if (covered) wrong.push(`banner ${index} is covered or cut`);
    const beside = words.right <= cloth.left || words.top >= cloth.bottom;
    if (!beside) wrong.push(`the title lies over banner ${index}`);
    for (const part of banner.querySelectorAll('b, .num'))
      if (part.getBoundingClientRect().bottom > cloth.bottom - 12) wrong.push(`banner ${index} is too short for ${part.textContent}`);
  }
  const buttons = [...document.querySelectorAll('.hearth .actions button')].map((button) => button.getBoundingClientRect());
  for (const [index, button] of buttons.entries())
    for (const other of buttons.slice(index + 1))
      if (other.left < button.right && button.left < other.right && other.top - button.bottom < 4) wrong.push('two buttons touch');
  for (const name of document.querySelectorAll('.places tbody th .row > span'))
    if (/^\p{L}{1,7}$/u.test(name.textContent) && name.getBoundingClientRect().height > 30)
      wrong.push(`“${name.textContent}” breaks inside the word`);
  const wide = innerWidth >= 900;
  for (const thing of document.querySelectorAll<HTMLElement>('.told > ul li, .hearth button')) {
    const box = thing.getBoundingClientRect();
    const fact = thing.matches('li');
    const name = `${fact ? 'the fact' : 'the button'} “${thing.textContent.trim()}”`;
    // A phone scrolls to the facts.
    const seen = fact && !wide ? box.left >= 0 && box.right <= innerWidth : inView(box);
    if (!seen) wrong.push(`${name} is cut by the screen`);
    if (thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 1) wrong.push(`${name} is too long`);
    if (wide && !thing.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)))
      wrong.push(`${name} is covered`);
  }
  return wrong;
};

for (const [name, seats] of TABLES) {
  test(`nothing lies over the winner, nor over what is said: ${name}`, async ({ hall }) => {
    const [mara] = (await hall.recorded(name, { locale: 'de-DE' })) as [Player];
    const { page, hearth } = mara;
    await expect(page.locator('.banners li')).toHaveCount(seats);
    await expect(page.locator('.told > ul li')).not.toHaveCount(0);
    await expect(hearth.locator('button')).not.toHaveCount(0);
    // Where nobody sat but bots, nobody is asked for another game.
    await expect(hearth).not.toContainText('0 von 0');
    const names = page.locator('.banners b');
    const found: Record<string, string[]> = {};
    for (const long of [false, true]) {
      if (long) await names.evaluateAll((all) => all.forEach((each) => (each.textContent = 'Jürgen-Maximilian')));
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        const wrong = await page.evaluate(faults);
        if (wrong.length > 0) found[`${width} x ${height}${long ? ', long names' : ''}`] = wrong;
      }
    }
    expect(found).toEqual({});
    if (LOOKED_AT.includes(name)) await isAccessibleDayAndNight(mara, name);
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
