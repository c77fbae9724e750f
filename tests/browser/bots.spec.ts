import { isAccessible } from './axe';
import { Champion } from './drarkane';
import { Guest } from './evening';
import { expect, PHONE, test, type Hall } from './hall';
import type { Player } from './player';
import { byTurn } from './turns';

/** Two taps from the hall to a table at which bots sit, too. */
async function playsAgainstBots({ page }: Player, game: string, button: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('region', { name: /^(The decision|Die Entscheidung)$/ })).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
}

/** Somebody has opened a room and sits in it, and looks after it. */
async function hosts(hall: Hall, game: string, look = {}): Promise<Player> {
  const mara = await hall.enters('Mara', look);
  await mara.opensRoomFor(game);
  await mara.sits();
  return mara;
}

test('two taps lead from the hall to a table against a bot, which plays along', async ({ hall }) => {
  test.setTimeout(120_000);
  const mara = await hall.enters('Mara', { ...PHONE, colorScheme: 'dark' });
  await playsAgainstBots(mara, 'Dragon Stone', 'Play with bots');
  await mara.seesTable();
  await expect(mara.page.locator('.camp:visible', { hasText: 'bot, fair' })).toHaveCount(1);
  await expect(mara.page.locator('.notice')).toHaveCount(0);
  await isAccessible(mara, 'a table with a bot');
  await mara.playsByItself();
  await mara.seesTurn(5);

  await mara.page.reload();
  await mara.seesTable();
  await new Guest(mara).opens('People');
  await expect(new Guest(mara).sheet).toContainText('Traveller (you)');
  await expect(new Guest(mara).sheet.getByRole('listitem').filter({ hasText: 'bot, fair' })).toHaveCount(1);
  await isAccessible(mara, 'people and bots');
  await new Guest(mara).closesSheet();
  await new Guest(mara).movesToEnd();
  await expect(mara.hearth).toContainText('The game was ended');
  await mara.primary.click();
  await expect(mara.page.locator('.places .bot')).toHaveCount(1);
  await mara.page.getByRole('link', { name: 'Replay' }).click();
  await mara.seesTable();
  await expect(mara.page.locator('.camp:visible', { hasText: 'bot, fair' })).toHaveCount(1);
  await mara.page.goto('/');
  await expect(mara.page.locator('.earlier')).toContainText('1 player and 1 bot');
});

for (const [game, button, bots] of [
  ['Dragon Farkle', 'Mit Bots spielen', 2],
  ['Drarkane', 'Mit Bots spielen', 3],
  ['Draghan', 'Mit Bots spielen', 1],
] as const) {
  test(`every game has its bots, in German: ${game}`, async ({ hall }) => {
    const mara = await hall.enters('Mara', { ...PHONE, locale: 'de-DE' });
    await playsAgainstBots(mara, game, button);
    await mara.page.getByRole('button', { name: 'Raum und Einstellungen' }).click();
    await new Guest(mara).sheet.getByRole('button', { name: /^Leute/ }).click();
    await expect(new Guest(mara).sheet.getByRole('listitem').filter({ hasText: 'Bot, mittel' })).toHaveCount(bots);
    await expect(new Guest(mara).sheet).toContainText('Wanderer (du)');
  });
}

test('four plates on a phone have room for the marks of bots', async ({ hall }) => {
  const mara = await hall.enters('Mara', PHONE);
  await playsAgainstBots(mara, 'Drarkane', 'Play with bots');
  await new Champion(mara).playsByItself();
  await expect(mara.page.locator('.rail .val small')).toHaveText(Array<RegExp>(4).fill(/\d/), { timeout: 45_000 });
  const marks = mara.page.locator('.rail .bot');
  const over = await marks.evaluateAll((each) =>
    each.map((mark) => mark.getBoundingClientRect().right - mark.closest('.seat-plate')!.getBoundingClientRect().right),
  );
  expect(over).toHaveLength(3);
  expect(Math.max(...over)).toBeLessThan(0);
});

test('the host seats bots, changes them and sends them away, and a friend takes the seat of one', async ({ hall }) => {
  const mara = await hosts(hall, 'Dragon Stone', PHONE);
  const bots = mara.page.locator('li', { has: mara.page.locator('.bot') });
  await mara.addsBot('easy', 'White');
  await expect(bots).toContainText('bot, easy');
  await expect(bots).toContainText('ready');
  await isAccessible(mara, 'lobby with a bot');

  await mara.page.getByRole('button', { name: /Level of / }).click();
  await new Guest(mara).sheet.getByRole('radio', { name: 'hard' }).check();
  await expect(bots).toContainText('bot, hard');
  await isAccessible(mara, 'what the host can do about a bot');
  await new Guest(mara).sheet.getByRole('button', { name: 'Send it away' }).click();
  await expect(bots).toHaveCount(0);
  await mara.addsBot('fair', 'White');
  await expect(bots).toHaveCount(1);

  const jonas = await hall.enters('Jonas');
  await jonas.follows(mara.link);
  await expect(jonas.page.getByRole('button', { name: /Level of / })).toHaveCount(0);
  await jonas.sits();
  await expect(bots).toHaveCount(0);
  for (const player of [mara, jonas]) await player.isReady();
  for (const player of [mara, jonas]) await player.seesTable();
});

test('the host lets bots act without a pause', async ({ hall }) => {
  const mara = await hall.enters('Mara');
  await mara.opensRoom();
  await mara.sits();
  await mara.page.getByRole('button', { name: /^Odds/ }).click();
  const quick = new Guest(mara).sheet.getByRole('switch', { name: 'Quick bots' });
  await expect(quick).not.toBeChecked();
  await quick.focus();
  await mara.page.keyboard.press('Space');
  await expect(quick).toBeChecked();
  await isAccessible(mara, 'settings with quick bots');
  await new Guest(mara).sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(new Guest(mara).sheet).toHaveCount(0);
  await expect(mara.page.getByText('they act without a pause')).toBeVisible();
  await mara.addsBot('easy', 'White');
  await expect(mara.page.locator('li .bot')).toHaveCount(1);
  await mara.isReady();
  await mara.seesTable();
  await mara.playsByItself();
  await mara.seesTurn(3);
});

test('a game against an easy bot is played to its end, and its dice are checked', async ({ hall }) => {
  const [mara] = (await hall.recorded('dragon-stone-bot-last')) as [Player];
  await mara.seesTable();
  await mara.playsByItself();
  await mara.seesResult();
  await expect(mara.page.locator('.places .bot')).toHaveCount(1);
  await expect(mara.page.getByRole('row', { name: 'bot' })).toHaveCount(2);
  await expect(mara.page.locator('.receipt')).toContainText('The game was honest');
});

test('a host who only watches lets bots play', async ({ hall }) => {
  const mara = await hall.enters('Mara', { viewport: { width: 1280, height: 800 } });
  await mara.opensRoom();
  await new Guest(mara).opens('People');
  await new Guest(mara).sheet.getByRole('textbox').fill('Mara');
  await mara.page.keyboard.press('Enter');
  await expect(new Guest(mara).sheet.getByRole('listitem')).toHaveCount(1);
  await new Guest(mara).closesSheet();
  for (const side of ['Black', 'White']) await mara.addsBot('easy', side);
  await mara.page.getByRole('button', { name: 'Let them play' }).click();
  await mara.seesTable();
  await expect(mara.page.locator('.camp:visible', { hasText: 'bot, easy' })).toHaveCount(2);
  await mara.seesTurn(2);
});

test('a bot goes on for somebody who left, and gives the seat back', async ({ hall }) => {
  test.setTimeout(120_000);
  const [mara, jonas] = await hall.table(PHONE);
  const link = jonas.link;
  await jonas.page.goto('about:blank');
  await mara.page.getByRole('button', { name: 'What now?' }).click();
  await new Guest(mara).sheet.getByRole('button', { name: 'Let a bot play for Jonas' }).click();
  await expect(mara.page.locator('.camp:visible', { hasText: 'a bot plays on, hard' })).toHaveCount(1);
  await mara.playsByItself();
  await mara.seesTurn(3);
  await jonas.follows(link);
  await jonas.seesTable();
  await expect(mara.page.locator('.camp:visible', { hasText: 'a bot plays on' })).toHaveCount(0);
  await expect(jonas.page.locator('.camp.me').first()).toContainText('You');
  await jonas.chronicle.getByRole('button').click();
  await expect(new Guest(jonas).sheet).toContainText('A bot played for you.');
  await new Guest(jonas).closesSheet();
  await expect(jonas.page.locator('.hearth.lit')).toBeVisible();
});

test('a table with odds says so, and tells them to players who ask', async ({ hall }) => {
  const mara = await hosts(hall, 'Dragon Farkle', PHONE);
  await mara.addsBot('easy');
  await mara.page.getByRole('button', { name: /^Odds/ }).click();
  await new Guest(mara).sheet.getByRole('switch', { name: 'Odds' }).check();
  await isAccessible(mara, 'settings with odds');
  await new Guest(mara).sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(mara.page.getByRole('button', { name: /^Odds/ })).toContainText('may be asked');
  await mara.isReady();
  await mara.seesTable();
  await mara.chronicle.getByRole('button').click();
  await expect(new Guest(mara).sheet).toContainText('Odds may be asked for.');
  await new Guest(mara).closesSheet();

  await expect(mara.page.locator('.hearth.lit')).toBeVisible({ timeout: 45_000 });
  await mara.hearth.getByRole('button', { name: 'Odds' }).click();
  const farkle = new Guest(mara).sheet.locator('section', { hasText: 'The next roll is a farkle' });
  await expect(farkle.getByRole('listitem').first()).toContainText(/\d%/);
  // A bot may have begun with a brawl, which is answered first.
  await expect(farkle).toContainText(/Recruit|Roll on/);
  await isAccessible(mara, 'odds');
  await new Guest(mara).closesSheet();
  await mara.page.keyboard.press('o');
  await expect(farkle).toBeVisible();
});

test('odds go away when the table moves on', async ({ hall }) => {
  const mara = await hosts(hall, 'Dragon Stone');
  await mara.page.getByRole('button', { name: /^Odds/ }).click();
  await new Guest(mara).sheet.getByRole('switch', { name: 'Odds' }).check();
  await new Guest(mara).sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(new Guest(mara).sheet).toHaveCount(0);
  const jonas = await hall.enters('Jonas', PHONE);
  await jonas.follows(mara.link);
  await jonas.sits();
  for (const player of [mara, jonas]) await player.isReady();
  for (const player of [mara, jonas]) await player.seesTable();
  const [mover, other] = await byTurn(mara, jonas);
  await other.hearth.getByRole('button', { name: 'Odds' }).click();
  await expect(new Guest(other).sheet.getByRole('listitem')).toContainText('As the table stands');
  await mover.primary.click();
  await expect(new Guest(other).sheet).toHaveCount(0);
});
