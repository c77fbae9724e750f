import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { Champion, drarkaneTable, recordedChampions } from './drarkane';
import { expect, PHONE, test } from './hall';
import { onTurn } from './turns';

const GERMAN: BrowserContextOptions = { locale: 'de-DE' };

test('three begin a round in two languages', async ({ hall }) => {
  const champions = await recordedChampions(hall, 'drarkane-three', PHONE, GERMAN);
  const [mara, jonas] = champions as [Champion, Champion];
  await expect(mara.hand).toHaveCount(14);
  await expect(mara.moment).toContainText('Round 1 of 3 · Contracts');
  await expect(jonas.moment).toContainText('Runde 1 von 3 · Verträge');
  await (await onTurn(champions)).declares(3);
});

test('three end a round in two languages and the score sheet adds up', async ({ hall }) => {
  test.setTimeout(120_000);
  const champions = await recordedChampions(hall, 'drarkane-three-late', PHONE, GERMAN);
  for (const champion of champions) await champion.playsByItself();
  const mara = champions[0]!;
  await expect(mara.moment).toContainText('Round 2 of 3', { timeout: 90_000 });

  const sheet = await mara.readsSheet();
  await expect(sheet).toContainText('Round 1');
  const rows = await sheet
    .locator('tbody tr:has(td)')
    .evaluateAll((lines) => lines.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => Number(cell.textContent))));
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.at(-1)).toBe(row.slice(0, -1).reduce((sum, points) => sum + points, 0));
});

test('a game with the Fallen King and Treasures is played to its result', async ({ hall }) => {
  test.setTimeout(300_000);
  const [mara, jonas] = (await drarkaneTable(hall, [PHONE, GERMAN], { treasures: true })) as [Champion, Champion];
  await expect(mara.page.locator('.rail .plate')).toHaveCount(3);
  await expect(mara.page.locator('.draft .objective')).toHaveCount(2);
  for (let contract = 0; contract < 2; contract++) await (await onTurn([mara, jonas])).declares(2);
  const first = await onTurn([mara, jonas]);
  await first.page.locator('.draft button').first().click();
  const kept = await first.page.locator('.draft .chosen b').innerText();
  await first.presses();
  await expect(first.page.locator('.draft')).toContainText(kept);
  for (const champion of [mara, jonas]) await champion.playsByItself();
  await expect(mara.moment).toContainText('Trick 2');
  await mara.page.getByRole('button', { name: 'Objectives' }).click();
  await expect(mara.page.getByRole('dialog')).toContainText('Treasure Zone');
  await mara.closesSheet();
  for (const { page } of [mara, jonas]) await expect(page.locator('.victory')).toBeVisible({ timeout: 200_000 });
  await expect(mara.page.locator('.receipt')).toContainText('honest');
  await isAccessible(mara.player, 'result on a phone');
  await expect(jonas.page.locator('.victory h2')).toContainText(/Legende|Ruhm/);
});

test('one plays alone against the Demon', async ({ hall }) => {
  const [mara] = (await recordedChampions(hall, 'drarkane-alone', PHONE)) as [Champion];
  await expect(mara.hand).toHaveCount(10);
  await expect(mara.page.locator('.rail')).toContainText('Demon');
  await expect(mara.hearth).toContainText('You lead. Which card?');
  await isAccessible(mara.player, 'alone against the Demon');
});

test('whoever has played alone against the Demon earns a rank', async ({ hall }) => {
  const [mara] = (await recordedChampions(hall, 'drarkane-alone-late', PHONE)) as [Champion];
  await mara.playsByItself();
  await expect(mara.page.locator('.victory')).toBeVisible({ timeout: 45_000 });
  await expect(mara.page.locator('.victory h2')).toHaveText(
    /Burned Villager|Flame Runner|Scale Slayer|Scourge of the Skies|Legend of Drarkane/,
  );
  await expect(mara.page.locator('.receipt')).toContainText('honest');
});

test('teammates exchange cards that nobody else sees, and the winner of a trick offers one', async ({ hall }) => {
  test.setTimeout(180_000);
  const champions = await recordedChampions(hall, 'drarkane-teams', PHONE);
  const [mara, jonas, aylin, tomasz] = champions as [Champion, Champion, Champion, Champion];
  await expect(mara.hearth).toContainText('Which card for Aylin?');
  const given = (await mara.hand.first().getAttribute('aria-label'))!.split(',')[0]!;
  await mara.actsOnce();
  await expect(aylin.hearth).toContainText(`Mara gave you ${given}`);
  for (const { player } of [mara, aylin, jonas]) await isAccessible(player, 'teammates exchange cards');
  await expect(jonas.player.chronicle).toContainText('Mara gives Aylin a card.');
  await expect(jonas.page.locator('body')).not.toContainText(`Mara gives Aylin ${given}`);
  await aylin.actsOnce();
  await jonas.actsOnce();
  await tomasz.actsOnce();
  await expect(mara.moment).toContainText('Contracts');
  await expect(mara.page.locator('.hand [aria-label*="your teammate knows it"]')).toHaveCount(1);

  // Until the first offer they play by hand, the first thing there is; the winner then offers a card.
  for (;;) {
    const turn = await onTurn(champions);
    if (await turn.hearth.getByText('Offer nothing').count()) {
      await turn.chooses();
      await turn.hearth
        .getByRole('button', { name: /^Offer (Shield|Sword|Axe|Grimoire|Dragon|Knight|Queen|King|Mercenary|Low|High)/ })
        .click();
      await expect(turn.page.locator('.hearth.lit')).toHaveCount(0);
      break;
    }
    await turn.actsOnce();
  }
  const asked = await onTurn(champions);
  await expect(asked.hearth).toContainText('Hand it back');
  await isAccessible(asked.player, 'a card was offered');
});

test('teammates end a round and share its score', async ({ hall }) => {
  test.setTimeout(120_000);
  const champions = await recordedChampions(hall, 'drarkane-teams-late', PHONE);
  for (const champion of champions) await champion.playsByItself();
  const mara = champions[0]!;
  await expect(mara.moment).toContainText('Round 2 of 3', { timeout: 90_000 });
  const sheet = await mara.readsSheet();
  await expect(sheet).toContainText('You + Aylin');
});

test('a trick is played with the keyboard alone', async ({ hall }) => {
  const [mara] = (await recordedChampions(hall, 'drarkane-alone')) as [Champion];
  await mara.page.keyboard.press('2');
  await expect(mara.hearth).toContainText(/^.*Play .*\?/);
  await mara.page.keyboard.press('Escape');
  await expect(mara.hearth).toContainText('You lead. Which card?');
  await mara.page.keyboard.press('1');
  const card = /Play (.*)\?/.exec(await mara.hearth.locator('h2').innerText())![1]!;
  await mara.page.keyboard.press('Enter');
  await expect(mara.player.chronicle).toContainText(card);
  await mara.hand.first().focus();
  await mara.page.keyboard.press('ArrowRight');
  await expect(mara.hand.nth(1)).toBeFocused();
});

test('a card is dragged to the trick', async ({ hall }) => {
  const [mara] = (await recordedChampions(hall, 'drarkane-alone')) as [Champion];
  // The last one could be the Mercenary, who asks for a number first.
  const card = mara.page.locator('.hand button.usable').first();
  const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
  const from = (await card.boundingBox())!;
  const to = (await mara.page.locator('.trick').boundingBox())!;
  await mara.page.mouse.move(from.x + 12, from.y + 30);
  await mara.page.mouse.down();
  await mara.page.mouse.move(from.x, from.y - 40, { steps: 4 });
  await mara.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await mara.page.mouse.up();
  await expect(mara.player.chronicle).toContainText(name);
});

test('six fit on a small phone', async ({ hall }) => {
  test.setTimeout(120_000);
  const small = { ...PHONE, viewport: { width: 360, height: 740 } };
  const champions = await recordedChampions(hall, 'drarkane-six', { ...small, ...GERMAN }, {}, {}, {}, {}, small);
  for (let contract = 0; contract < 6; contract++) await (await onTurn(champions)).declares(1);
  const [mara, , , , , ines] = champions as Champion[];
  for (const { page } of [mara!, ines!]) {
    await expect(page.locator('.trick li')).toHaveCount(6);
    const outside = await page.evaluate(() => {
      const arena = document.querySelector('.arena')!;
      const parts = [...document.querySelectorAll('.rail .plate, .dragon, .trick li, .hand li:last-child button, .hearth, .hearth *')];
      const wide = parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1).map((part) => part.className);
      return { wide, hidden: arena.scrollHeight - arena.clientHeight };
    });
    expect(outside.wide).toEqual([]);
    expect(outside.hidden).toBeLessThanOrEqual(1);
  }
});

for (const [look, options] of [
  ['a phone in English by night', { ...PHONE, locale: 'en-GB', colorScheme: 'dark' }],
  ['a desktop in German by day', { locale: 'de-DE', colorScheme: 'light' }],
] as [string, BrowserContextOptions][]) {
  test(`every state of the table is accessible on ${look}`, async ({ hall }) => {
    test.setTimeout(180_000);
    const champions = await recordedChampions(hall, 'drarkane-treasures', options, options, options);
    const states = new Set<string>();
    // Whoever is on turn does the first thing there is, until every kind of decision was seen.
    while (states.size < 4) {
      const turn = await onTurn(champions);
      const stage = (await turn.page.locator('.drarkane').getAttribute('data-stage'))!;
      if (!states.has(stage)) {
        states.add(stage);
        await isAccessible(turn.player, `${stage}, to decide`);
        await isAccessible(champions.find((champion) => champion !== turn)!.player, `${stage}, waiting`);
        if ((await turn.primary.count()) === 0) await turn.chooses();
        await isAccessible(turn.player, `${stage}, chosen`);
      }
      await turn.actsOnce();
    }
    const mover = champions[0]!;
    await mover.readsSheet();
    await isAccessible(mover.player, 'the score sheet');
    await mover.closesSheet();
    await mover.page.locator('.danger .open').first().click();
    await expect(mover.page.getByRole('dialog')).toBeVisible();
    await isAccessible(mover.player, 'the objectives');
    await mover.page.goto('/help/drarkane#follow-suit');
    await expect(mover.page.locator('.asked')).toBeVisible();
    await isAccessible(mover.player, 'the guide');
  });
}

test('seven objectives lie whole beside the dragons on a laptop', async ({ hall }) => {
  const { page } = await hall.recordedFor('drarkane-draft', 'Ember', { viewport: { width: 1366, height: 768 }, locale: 'de-DE' });
  const papers = page.locator('.draft > *');
  await expect(papers).toHaveCount(7);
  for (const part of await papers.or(page.locator('.lair')).all()) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.locator('.draft').evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});
