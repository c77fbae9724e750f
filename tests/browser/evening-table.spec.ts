import { isAccessible } from './axe';
import { recordedChampions } from './drarkane';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import { boxesOf, expectSteady } from './steady';
import { byTurn, onTurn } from './turns';

test('clocks run on the seats, stand still by consent and go on', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara', { ...PHONE, colorScheme: 'dark' }), hall.enters('Jonas')]);
  await mara.opensRoom();
  await mara.sits();
  await new Guest(mara).sets(/^Clock/, /for the game/, /5 minutes/);
  await jonas.follows(mara.link);
  await jonas.sits();
  for (const player of [mara, jonas]) await player.isReady();
  for (const player of [mara, jonas]) await player.seesTable();
  await expect(mara.hearth.locator('.clock')).toHaveText(/4:5\d|5:00/);
  await expect(mara.page.locator('.camp .clock').first()).toBeVisible();
  await isAccessible(mara, 'table with clocks');

  await new Guest(mara).moves(/Pause the clocks/);
  await expect(jonas.page.locator('.notice')).toContainText('1 of 2 agree: Mara');
  await new Guest(jonas).agrees();
  await expect(mara.page.locator('.notice')).toContainText('The clocks stand still');
  await isAccessible(jonas, 'clocks that stand');
  await mara.page.getByRole('button', { name: 'Let them run' }).click();
  await expect(jonas.page.locator('.notice')).toHaveCount(0);
});

test('the count of a round shows the clock that runs now, also when the next round waits for its reader', async ({ hall }) => {
  test.setTimeout(120_000);
  const [mara, ...others] = await recordedChampions(hall, 'drarkane-three-clock', PHONE);
  for (const other of others) await other.playsByItself();
  await mara!.playsByItself('to the count');
  await expect(mara!.page.locator('[data-phase=count]')).toBeVisible({ timeout: 90_000 });
  // The others have made their contracts for the next round, and it waits for Mara.
  await expect(others[0]!.hearth).toContainText('Mara');
  const clock = mara!.hearth.locator('.clock');
  await expect(clock).toHaveAttribute('title', /^Your clock/);
  await expect(clock).not.toHaveClass(/still/);
  const left = await clock.innerText();
  await expect(clock).not.toHaveText(left);
});

test('when time is up the quietest step is played and told', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas', PHONE)]);
  await mara.opensRoom();
  await mara.sits();
  await new Guest(mara).sets(/^Clock/, /per step/, /^15 seconds/);
  await jonas.follows(mara.link);
  await jonas.sits();
  for (const player of [mara, jonas]) await player.isReady();
  for (const player of [mara, jonas]) await player.seesTable();
  await expect(mara.chronicle).toContainText(/(Your time|The time of Jonas) was up\./, { timeout: 30_000 });
});

test('the first vote moves nothing on a phone', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const pieces = ['svg.arena', '.hearth', '.chron'];
  const before = await boxesOf(mara.page, pieces);
  await new Guest(jonas).movesToEnd();
  await expect(mara.page.locator('.notice')).toContainText('1 of 2 agree: Jonas');
  await expectSteady(mara.page, before, pieces);
});

test('a bot plays for somebody who is away when the table wants it, until that person is back', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  const link = jonas.link;
  const before = await boxesOf(mara.page, ['svg.arena', '.hearth', '.chron']);
  await jonas.page.goto('about:blank');
  await expect(mara.hearth).toContainText('Jonas is away');
  await expect(mara.page.locator('.notice')).toBeVisible();
  await expectSteady(mara.page, before, ['svg.arena', '.hearth', '.chron']);
  await isAccessible(mara, 'somebody is away');
  await mara.page.getByRole('button', { name: 'Put away' }).click();
  await expect(mara.page.locator('.notice')).toHaveCount(0);
  await mara.page.getByRole('button', { name: 'One matter for the table' }).click();
  await mara.page.getByRole('button', { name: 'What now?' }).click();
  await isAccessible(mara, 'what the table can choose');
  await new Guest(mara).sheet.getByRole('button', { name: /Let a bot play for Jonas/ }).click();
  await expect(mara.page.locator('.camp').first()).toContainText('a bot plays on, hard');
  await expect(mara.page.locator('.notice')).toHaveCount(0);
  await jonas.follows(link);
  await jonas.seesTable();
  await expect(mara.page.locator('.camp', { hasText: 'a bot plays on' })).toHaveCount(0);
});

test('it is told once that somebody is away whom the table waits for', async ({ hall }) => {
  const [mover, other] = await byTurn(...(await hall.table(PHONE, PHONE)));
  await mover.page.goto('about:blank');
  await expect(other.page.locator('.notice')).toContainText(/counts as away in|the table waits|need not wait/);
  await expect(other.page.locator('.notice')).not.toContainText(mover.name);
  await expect(other.hearth).toContainText(`${mover.name} is away`);
  await expect(other.hearth.locator('h2')).toHaveText(`The seat stays ${mover.name}’s. The game waits.`);
  await expect(other.hearth).not.toContainText('rolls');
  await expect(other.hearth.locator('p')).toHaveCount(0);
});

test('a spectator takes an absent seat over, and its owner takes it back', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const kim = await hall.enters('Kim', PHONE);
  await kim.follows(mara.link);
  await kim.seesTable();
  await new Guest(kim).opens('People');
  await new Guest(kim).sheet.getByRole('textbox').fill('Kim');
  await kim.page.keyboard.press('Enter');
  await expect(new Guest(kim).sheet.getByRole('listitem')).toHaveCount(3);
  await new Guest(kim).closesSheet();
  const link = jonas.link;
  await jonas.page.goto('about:blank');
  await mara.page.getByRole('button', { name: 'What now?' }).click();
  await new Guest(mara).sheet.getByRole('button', { name: /Let a bot play for Jonas/ }).click();
  await expect(mara.page.locator('.camp:visible', { hasText: 'a bot plays on' })).toHaveCount(1);
  await new Guest(mara).moves(/Kim plays on for Jonas/);
  await expect(kim.page.locator('.camp.me').first()).toContainText('You');
  await jonas.follows(link);
  await expect(jonas.page.locator('.notice')).toContainText('Kim plays on for you');
  await jonas.page.getByRole('button', { name: 'Take it back' }).click();
  await expect(jonas.page.locator('.camp.me').first()).toContainText('You');
  await expect(kim.hearth).toContainText('You are watching');
  const { talk } = new Guest(mara);
  await expect(talk).toContainText('The table lets a bot go on for Jonas.');
  await expect(talk).toContainText('The table handed the seat of Jonas to Kim.');
  await expect(talk).toContainText('Jonas plays again in the place of Kim.');
  await isAccessible(mara, 'what people did to each other');
});

test('a step after which the other player is awaited is taken back with that player’s consent', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE, PHONE);
  const [mover, other] = await byTurn(mara, jonas);
  await mover.primary.click();
  for (const _ of [1, 2]) {
    await mover.hearth.locator('[data-option]:not([data-effect])').first().click();
    await mover.hearth.locator('[data-effect]').first().click();
    await expect(mover.hearth.locator('[aria-disabled=true]')).toHaveCount(0);
    if (!(await mover.isOnTurn())) break;
  }
  await expect(other.page.locator('.hearth.lit')).toBeVisible();
  await mover.hearth.getByRole('button', { name: 'Take back' }).click();
  await expect(mover.hearth).toContainText(`asking ${other.name}`);
  await expect(other.page.locator('.notice')).toContainText(`${mover.name} asks to take the last step back`);
  await isAccessible(other, 'somebody asks to take a step back');
  await other.page.getByRole('button', { name: 'All right' }).click();
  await expect(other.chronicle).toContainText(`${mover.name} took the last step back.`);
  await expect(mover.page.locator('.hearth.lit')).toBeVisible();
});

test('the last own step is taken back and everybody sees it', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE);
  const [mover, other] = await byTurn(mara, jonas);
  await mover.primary.click();
  await expect(other.chronicle).toContainText('rolled');
  await expect(mover.hearth.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  const stone = mover.hearth.locator('[data-option]:not([data-effect])').first();
  await stone.click();
  await mover.hearth.locator('[data-effect]').first().click();
  await expect(other.chronicle).not.toContainText('rolled');
  await isAccessible(mover, 'a step that can be taken back');
  await mover.hearth.getByRole('button', { name: 'Take back' }).click();
  await expect(other.chronicle).toContainText(`${mover.name} took the last step back.`);
  await expect(mover.chronicle).toContainText('You took your last step back.');
  await mover.chronicle.getByRole('button').click();
  await expect(new Guest(mover).sheet).toContainText('You took your last step back.');
});

test('a kind of decision is explained once', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE, PHONE);
  const mover = await onTurn([mara, jonas]);
  const hint = mover.hearth.getByRole('note');
  await expect(hint).toContainText('Your turn begins with two dice.');
  await hint.getByRole('button', { name: 'The rule' }).click();
  await expect(new Guest(mover).sheet.locator('.asked')).toBeVisible();
  await new Guest(mover).closesSheet();
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await mover.page.reload();
  await mover.seesTable();
  await expect(mover.primary).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('the hall is silent for whoever wants it, also after a reload', async ({ hall }) => {
  const [mara] = await hall.table(PHONE);
  const sound = mara.page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await mara.page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
});
