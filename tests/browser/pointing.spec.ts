import { gathers, playsByItself } from './draghan';
import { recordedChampions } from './drarkane';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';
import { byTurn, onTurn } from './turns';

test('a piece that is held is pointed at for everybody', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  // The ring stays for a moment only, so it is looked at when it comes.
  const marked = mara.page.waitForFunction(() => {
    const ring = document.querySelector('.pointed .ring');
    const [around, piece] = [ring?.getBoundingClientRect(), document.querySelector('[data-segment="5"]')!.getBoundingClientRect()];
    if (!ring || !around || ring.getAnimations().length > 0) return undefined;
    const inside = around.left < piece.left && around.right > piece.right && around.top < piece.top && around.bottom > piece.bottom;
    return { name: ring.textContent, inside };
  });
  const box = (await jonas.page.locator('[data-segment="5"]').boundingBox())!;
  await jonas.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await jonas.page.mouse.down();
  expect(await (await marked).jsonValue()).toEqual({ name: 'Jonas', inside: true });
  await jonas.page.mouse.up();
  await expect(mara.page.locator('.pointed .ring')).toHaveCount(0);
});

test('a key points, too, and a screen reader is told', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const told = mara.page.waitForFunction(() => document.querySelector('.pointed[role=status]')?.textContent.includes('Jonas points at:'));
  await jonas.page.locator('[data-segment][tabindex="0"]').focus();
  await jonas.page.keyboard.press('p');
  await told;
  await expect(new Guest(mara).talk.locator('.said')).toHaveCount(0);
});

/** Somebody points with a key, and another reads in the chronicle at what. */
async function pointsWithKey(pointer: Player, other: Player, piece: string, at: string | RegExp, presses = 1): Promise<void> {
  const line = other.page.locator('.chron .pointed-at');
  await pointer.page.locator(piece).filter({ visible: true }).first().focus();
  for (let press = 0; press < presses; press++) await pointer.page.keyboard.press('p');
  await expect(line).toContainText(`${pointer.name} points at:`);
  await expect(line).toContainText(at);
}

test('a key points at a foe, and at a dragon that may wait', async ({ hall }) => {
  const [mara, jonas] = (await gathers(hall, [{}, {}])) as [Player, Player];
  for (const player of [mara, jonas]) await playsByItself(player, 'The fight');
  for (const { page } of [mara, jonas]) await expect(page.locator('.foe').first()).toBeVisible();
  await pointsWithKey(jonas, mara, '.foe .art', (await mara.page.locator('.foe h3').first().innerText()).trim());
  const dragon = jonas.page.locator('.place .medal[data-point]').first();
  await pointsWithKey(jonas, mara, '.place .medal[data-point]', (await dragon.getAttribute('aria-label'))!);
});

test('a key points at a card of the trick, at a slot and at an objective', async ({ hall }) => {
  const champions = await recordedChampions(hall, 'drarkane-three-late');
  const leader = await onTurn(champions);
  const [one, two] = champions.filter((champion) => champion !== leader).map(({ player }) => player) as [Player, Player];
  await leader.actsOnce();
  const card = one.page.locator('.trick button').first();
  await expect(card).toBeVisible();
  await pointsWithKey(one, two, '.trick button', (await card.getAttribute('aria-label'))!.split(',')[0]!);
  await pointsWithKey(two, one, '.slot[role=button]', /slot/i);
});

test('a key points at an objective', async ({ hall }) => {
  const champions = await recordedChampions(hall, 'drarkane-treasures');
  for (let contract = 0; contract < 3; contract++) await (await onTurn(champions)).declares(2);
  for (let draft = 0; draft < 3; draft++) await (await onTurn(champions)).actsOnce();
  const [mara, jonas] = champions.map(({ player }) => player) as [Player, Player];
  const open = mara.page.locator('aside section:last-of-type > .objective').first();
  await expect(open).toBeVisible();
  await pointsWithKey(mara, jonas, 'aside section:last-of-type > .objective', (await open.getAttribute('aria-label'))!);
});

test('a key points at a die of another’s roll, and at a companion', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle-brawl');
  await Promise.all(players.map((player) => player.seesTable()));
  const [mover, other] = await byTurn(players[0]!, players[1]!);
  await expect(other.page.locator('.die[data-die="0"]')).toBeVisible();
  await pointsWithKey(other, mover, '.die[data-die="0"]', '1');
  const companion = await other.page.locator('.seats .seat.turn .helper b').innerText();
  await pointsWithKey(other, mover, '.seats .seat.turn', companion, 2);
});

test('a key points at a die of Dragon Stone', async ({ hall }) => {
  const [mover, other] = await byTurn(...(await hall.table()));
  await mover.primary.click();
  await expect(other.chronicle).toContainText('rolled');
  await pointsWithKey(other, mover, '.dice .place', /[1-6]/);
});
