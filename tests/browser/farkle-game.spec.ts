import type { BrowserContextOptions } from '@playwright/test';
import { isAccessible } from './axe';
import { farkleTable, playUntil, seesResult } from './farkle';
import { expect, PHONE, test } from './hall';

interface Saying {
  look: BrowserContextOptions;
  won: { you: string; other: (name: string) => string };
  honest: string;
  seal: string;
}

const SAYINGS: Record<string, Saying> = {
  English: {
    look: { locale: 'en-GB', colorScheme: 'dark' },
    won: { you: 'You slew the dragon', other: (name) => `${name} slew the dragon` },
    honest: 'The dice were honest',
    seal: 'This receipt holds',
  },
  German: {
    look: { locale: 'de-DE', colorScheme: 'light' },
    won: { you: 'Du hast den Drachen erschlagen', other: (name) => `${name} hat den Drachen erschlagen` },
    honest: 'Die Würfel waren ehrlich',
    seal: 'This receipt holds',
  },
};

for (const [language, { look, won, honest, seal }] of Object.entries(SAYINGS)) {
  test(`a whole game of Dragon Farkle is played in ${language}, on a phone and on a desktop`, async ({ hall }) => {
    test.setTimeout(300_000);
    const players = await farkleTable(hall, { ...PHONE, ...look }, look);
    const [mara, jonas] = players as [(typeof players)[0], (typeof players)[0]];

    await playUntil(players, '.duel');
    for (const player of players) await isAccessible(player, 'a brawl');
    await playUntil(players, '.lair');
    for (const player of players) await isAccessible(player, 'the Final Battle');
    await playUntil(players, '.stamp.slain');

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
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(seal) });
  });
}
