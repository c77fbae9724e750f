import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { boxesOf, expectSteady } from './steady';
import { byTurn } from './turns';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const MOVING = { reducedMotion: 'no-preference' } as const;

/** Everything of the table that stays where it is, whatever is asked or said. */
/** What keeps its place on every screen. */
const EVERYWHERE = [
  'header',
  '.chron',
  '.camp',
  '.camp .group',
  '[data-living=fire]',
  '.stone-table > .ring',
  '.die',
  "[data-segment='2']",
  "[data-segment='8']",
  '.numbers > :nth-child(5n) text',
  '.foothold',
];

for (const [name, look, own] of [
  ['phone', PHONE, ['.strip']],
  ['laptop', LAPTOP, ['.about', 'aside > *']],
] as const) {
  test(`on a ${name} nothing moves in a whole turn but what is moved`, async ({ hall }) => {
    const PIECES = [...EVERYWHERE, ...own];
    const [mara, jonas] = await hall.table(look, look);
    const [mover, other] = await byTurn(mara, jonas);
    const pieces = [...PIECES, '.hearth'];
    const atFirst = await boxesOf(mover.page, pieces);
    const watched = await boxesOf(other.page, PIECES);
    const steady = async () => {
      // Once the turn is over the hearth is one line, at the foot of the room that is kept for it.
      await expectSteady(mover.page, atFirst, (await mover.isOnTurn()) ? pieces : PIECES);
      await expectSteady(other.page, watched, PIECES);
    };
    // The stones of the one who waits are not touched in the first turn.
    const waiting = mover === mara ? [13, 14, 15] : [1, 2, 3];
    const stones = waiting.map((at) => `[data-stone='${at}-inner']`);
    const lie = await boxesOf(mover.page, stones);

    await mover.primary.click();
    await expect(mover.hearth).toContainText('Which stone?');
    await steady();
    for (const hint of await mover.hearth.getByRole('button', { name: 'Got it' }).all()) await hint.click();
    await steady();
    for (let die = 1; die <= 2 && (await mover.isOnTurn()); die++) {
      const choices = mover.hearth.locator('[data-option]:not([data-effect])');
      if ((await choices.count()) > 0) {
        await choices.first().click();
        await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
        await steady();
        // A tap elsewhere only explains.
        await mover.page.locator(`[data-segment='9']`).dispatchEvent('click');
        await expect(mover.hearth.locator('.ledge')).toContainText('Segment 9');
        await steady();
        await choices.last().click();
        await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
        await steady();
      }
      const told = await other.chronicle.innerText();
      await mover.hearth.locator('[data-effect]').first().click();
      await expect(other.chronicle).not.toHaveText(told);
      await steady();
    }
    await expectSteady(mover.page, lie, stones);
  });
}

test('the ring takes what the window leaves, and nothing written on it meets anything else written', async ({ hall }) => {
  const sizes: [width: number, height: number, ring: number][] = [
    [360, 640, 296],
    [390, 844, 390],
    [820, 1180, 726],
    [1024, 768, 476],
    [1280, 720, 546],
    [1366, 768, 594],
    [1920, 1080, 880],
  ];
  // Hints are unfolded where there is room for them at first.
  const [mara, jonas] = await hall.table({ ...LAPTOP, locale: 'de-DE' }, LAPTOP);
  const [mover] = await byTurn(mara, jonas);
  // The longest hint is the one about moving.
  await mover.primary.click();
  await expect(mover.hearth.locator('[data-option]').first()).toBeVisible();
  await expect(mover.hearth.locator('.ledge [role=note]')).toBeVisible();
  for (const player of [mara, jonas]) {
    for (const [width, height, ring] of sizes) {
      await player.page.setViewportSize({ width, height });
      await expect.poll(async () => (await player.page.locator('.stone-table > .ring').boundingBox())!.width).toBeGreaterThanOrEqual(ring);
      const meets = await player.page.evaluate(() => {
        const texts = [...document.querySelectorAll('.arena text')].filter(({ textContent }) => textContent !== '');
        // A line of digits is higher than its digits.
        const boxes = texts.map((text) => {
          const { left, right, top, bottom, height } = text.getBoundingClientRect();
          return { said: text.textContent, box: { left, right, top: top + height / 5, bottom: bottom - height / 5 } };
        });
        return boxes.flatMap(({ said, box }, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (each) => each.box.left < box.right && box.left < each.box.right && each.box.top < box.bottom && box.top < each.box.bottom,
            )
            .map((each) => `${said} and ${each.said}`),
        );
      });
      expect(meets, `${width}x${height}`).toEqual([]);
      expect(await cut(player), `${width}x${height}`).toEqual([0, 0]);
      expect(await overRing(player), `${width}x${height}`).toBe(false);
    }
  }
});

/** How much of the table lies beyond its edges, downwards and to the right. */
function cut({ page }: Player): Promise<[number, number]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!;
    return [main.scrollHeight - main.clientHeight, main.scrollWidth - main.clientWidth];
  });
}

/** Whether what is said over the edge of the hearth lies on the ring. */
function overRing({ page }: Player): Promise<boolean> {
  return page.evaluate(() => {
    const ring = document.querySelector('.stone-table > .ring')!.getBoundingClientRect();
    const [x, y, radius] = [ring.left + ring.width / 2, ring.top + ring.height / 2, 0.47 * ring.width];
    return [...document.querySelectorAll('.ledge')].some((ledge) => {
      const { left, right, top, bottom, height } = ledge.getBoundingClientRect();
      const [nearX, nearY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
      return height > 0 && Math.hypot(nearX - x, nearY - y) < radius;
    });
  });
}

/** What a page showed and said, frame by frame. */
interface Frame {
  /** How the dice are turned. */
  dice: string;
  /** How much of a stone that burns is seen. */
  burning: number | undefined;
  ledger: string;
  chronicle: string;
  hub: string;
  hearth: string;
  label: string | null;
  laurel: number;
}

/** Notes every frame from now on. */
async function films({ page }: Player): Promise<() => Promise<Frame[]>> {
  await page.evaluate(() => {
    const frames: Frame[] = ((window as unknown as { frames: Frame[] }).frames = []);
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
    const note = () => {
      const fire = document.querySelector('.flights .fire');
      const victim = fire && document.querySelector<HTMLElement>('.flights .flight:not(.dust)');
      const laurel = document.querySelector<HTMLElement>('.won');
      frames.push({
        dice: [...document.querySelectorAll<HTMLElement>('.die .cube')].map(({ style }) => style.transform).join(' '),
        burning: victim ? Number(victim.style.opacity) : undefined,
        ledger: [...document.querySelectorAll('[data-living] .sr')].map(({ textContent }) => textContent).join(', '),
        chronicle: text('.chron'),
        hub:
          [...document.querySelectorAll('.arena text')].map(({ textContent }) => textContent ?? '').find((said) => /\D/.test(said)) ?? '',
        hearth: text('.hearth'),
        label: document.querySelector('.dice')!.getAttribute('aria-label'),
        laurel: laurel ? Number(laurel.style.opacity) : 0,
      });
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
}

test('nothing tells a roll before the dice lie', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, ...MOVING }, { ...LAPTOP, ...MOVING });
  const [mover, other] = await byTurn(mara, jonas);
  // Dice that nobody has rolled show nothing.
  await expect(mover.page.locator('.die circle')).toHaveCount(0);
  const filmed = [await films(mover), await films(other)];
  await mover.primary.click();
  await expect(mover.hearth).toContainText('Which stone?');
  await expect(other.chronicle).toContainText('rolled');
  for (const [index, film] of filmed.entries()) {
    const frames = await film();
    const last = frames.at(-1)!;
    const lie = frames.findIndex(({ dice }) => dice === last.dice);
    const knows = (frame: Frame) =>
      frame.chronicle.includes('rolled') || /\d/.test(frame.hub) || /moves|left/.test(frame.hub) || /\d/.test(frame.label ?? '');
    expect(lie, 'the dice fall for some frames').toBeGreaterThan(3);
    const told = frames.findIndex((frame) => knows(frame) || (index === 0 && frame.hearth.includes('Which stone?')));
    expect(told, `${index === 0 ? 'the one who rolls' : 'the other'} is told after the dice lie`).toBeGreaterThanOrEqual(lie);
  }
});

test('nothing tells of a burnt stone before it is gone, and the end is known when the laurel rises', async ({ hall }) => {
  const [mara, jonas] = (await hall.recorded('dragon-stone-last', { ...PHONE, ...MOVING }, { ...LAPTOP, ...MOVING })) as [Player, Player];
  const [mover, other] = await byTurn(mara, jonas);
  const filmed = [await films(mover), await films(other)];
  await burns(mover);
  for (const { page } of [mover, other]) await expect(page.locator('.hearth')).toContainText('The game is over');
  for (const [index, film] of filmed.entries()) {
    const frames = await film();
    const before = frames[0]!;
    const burnt = frames.findLastIndex(({ burning }) => burning !== undefined && burning > 0);
    expect(burnt, 'a stone burns').toBeGreaterThan(0);
    const counted = frames.findIndex(({ ledger }) => ledger !== before.ledger);
    expect(counted, 'the ledger counts it when it is gone').toBeGreaterThan(burnt);
    const told = frames.findIndex(({ chronicle }) => /won/.test(chronicle));
    const over = frames.findIndex(({ hearth }) => hearth.includes('The game is over'));
    const dark = frames.findIndex(({ laurel }) => laurel > 0);
    expect(told, `${index} is told`).toBeGreaterThan(counted);
    expect(Math.abs(told - dark), 'the laurel rises when it is told').toBeLessThan(6);
    expect(over).toBeGreaterThanOrEqual(told);
  }
  // The table that is opened later shows the end.
  await other.page.reload();
  await other.page.getByRole('button', { name: 'The table' }).click();
  await expect(other.page.locator('.won')).toHaveCSS('opacity', '1');
});

/** Chooses the move that wins. */
async function burns(player: Player): Promise<void> {
  const stones = player.hearth.locator('[data-option]:not([data-effect])');
  const wins = player.hearth.locator('[data-effect=wins]');
  for (let index = 0; (await wins.count()) === 0; index++) {
    if ((await stones.count()) === 0) await player.page.keyboard.press('Escape');
    await stones.nth(index).click();
    await expect(player.hearth.locator('[data-effect]').first()).toBeVisible();
  }
  await wins.click();
}

test('a replay keeps the whole ring in sight', async ({ hall }) => {
  const [mara, jonas] = (await hall.recorded('dragon-stone-last', PHONE, LAPTOP)) as [Player, Player];
  const [mover] = await byTurn(mara, jonas);
  await burns(mover);
  for (const player of [mara, jonas]) {
    await player.seesResult();
    await player.page.getByRole('link', { name: 'Replay' }).click();
    await expect(player.page.getByRole('slider')).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1366, 768],
    ] as const) {
      await player.page.setViewportSize({ width, height });
      await expect.poll(() => cut(player), { message: `${width}x${height}` }).toEqual([0, 0]);
    }
  }
});

test('a tap ends a movement at once', async ({ hall }) => {
  const [mara, jonas] = (await hall.recorded('dragon-stone-last', { ...PHONE, ...MOVING }, PHONE)) as [Player, Player];
  const [mover] = await byTurn(mara, jonas);
  await burns(mover);
  const film = await films(mover);
  await expect.poll(async () => (await film()).at(-1)!.hearth).toMatch(/A tap shows the outcome at once|The game is over/);
  await mover.page.locator('.stone-table > .ring').click({ position: { x: 190, y: 30 } });
  await expect(mover.hearth).toContainText('The game is over');
  const frames = await film();
  expect(frames.every(({ laurel }) => laurel === 0 || laurel === 1)).toBe(true);
});

test('every sign says what it is, and leads to its rule', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE, LAPTOP);
  const [mover] = await byTurn(mara, jonas);
  const { page } = mara;
  const said = page.getByRole('tooltip');
  await page.locator('.theirs .tray').tap();
  await expect(said).toContainText('wait to be recruited');
  await page.locator('.theirs .alive').tap();
  await expect(said).toContainText('loses the game');
  await page.locator('.strip .power.fire').tap();
  await expect(said).toContainText('burns it for ever');
  await said.getByRole('button').tap();
  await expect(page.getByRole('dialog')).toContainText('Fire destroys');
  await page.keyboard.press('Escape');
  await page.locator(`[data-segment='20']`).tap();
  await expect(mara.hearth.locator('.ledge')).toContainText('calls a Water from its tray');
  // Hover and focus say the same.
  await jonas.page.locator(`[data-segment='20']`).hover();
  await expect(jonas.page.getByRole('tooltip')).toContainText('calls a Water from its tray');
  await jonas.page.mouse.move(5, 5);
  await mover.primary.click();
});
