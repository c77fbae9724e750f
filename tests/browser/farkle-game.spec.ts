import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { farkleTable, playUntil, seesResult } from './farkle';
import { expect, PHONE, test, type Hall } from './hall';
import type { Player } from './player';

const ENGLISH: BrowserContextOptions = { locale: 'en-GB', colorScheme: 'dark' };
const GERMAN: BrowserContextOptions = { locale: 'de-DE', colorScheme: 'light' };

interface Saying {
  won: { you: string; other: (name: string) => string };
  honest: string;
}

/** Two players, the first on a phone and the other on a desktop, play on until the dragon is slain and see how it ended. */
async function isWon(hall: Hall, players: Player[], { won, honest }: Saying): Promise<void> {
  const [mara, jonas] = players as [Player, Player];
  await playUntil(players, '.lair.won');
  await Promise.all(players.map(seesResult));
  const titles = await Promise.all(players.map(({ page }) => page.locator('.victory h2').innerText()));
  expect([
    [won.you, won.other('Mara')],
    [won.other('Jonas'), won.you],
  ]).toContainEqual(titles);
  for (const { page } of players) await expect(page.locator('.receipt')).toContainText(honest);
  await isAccessible(mara, 'result on a phone');
  await isAccessible(jonas, 'result on a desktop');

  const [download] = await Promise.all([mara.page.waitForEvent('download'), mara.page.locator('.receipt button.pbtn').click()]);
  const { code, said } = await hall.server.verify(await download.path());
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('This receipt holds') });
}

test('a whole game of Dragon Farkle is played in English, on a phone and on a desktop', async ({ hall }) => {
  test.setTimeout(300_000);
  const players = await farkleTable(hall, { ...PHONE, ...ENGLISH }, ENGLISH);
  await playUntil(players, '.duel');
  for (const player of players) await isAccessible(player, 'a brawl');
  await playUntil(players, '.lair');
  for (const player of players) await isAccessible(player, 'the Final Battle');
  await isWon(hall, players, {
    won: { you: 'You slew the dragon', other: (name) => `${name} slew the dragon` },
    honest: 'The game was honest',
  });
});

test('a brawl is fought in German, on a phone and on a desktop', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle-brawl', { ...PHONE, ...GERMAN }, GERMAN);
  await playUntil(players, '.duel');
  for (const player of players) await isAccessible(player, 'a brawl');
});

test('the Final Battle is fought and won in German, on a phone and on a desktop', async ({ hall }) => {
  test.setTimeout(180_000);
  const players = await hall.recorded('dragon-farkle-battle', { ...PHONE, ...GERMAN }, GERMAN);
  await playUntil(players, '.lair');
  for (const player of players) await isAccessible(player, 'the Final Battle');
  await isWon(hall, players, {
    won: { you: 'Du hast den Drachen erschlagen', other: (name) => `${name} hat den Drachen erschlagen` },
    honest: 'Das Spiel war ehrlich',
  });
});
