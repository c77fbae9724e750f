import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

export { expect };

/** A phone held upright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** The hall of one test: its server, and players who come in with browsers of their own. */
export class Hall {
  readonly mistakes: string[] = [];

  constructor(
    readonly server: Server,
    private readonly browser: Browser,
  ) {}

  /** Somebody opens a browser of their own; nothing moves unless they want it to. */
  async enters(name: string, options: BrowserContextOptions = {}): Promise<Player> {
    const context = await this.browser.newContext({
      baseURL: this.server.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      acceptDownloads: true,
      ...options,
    });
    const page = await context.newPage();
    this.watch(page, name);
    return new Player(name, page, (again) => this.watch(again, name));
  }

  /** Two players with a game that has begun. */
  async table(black: BrowserContextOptions = {}, white: BrowserContextOptions = {}): Promise<[Player, Player]> {
    const [mara, jonas] = await Promise.all([this.enters('Mara', black), this.enters('Jonas', white)]);
    await mara.opensRoom();
    await this.begins([mara, jonas]);
    return [mara, jonas];
  }

  /** Everybody follows the link of the first, sits down and is ready. */
  async begins(players: Player[]): Promise<void> {
    const [first, ...others] = players;
    await first!.sits();
    for (const other of others) {
      await other.follows(first!.link);
      await other.sits();
    }
    for (const player of players) await player.isReady();
    await Promise.all(players.map((player) => player.seesTable()));
  }

  /** Whatever breaks on a page fails the test at its end. */
  private watch(page: Page, name: string): void {
    page.on('pageerror', (error) => this.mistakes.push(`${name}: ${error.message}`));
  }
}

export const test = base.extend<{ hall: Hall }>({
  hall: async ({ browser }, use) => {
    const server = await Server.start();
    const hall = new Hall(server, browser);
    await use(hall);
    for (const context of browser.contexts()) await context.close();
    await server.stop();
    expect(hall.mistakes).toEqual([]);
  },
});
