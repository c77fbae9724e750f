import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { byTurn, onTurn } from './turns';

/** Hints lie over the cards until they are put away, one after the other. */
async function putsHintsAway({ page }: Player): Promise<void> {
  const away = page.locator('.hint .iconbtn');
  while ((await away.count()) > 0) await away.click();
}

test('a turn can be played with the keyboard alone', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle');
  const [mover, other] = await byTurn(players[0]!, players[1]!);
  await mover.page.keyboard.press('Enter');
  await expect(other.chronicle).toContainText(`${mover.name} rolled`);
  const chosen = mover.page.locator('button.die.chosen');
  if ((await chosen.count()) > 0) {
    const place = Number(await chosen.first().getAttribute('data-die'));
    await mover.page.keyboard.press(String(place + 1));
    // The die is taken back, or the dragon that wants it says so.
    await expect(mover.page.locator(`button.die[data-die='${place}']:not(.chosen)`).or(mover.page.getByRole('alert'))).toBeVisible();
    await mover.page.keyboard.press('Escape');
    await expect(mover.page.locator(`button.die[data-die='${place}']`)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(async () => {
    await mover.page.keyboard.press('Enter');
    await expect(other.page.locator('.hearth.lit')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mover.page.keyboard.press('l');
  await expect(mover.page.getByRole('dialog')).toContainText('Turn 1');
});

test('five players fit on a small phone without scrolling', async ({ hall }) => {
  const small = { ...PHONE, viewport: { width: 360, height: 740 }, locale: 'de-DE' };
  const players = await hall.recorded('dragon-farkle-five', small, small, small, small, small);
  const mover = await onTurn(players);
  const fits = () =>
    mover.page.evaluate(() => {
      const main = document.querySelector('main')!;
      const bowl = document.querySelector('.bowl')!.getBoundingClientRect();
      const hearth = document.querySelector('.hearth')!.getBoundingClientRect();
      const wide = [...document.querySelectorAll('.hearth *, .chips *, .bowl *:not(.shadow), .shelf *, .mini')];
      return {
        scrolls: main.scrollHeight > main.clientHeight + 1,
        bowlAboveHearth: bowl.bottom <= hearth.top,
        seats: document.querySelectorAll('.chips .seat').length,
        wider: wide.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).map((element) => element.className),
      };
    });
  expect(await fits()).toEqual({ scrolls: false, bowlAboveHearth: true, seats: 5, wider: [] });
  await mover.primary.click();
  await expect(mover.page.locator('.bowl [data-die]').first()).toBeVisible();
  expect(await fits()).toEqual({ scrolls: false, bowlAboveHearth: true, seats: 5, wider: [] });
});

test('what cannot be done yet says why and leads to its rule', async ({ hall }) => {
  const mover = await onTurn(await hall.recorded('dragon-farkle'));
  const battle = mover.hearth.getByRole('button', { name: 'Final Battle' });
  await expect(battle).toHaveAttribute('aria-disabled', 'true');
  await battle.press('Enter');
  await expect(mover.page.getByRole('alert')).toContainText('5,000 soldiers are needed when the turn begins; there were 0.');
  await mover.page.getByRole('link', { name: 'Rule: entering the Keep' }).click();
  await expect(mover.page.locator('.asked')).toContainText('Entering the Keep');
});

test('every sign on the table says what it is and leads to its rule', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle', PHONE, PHONE);
  const [mover] = await byTurn(players[0]!, players[1]!);
  const { page } = mover;
  await putsHintsAway(mover);
  const sentence = page.getByRole('tooltip');
  const signs: [string, string][] = [
    ['.road .line', 'At 5,000 the gate opens'],
    ['.road .keep', 'you may fight the Final Battle there'],
    ['.road .health', 'A heart for every wound'],
    ['.pouch', 'A farkle loses it'],
  ];
  for (const [sign, says] of signs) {
    await page.locator(sign).tap();
    await expect(sentence).toContainText(says);
    await page.locator('.plate').tap();
    await expect(sentence).toHaveCount(0);
  }
  await page.locator('.road .keep').focus();
  await page.keyboard.press('Tab');
  await expect(sentence).toContainText('A heart for every wound');
  await page.keyboard.press('1');
  await expect(page.locator('.bowl .hit')).toBeVisible();
  await page.locator('.bowl .hit').tap();
  await expect(sentence).toContainText(/event die|dragon|rally/i);
  await sentence.getByRole('button').tap();
  await expect(page.getByRole('dialog')).toContainText('The event die');
});

test('the options of a room are chosen before it opens and shown in its lobby', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas', { locale: 'de-DE' })]);
  await mara.opensRoomFor('Dragon Farkle', '5');
  await expect(mara.page.locator('main')).toContainText('Legend of the Dragon, difficult');
  await mara.sits();
  await expect(mara.page.getByRole('button', { name: 'Fill the open seat' })).toHaveCount(4);
  await jonas.follows(mara.link);
  await jonas.sits();
  await expect(jonas.page.locator('main')).toContainText('Legende des Drachen, schwer');
});

const LOOKS: [string, BrowserContextOptions][] = [
  ['a phone in English by night', { ...PHONE, locale: 'en-GB', colorScheme: 'dark' }],
  ['a phone in German by day', { ...PHONE, locale: 'de-DE', colorScheme: 'light' }],
  ['a desktop in German by night', { locale: 'de-DE', colorScheme: 'dark' }],
  ['a desktop in English by day', { locale: 'en-GB', colorScheme: 'light' }],
];

for (const [look, options] of LOOKS) {
  test(`Dragon Farkle is accessible on ${look}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const mara = await hall.enters('Mara', options);
    await mara.page.goto('/help/dragon-farkle');
    await expect(mara.page.locator('main h2').first()).toBeVisible();
    await isAccessible(mara, 'help');
    await mara.page.goto('/');
    await mara.page.getByRole('button', { name: 'Dragon Farkle' }).click();
    await expect(mara.page.getByRole('dialog')).toBeVisible();
    await isAccessible(mara, 'options');
    await mara.page.getByRole('dialog').locator('.btn.pri').click();
    await expect(mara.hearth.getByRole('textbox')).toBeVisible();
    await isAccessible(mara, 'lobby');

    const players = [mara, await hall.enters('Jonas', options), await hall.enters('Aylin', options)];
    await hall.begins(players);
    const mover = await onTurn(players);
    const other = players.find((player) => player !== mover)!;
    await isAccessible(mover, 'choosing an action');
    await isAccessible(other, 'waiting');
    await putsHintsAway(mover);
    await mover.page.locator('.mini:visible').first().click();
    await expect(mover.page.getByRole('dialog')).toBeVisible();
    await isAccessible(mover, 'a card');
    await mover.page.keyboard.press('Escape');
    await mover.page.locator('.seat:visible').first().click();
    await expect(mover.page.getByRole('dialog')).toBeVisible();
    await isAccessible(mover, 'a player');
    await mover.page.keyboard.press('Escape');
    await mover.page.keyboard.press('2');
    await expect(mover.page.locator('.targets').first()).toBeVisible();
    await isAccessible(mover, 'choosing an army');
    await mover.page.keyboard.press('Escape');
    await mover.page.keyboard.press('1');
    await expect(mover.page.locator('.bowl [data-die]').first()).toBeVisible();
    await isAccessible(mover, 'a roll');
    await isAccessible(other, 'the roll of another');
  });
}
