import type { BrowserContextOptions, Page } from '@playwright/test';
import { recordedChampions } from './drarkane';
import { knowsThis, playsByItself } from './draghan';
import { expect, test } from './hall';
import type { Player } from './player';
import { alters } from './wire';

/** A laptop whose screen can be touched. */
const TOUCHED: BrowserContextOptions = { viewport: { width: 1366, height: 768 }, hasTouch: true };

/** A sign, what it says, and the chapter of the rules that it leads to. */
type Sign = [sign: string, says: string | RegExp, chapter: string];

/** Whether a sign does something else when it is pressed. */
const acts = (page: Page, sign: string) =>
  page
    .locator(sign)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.matches('button'));

/** Every sign says what it is on hover, focus and tap, and leads to its rule by mouse and by key; nothing of it is a move. */
async function explainThemselves({ page, hearth }: Player, signs: readonly Sign[]): Promise<void> {
  const sentence = page.getByRole('tooltip');
  const sheet = page.getByRole('dialog');
  const asked = await hearth.innerText();
  const opens = async (chapter: string) => {
    await expect(sheet.locator('.asked')).toContainText(chapter);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };
  for (const [selector, says, chapter] of signs) {
    const sign = page.locator(selector).filter({ visible: true }).first();
    await page.mouse.move(2, 2);
    await page.keyboard.press('Escape');
    await expect(sentence, selector).toHaveCount(0);

    // The pointer leaves the sign on its way to the rule.
    await sign.hover();
    await expect(sentence, selector).toContainText(says);
    await sentence.getByRole('button').click();
    await opens(chapter);
    await page.mouse.move(2, 2);
    await page.keyboard.press('Escape');
    await expect(sentence).toHaveCount(0);

    await sign.blur();
    await sign.focus();
    await expect(sentence, selector).toContainText(says);
    if (await acts(page, selector)) {
      await page.keyboard.press('r');
      await opens(chapter);
      continue;
    }
    for (const key of ['Enter', 'Space']) {
      await sign.focus();
      await page.keyboard.press(key);
      await expect(sentence.getByRole('button'), selector).toBeFocused();
      await page.keyboard.press('Enter');
      await opens(chapter);
    }
    await page.keyboard.press('Escape');
    await sign.blur();
    await expect(sentence).toHaveCount(0);
    await sign.tap();
    await expect(sentence, selector).toContainText(says);
    await sentence.getByRole('button').tap();
    await opens(chapter);
  }
  expect(await hearth.innerText()).toBe(asked);
}

test('the signs of Dragon Stone explain themselves', async ({ hall }) => {
  const [mara] = await hall.table(TOUCHED);
  // Who has just come is still told of as away for a moment.
  await expect(mara.hearth).not.toContainText('is away');
  await explainThemselves(mara, [
    ['.camp .mat .what[role=button], .camp .mat[role=button]', 'Recruits wait on the mat', 'Entering'],
    ['.camp .tray', 'wait to be recruited', 'Corners recruit'],
    ['.camp .alive', 'loses the game', 'What it is about'],
  ]);
});

test('the signs of Dragon Farkle explain themselves, and what works on a player leads to the items', async ({ hall }) => {
  const [mara] = await hall.recorded('dragon-farkle', { ...TOUCHED });
  await mara!.seesTable();
  await alters<{ players: { cloaked: boolean; baited: boolean }[] }>(mara!, ({ players }) => {
    players[0]!.cloaked = true;
    players[1]!.baited = true;
  });
  await mara!.seesTable();
  await explainThemselves(mara!, [
    ['.road .line', 'At 5,000 the gate opens', 'What it is about'],
    ['.road .keep', 'you may fight the Final Battle there', 'Entering the Keep'],
    ['.road .health', 'A heart for every wound', 'What it is about'],
    ['.seats .seat[data-seat="0"]', 'A Cloak of Mist', 'Magic items'],
    ['.seats .seat[data-seat="1"]', 'Dragon Bait', 'Magic items'],
  ]);
  await mara!.page.locator('.seats .seat[data-seat="1"]').click();
  await mara!.page.getByRole('dialog').getByRole('button', { name: 'More in the rules' }).first().click();
  await expect(mara!.page.locator('.asked')).toContainText('Magic items');
});

test('the signs of Drarkane explain themselves', async ({ hall }) => {
  const [mara] = await recordedChampions(hall, 'drarkane-three-late', TOUCHED);
  await explainThemselves(mara!.player, [
    ['.dragon .sign', 'falls when a card lies on every slot', 'The battle zone'],
    ['.slot[role=button]', 'This slot takes', 'What fits a slot'],
    ['.danger .count', 'When the seventh comes', 'The seventh dragon'],
    ['.danger .open:last-child', 'Keep your contract exactly', 'Scoring a round'],
    ['.dragon .terror', 'it counts for everyone', 'Scoring a round'],
    ['.seats .plate', 'A ring for each trick of the contract', 'Contracts'],
  ]);
});

test('a slot that a card fits says what it takes', async ({ hall }) => {
  const champions = await recordedChampions(hall, 'drarkane-three-late', TOUCHED, TOUCHED, TOUCHED);
  for (;;) {
    const placer = await Promise.race(
      champions.map(async (champion) => {
        await expect(champion.page.locator('.hearth.lit')).toBeVisible();
        return champion;
      }),
    );
    if ((await placer.phase()) === 'place') {
      await placer.page.locator('.slot.fits').first().hover();
      await expect(placer.page.getByRole('tooltip')).toContainText('This slot takes');
      return;
    }
    await placer.actsOnce();
    await expect(placer.page.locator('.hearth.lit')).toHaveCount(0);
  }
});

test('the signs of Draghan explain themselves', async ({ hall }) => {
  const [mara] = (await hall.recorded('draghan-four-late', TOUCHED)) as [Player];
  await expect(mara.page.locator('.seats .hit')).toHaveCount(4);
  await playsByItself(mara, 'The fight');
  await expect(mara.page.locator('.foe').first()).toBeVisible();
  await knowsThis(mara);
  await alters<{ realm: string; foes: object[] }>(mara, (view) => {
    view.realm = 'draghan';
    Object.assign(view.foes[0]!, { runs: true, steals: true, gold: 2 });
  });
  await expect(mara.page.locator('.foe').first()).toBeVisible();
  await explainThemselves(mara, [
    ['.seats .seat:not(.hurt) .signs', 'Strength is a square', 'Planning the fight'],
    ['.seats .gold', 'Gold buys cards', 'Gold'],
    ['.seats .item', 'Gives', 'Equipment in a fight'],
    ['.seats .map', 'Holds the map', 'Who holds the map'],
    ['.foe .marks [aria-description^="If it does not fall"]', 'it runs ahead to the Shadow Realm', 'The result'],
    ['.place .way .sign', 'Portals', 'Portals'],
    ['.place .way .medal', '. ', 'The dragon'],
  ]);
  for (const [look, chapter] of [
    ['.seats .seat:not(.hurt) .hit', 'The party'],
    ['.foe .art', 'Planning the fight'],
    ['.place .hit', 'Places'],
  ] as const) {
    await mara.page.locator(look).first().click();
    const sheet = mara.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'More in the rules' }).click();
    await expect(sheet.locator('.asked')).toContainText(chapter);
    await mara.page.keyboard.press('Escape');
    await mara.page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});

test('the portals and every dragon of a campaign can be touched on every screen', async ({ hall }) => {
  const mara = await hall.recordedFor('draghan-four-late', 'Mara', TOUCHED);
  const sentence = mara.page.getByRole('tooltip');
  for (const realm of ['draghan', 'shadow_realm']) {
    await alters<{ campaign: string[]; realm: string }>(mara, (view) => Object.assign(view, { campaign: ['dorcin'], realm }));
    await expect(mara.page.locator('.place .medal')).toHaveCount(4);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [820, 1180],
      [1180, 820],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await mara.page.setViewportSize({ width, height });
      for (const sign of await mara.page.locator('.place .way .sign, .place .way .medal').all()) {
        await sign.tap();
        await expect(sentence, `${realm}, ${width}`).toContainText((await sign.getAttribute('aria-description'))!);
        await mara.page.keyboard.press('Escape');
      }
    }
  }
});
