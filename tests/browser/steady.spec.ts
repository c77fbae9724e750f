import type { BrowserContextOptions } from '@playwright/test';
import { playsByItself } from './draghan';
import { recordedChampions } from './drarkane';
import { playsFarkle } from './farkle';
import { expect, PHONE, test } from './hall';
import { watches, wereSteady, type Pieces } from './steady';

/** One looks at a phone, another at a laptop; whoever else sits there only plays. */
const LOOKS: [BrowserContextOptions, BrowserContextOptions] = [PHONE, { viewport: { width: 1366, height: 768 } }];

const FARKLE_TABLE = ['.chron', '.chips .seat, .seats .seat', '.bowl', '.leather', '.mini', '.foothold'];
const FARKLE: Record<string, Pieces> = {
  road: { phase: [...FARKLE_TABLE, '.road', '.shelf', '.plate'] },
  brawl: { phase: [...FARKLE_TABLE, '.duel', '.shelf', '.plate'] },
  battle: { phase: [...FARKLE_TABLE, '.lair', 'section.army'] },
};

const DRARKANE_TABLE = ['.chron', '.rail .plate, .seats .plate', '.danger', '.lair', '.foothold'];
const DRARKANE: Record<string, Pieces> = {
  declare: { phase: [...DRARKANE_TABLE, '.hand'], moment: ['.hand li'] },
  exchange: { phase: [...DRARKANE_TABLE, '.hand'], moment: ['.hand li'] },
  draft: { phase: [...DRARKANE_TABLE, '.hand', '.draft'], moment: ['.hand li'] },
  play: { phase: [...DRARKANE_TABLE, '.hand', '.trick li'], moment: ['.hand li'] },
  place: { phase: [...DRARKANE_TABLE, '.hearth .cards li'] },
  count: { phase: ['.stage', '[data-row]', '.foothold', '.hearth'] },
};

const DRAGHAN_TABLE = ['.chron', '.party .seat, .seats .seat', '.mine', '.place', '.foothold', '.hearth.lit'];
const DRAGHAN: Record<string, Pieces> = {
  choosing: { phase: ['.chron', '.picks li', '.gathering .card', '.foothold', '.hearth.lit'] },
  early_healing: { phase: DRAGHAN_TABLE },
  planning: { phase: DRAGHAN_TABLE, moment: ['.foes', '.foe', '.foe .card', '.post'] },
  odd_coins: { phase: DRAGHAN_TABLE },
  replacing: { phase: ['.chron', '.gathering .card', '.foothold', '.hearth.lit'] },
  market: { phase: DRAGHAN_TABLE, moment: ['.stall', '.stall .gear'] },
  sharing: { phase: DRAGHAN_TABLE },
  late_healing: { phase: DRAGHAN_TABLE },
  carrying: { phase: DRAGHAN_TABLE },
  travelling: { phase: DRAGHAN_TABLE, moment: ['.gate'] },
};

for (const [index, look] of ['a phone', 'a laptop'].entries()) {
  test(`nothing moves from the gathering to the dragon on ${look}`, async ({ hall }) => {
    test.setTimeout(120_000);
    const [mara] = await hall.recorded('draghan-four', LOOKS[index]!);
    const { page } = mara!;
    await expect(page.locator('.picks')).toBeVisible();
    await watches(page, DRAGHAN);
    await playsByItself(mara!, undefined, true);
    await expect(page.locator('[data-phase=over]')).toBeVisible({ timeout: 90_000 });
    await wereSteady([page], ['choosing', 'planning', 'odd_coins', 'market', 'sharing', 'late_healing', 'carrying', 'travelling']);
  });
}

for (const [name, table, sight, phases] of [
  ['a brawl', 'dragon-farkle-brawl', '[data-phase=road] .road', ['brawl', 'road']],
  ['the Final Battle', 'dragon-farkle-battle', '.lair.won', ['battle', 'road']],
] as const) {
  test(`nothing but the dice moves in ${name} on a phone and a laptop`, async ({ hall }) => {
    test.setTimeout(120_000);
    const players = await hall.recorded(table, ...LOOKS);
    for (const { page } of players) {
      await expect(page.locator('[data-phase]')).toBeVisible();
      await watches(page, FARKLE);
    }
    for (const player of players) await playsFarkle(player, sight);
    for (const { page } of players) await expect(page.locator(sight)).toBeVisible({ timeout: 90_000 });
    const pages = players.map(({ page }) => page);
    await wereSteady(pages, phases);
  });
}

for (const [name, table, until, phases] of [
  ['objectives are drafted', 'drarkane-treasures', 'Trick 2', ['declare', 'draft', 'play']],
  ['teammates exchange cards', 'drarkane-teams', 'Trick 2', ['exchange', 'declare', 'play']],
  ['the last tricks are played, placed and counted', 'drarkane-three-late', 'Round 2', ['play', 'place', 'count', 'declare']],
] as const) {
  test(`nothing moves while ${name} on a phone and a laptop`, async ({ hall }) => {
    test.setTimeout(120_000);
    const champions = await recordedChampions(hall, table, ...LOOKS);
    const seen = champions.slice(0, 2);
    for (const { page } of seen) await watches(page, DRARKANE);
    for (const champion of champions) await champion.playsByItself();
    for (const { moment } of seen) await expect(moment).toContainText(until, { timeout: 90_000 });
    const pages = seen.map(({ page }) => page);
    await wereSteady(pages, phases);
  });
}
