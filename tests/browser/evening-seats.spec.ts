import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import { byTurn } from './turns';

test('a link with a code moves a seat to a phone, and the old device is told', async ({ hall }) => {
  const [mara] = await hall.table({ colorScheme: 'dark' });
  const guest = new Guest(mara);
  await guest.opens(/My seat/);
  await guest.sheet.getByRole('button', { name: 'Show the code' }).click();
  await expect(guest.sheet.getByRole('img', { name: 'Link for the other device' })).toBeVisible();
  await isAccessible(mara, 'my seat');
  await mara.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => ((window as unknown as { copied: string }).copied = text) },
    });
  });
  await guest.sheet.getByRole('button', { name: 'Copy' }).click();
  const link = await mara.page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(link).toContain('#hop=');

  const phone = await hall.enters('Mara', PHONE);
  await phone.follows(link);
  await phone.seesTable();
  await expect(phone.page.locator('.camp.me').first()).toContainText('You');
  expect(phone.link).not.toContain('#');
  await expect(mara.hearth).toContainText('Your seat is open in a newer tab or on another device.');
});

test('six words bring a player back, wrong ones do not', async ({ hall }) => {
  const [mara] = await hall.table();
  const guest = new Guest(mara);
  await guest.opens(/My seat/);
  await guest.sheet.getByRole('button', { name: 'Get words' }).click();
  const words = await guest.sheet.locator('.six').innerText();
  expect(words.trim().split(/\s+/)).toHaveLength(6);

  const phone = await hall.enters('Mara', PHONE);
  const hands = new Guest(phone);
  await phone.follows(mara.link);
  await phone.seesTable();
  await hands.opens(/I have a seat here/);
  await hands.sheet.getByRole('textbox').fill(words.replace(/\S+\s*$/, 'dragonn'));
  await phone.page.keyboard.press('Enter');
  await expect(hands.sheet.getByRole('alert')).toContainText('“dragonn” is none of our words');
  await hands.sheet.getByRole('textbox').fill(words.trim().split(/\s+/).reverse().join(' '));
  await phone.page.keyboard.press('Enter');
  await expect(hands.sheet.getByRole('alert')).toContainText('This key opens no seat here');
  await isAccessible(phone, 'wrong words');
  await hands.sheet.getByRole('textbox').fill(words.toLowerCase());
  await phone.page.keyboard.press('Enter');
  await expect(phone.page.locator('.camp.me').first()).toContainText('You');

  // The link and the words together also open the seat from the hall.
  const desk = await hall.enters('Mara');
  await desk.page.goto('/');
  await desk.page.getByLabel('Room code').fill(`${mara.link} ${words}`);
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.locator('.camp.me').first()).toContainText('You');
});

test('an address that leads inside is refused, and the room is kept longer', async ({ hall }) => {
  const [, mara] = await byTurn(...(await hall.table(PHONE, PHONE)));
  const guest = new Guest(mara);
  await guest.opens(/My seat/);
  await expect(guest.sheet.getByRole('textbox', { name: 'Address' })).toBeHidden();
  await guest.sheet.getByText('For programs').click();
  await guest.sheet.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9/turn');
  await mara.page.keyboard.press('Enter');
  await expect(guest.sheet.getByRole('alert')).toContainText(/private network|calls nobody/);
  await guest.closesSheet();
  await guest.opens(/This room/);
  await guest.sheet.getByRole('button', { name: 'Keep it longer' }).click();
  await expect(guest.sheet).toContainText('Done: it is kept longer.');
  await guest.closesSheet();
  await mara.page.goto('/');
  await expect(mara.page.locator('.rooms .card')).toContainText('until');
});

test('the host sends a bot away in mid-game and somebody who watches sits down', async ({ hall }) => {
  const mara = await hall.enters('Mara', PHONE);
  await mara.opensRoom();
  await mara.sits();
  await mara.addsBot('easy', 'White');
  await mara.isReady();
  await mara.seesTable();
  const kim = await hall.enters('Kim');
  await kim.follows(mara.link);
  await kim.seesTable();
  const host = new Guest(mara);
  await host.opens('People');
  await host.sheet.getByRole('listitem').filter({ hasText: 'bot, easy' }).getByRole('button').first().click();
  await host.sheet.getByRole('button', { name: 'Send it away' }).click();
  await host.sheet.getByRole('button', { name: 'Yes' }).click();
  await expect(kim.page.locator('.notice')).toContainText('A seat is free');
  await kim.page.getByRole('button', { name: 'Sit down' }).click();
  await new Guest(kim).sheet.getByRole('textbox').fill('Kim');
  await kim.page.keyboard.press('Enter');
  await expect(kim.page.locator('.camp.me').first()).toContainText('You');
});

test('those who watch see what the host allows', async ({ hall }) => {
  const [mara, jonas] = await Promise.all([hall.enters('Mara'), hall.enters('Jonas', PHONE)]);
  await mara.opensRoom();
  await mara.sits();
  await new Guest(mara).sets(/^Spectators/, /^none only those seated/);
  await jonas.follows(mara.link);
  await jonas.sits();
  for (const player of [mara, jonas]) await player.isReady();
  for (const player of [mara, jonas]) await player.seesTable();
  const kim = await hall.enters('Kim');
  await kim.follows(mara.link);
  await expect(kim.hearth).toContainText('Only those seated see this game.');
  await isAccessible(kim, 'watching what is not shown');
  await expect(kim.board).toHaveCount(0);
});
