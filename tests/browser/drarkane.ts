import type { BrowserContextOptions, Locator } from '@playwright/test';
import { Guest } from './evening';
import { expect, type Hall } from './hall';
import type { Player } from './player';

/** How a room of Drarkane is opened. */
export interface Setup {
  treasures?: boolean;
  teams?: boolean;
  /** Half an hour for each, so that clocks run. */
  clock?: boolean;
}

const NAMES = ['Mara', 'Jonas', 'Aylin', 'Tomasz', 'Ember', 'Ines'];

/** Somebody at a table of Drarkane, who only uses what the page shows. */
export class Champion {
  constructor(readonly player: Player) {}

  get page() {
    return this.player.page;
  }

  get hearth(): Locator {
    return this.player.hearth;
  }

  get primary(): Locator {
    return this.player.primary;
  }

  get hand(): Locator {
    return this.page.locator('.hand [data-card]');
  }

  /** The things to choose from in the hearth. */
  get chips(): Locator {
    return this.hearth.locator('[data-chip]');
  }

  async opensRoom({ treasures, teams }: Setup = {}): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Drarkane' }).click();
    const sheet = this.page.getByRole('dialog');
    if (treasures || teams) await sheet.locator('summary').click();
    if (treasures) await sheet.locator('input[name=treasures]').nth(1).check();
    if (teams) await sheet.locator('input[name=teams]').nth(1).check();
    await sheet.locator('.btn.pri').click();
    await this.page.waitForURL(/\/r\/[0-9a-f-]{36}$/);
    await this.page.locator('.colour').waitFor({ state: 'attached' });
  }

  async seesTable(): Promise<void> {
    await expect(this.page.locator('.drarkane')).toBeVisible();
  }

  async isOnTurn(): Promise<boolean> {
    return (await this.page.locator('.hearth.lit').count()) > 0;
  }

  /** What the top bar says of the moment, like "Round 1 of 3 · Trick 2". */
  get moment(): Locator {
    return this.page.locator('header .sub');
  }

  /** Plays by itself from now on: always the first thing there is, and contracts of two. */
  async playsByItself(until: 'to the end' | 'to the count' = 'to the end'): Promise<void> {
    await this.page.evaluate((until) => {
      const move = () => {
        const hearth = document.querySelector('.hearth.lit');
        if (!hearth || document.querySelector('dialog[open]')) return;
        const count = document.querySelector('[data-phase=count]');
        if (count && until === 'to the end') hearth.querySelector<HTMLElement>('[data-primary]')?.click();
        if (count) return;
        // No seat is on turn any more: the game is over.
        if (!document.querySelector('.plate.turn')) return observer.disconnect();
        const primary = hearth.querySelector<HTMLElement>('[data-primary]');
        const chips = [...hearth.querySelectorAll<HTMLElement>('[data-chip]')].filter((chip) => chip.offsetParent);
        const card = document.querySelector<HTMLElement>('.draft button') ?? document.querySelector<HTMLElement>('.hand .usable');
        if (!primary) (chips.find((chip) => chip.dataset.chip === '2') ?? chips[0] ?? card)?.click();
        else if (primary.getAttribute('aria-disabled') !== 'true') primary.click();
      };
      // Every change of the page is a reason to look whether there is something to do.
      const observer = new MutationObserver(() => setTimeout(move, 0));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-disabled'] });
      move();
    }, until);
  }

  /** The phase that sets the sizes of the table. */
  async phase(): Promise<string> {
    return (await this.page.locator('.drarkane').getAttribute('data-phase'))!;
  }

  /** Goes on from a round's end that has been counted. */
  async goesOn(): Promise<void> {
    await expect(this.page.locator('[data-phase=count] .hearth.lit')).toBeVisible();
    await this.primary.click();
  }

  /** Presses the lit button and waits until the table has answered. */
  async presses(): Promise<void> {
    await this.primary.click();
    await expect(this.hearth.locator('[aria-disabled=true]')).toHaveCount(0);
  }

  /** Chooses the first thing there is, an objective, a card or what the hearth offers. */
  async chooses(): Promise<void> {
    const card = this.page.locator('.draft button, .hand .usable').first();
    await ((await card.count()) > 0 ? card : this.chips.first()).click({ position: { x: 10, y: 10 } });
  }

  /** Does the first thing there is, once, when it is asked. */
  async actsOnce(): Promise<void> {
    await expect(this.page.locator('.hearth.lit')).toBeVisible();
    if ((await this.primary.count()) === 0) await this.chooses();
    await this.presses();
  }

  /** Makes a contract. */
  async declares(contract: number): Promise<void> {
    await this.page.locator(`[data-chip="${contract}"]`).click();
    await this.presses();
    await expect(this.page.locator('.plate.me').first()).toContainText(`/ ${contract}`);
  }

  /** Opens the score sheet and reads it. */
  async readsSheet(): Promise<Locator> {
    await this.page.locator('.danger .open').last().click();
    const sheet = this.page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    return sheet;
  }

  async closesSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }
}

/** The champions of a recorded table. */
export async function recordedChampions(hall: Hall, table: string, ...looks: BrowserContextOptions[]): Promise<Champion[]> {
  const players = await hall.recorded(table, ...looks);
  const champions = players.map((player) => new Champion(player));
  await Promise.all(champions.map((champion) => champion.seesTable()));
  return champions;
}

/** A game of Drarkane that has begun, one champion for each way of looking at it. */
export async function drarkaneTable(hall: Hall, looks: BrowserContextOptions[], setup: Setup = {}): Promise<Champion[]> {
  const players = await Promise.all(looks.map((look, seat) => hall.enters(NAMES[seat]!, look)));
  const champions = players.map((player) => new Champion(player));
  const [host] = champions;
  await host!.opensRoom(setup);
  if (setup.clock) {
    await host!.player.sits();
    await new Guest(host!.player).sets(/^Clock/, /for the game/, /30 minutes/);
  }
  for (const { player } of champions) {
    if (player !== host!.player) await player.follows(host!.player.link);
    if (player !== host!.player || !setup.clock) await player.sits();
  }
  for (const { player } of champions) await player.isReady();
  await Promise.all(champions.map((champion) => champion.seesTable()));
  return champions;
}
