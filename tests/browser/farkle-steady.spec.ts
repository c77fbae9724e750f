import type { BrowserContextOptions } from '@playwright/test';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { boxesOf, expectSteady } from './steady';
import { byTurn } from './turns';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 }, locale: 'de-DE' };
const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 } };

/** Everything on the table that stays where it is during a turn, and the dice that stay from landing to the next roll. */
const TABLE = ['.chron', '.seat', '.road', '.bowl', '.leather', '.plate', '.shelf', '.mini', '.hearth'];
const DICE = ['.bowl [data-die]'];

/** Waits until something can be decided. */
const asked = ({ page }: Player) => expect(page.locator('.hearth.lit .actions button').first()).toBeVisible();

/** Taps every die of the roll, one after the other, and takes the choice back. */
async function choosesDice(player: Player): Promise<void> {
  const before = await boxesOf(player.page, [...TABLE, ...DICE]);
  const dice = player.page.locator('.bowl button.die');
  for (const die of await dice.all()) {
    // One that scores nothing says so.
    await die.dispatchEvent('click');
    await expectSteady(player.page, before, [...TABLE, ...DICE]);
  }
  await player.page.keyboard.press('Escape');
  await expectSteady(player.page, before, [...TABLE, ...DICE]);
}

/** Plays a turn to its end: rolls on twice if it can, then stops. Says how many rolls there were to choose from. */
async function playsTurn(player: Player): Promise<number> {
  const { page, hearth } = player;
  const before = await boxesOf(page, TABLE);
  await page.keyboard.press('1');
  for (let rolls = 0; ;) {
    await expect(page.locator('.bowl [data-die]').first()).toBeVisible();
    await asked(player);
    await expectSteady(page, before, TABLE);
    if ((await page.locator('.bowl button.die').count()) === 0) return rolls;
    rolls += 1;
    await choosesDice(player);
    const [roll, stop] = [hearth.locator('.actions button').nth(0), hearth.locator('.actions button').nth(1)];
    if (rolls === 3) {
      await stop.click();
      return rolls;
    }
    const number = await page.locator('.chron').innerText();
    await roll.click();
    await expect(page.locator('.chron')).not.toHaveText(number);
  }
}

const LOOKS: [string, BrowserContextOptions][] = [
  ['a phone', PHONE],
  ['a small phone in German', SMALL],
  ['a tablet', TABLET],
  ['a laptop', LAPTOP],
];

for (const [look, options] of LOOKS) {
  test(`nothing but the dice moves in a turn on ${look}`, async ({ hall }) => {
    const [mover] = await byTurn(...((await hall.recorded('dragon-farkle', options, options)) as [Player, Player]));
    expect(await playsTurn(mover)).toBeGreaterThan(0);
  });
}

test('the dice of a laptop are large', async ({ hall }) => {
  const [mover] = await byTurn(...((await hall.recorded('dragon-farkle', LAPTOP, LAPTOP)) as [Player, Player]));
  await mover.page.keyboard.press('1');
  const die = mover.page.locator('.bowl .cube').first();
  await expect(die).toBeVisible();
  expect(await die.evaluate((cube: HTMLElement) => cube.offsetWidth)).toBeGreaterThanOrEqual(100);
});

/** What a page says at a moment, in letters and to a screen reader, and where its dice are. */
interface Frame {
  said: string;
  dice: string[];
}

/** Looks at every frame from now on. */
async function watches({ page }: Player): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
      frames.push({
        said: [document.title, document.body.textContent, ...labels].join('\n'),
        dice: [...document.querySelectorAll<HTMLElement>('.bowl .body')].map(
          (die) => `${die.style.transform} ${die.querySelector<HTMLElement>('.cube')?.style.transform}`,
        ),
      });
      requestAnimationFrame(look);
    };
    look();
  });
}

const frames = ({ page }: Player): Promise<Frame[]> => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

test('nothing tells a roll before the dice lie', async ({ hall }) => {
  const moving: BrowserContextOptions = { ...PHONE, reducedMotion: 'no-preference' };
  const players = (await hall.recorded('dragon-farkle', moving, moving)) as [Player, Player];
  const [mover] = await byTurn(...players);
  await Promise.all(players.map(watches));
  await mover.page.keyboard.press('1');
  await asked(mover);
  for (const player of players) {
    await expect(player.chronicle).toContainText('rolled');
    await expect(player.page.locator('.plate')).not.toContainText(/air|worth/);
    const seen = await frames(player);
    const rolled = /rolled ([\d ]+)/.exec(await player.chronicle.innerText())![1]!.trim();
    const lie = seen.findIndex(({ dice }) => dice.length > 0 && dice.join() === seen.at(-1)!.dice.join());
    const told = seen.findIndex(({ said }) => said.includes(rolled));
    const read = seen.findIndex(({ said }) => said.includes('Die showing'));
    const flown = seen.filter(({ dice }) => dice.length > 0).slice(0, lie);
    expect(flown.length, `${player.name} sees the dice fly`).toBeGreaterThan(3);
    expect(told, `${player.name} reads the roll when it lies`).toBeGreaterThanOrEqual(lie);
    expect(read, `${player.name} hears of the dice when they lie`).toBeGreaterThanOrEqual(lie);
    for (const { said } of seen.slice(0, lie)) expect(said).not.toMatch(/with (a rally|the dragon)|at stake/);
  }
});

test('a tap lets the dice lie, and the next one counts', async ({ hall }) => {
  const moving: BrowserContextOptions = { ...PHONE, reducedMotion: 'no-preference' };
  const [mover] = await byTurn(...((await hall.recorded('dragon-farkle', moving, moving)) as [Player, Player]));
  await mover.primary.tap();
  await expect(mover.page.locator('.plate')).toContainText('in the air');
  await mover.page.locator('.plate').tap();
  await expect(mover.chronicle).toContainText('rolled');
  await expect(mover.hearth.locator('.actions button')).toHaveCount(2);
});
