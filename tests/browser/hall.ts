import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';
import { readTable, writeTable, type Seated } from './tables';

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
  private open?: Promise<void>;

  constructor(
    readonly server: Server,
    private readonly browser: Browser,
  ) {}

  /** Starts the server, once; with the database of a recorded table if that comes first. */
  private opens(database?: Buffer): Promise<void> {
    this.open ??= this.server.start(database);
    return this.open;
  }

  /** Somebody opens a browser of their own; nothing moves unless they want it to. */
  async enters(name: string, options: BrowserContextOptions = {}): Promise<Player> {
    await this.opens();
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

  /** The players of a recorded table, at the moment at which it was kept. */
  async recorded(name: string, ...looks: BrowserContextOptions[]): Promise<Player[]> {
    const { link, players, database } = await readTable(name);
    await this.lays(name, database);
    return Promise.all(players.map((seated, index) => this.returns(seated, link, looks[index])));
  }

  /** Only one of them. */
  async recordedFor(name: string, who: string, look: BrowserContextOptions = {}): Promise<Player> {
    const { link, players, database } = await readTable(name);
    await this.lays(name, database);
    return this.returns(
      players.find(({ name }) => name === who)!,
      link,
      look,
    );
  }

  private async lays(name: string, database: Buffer): Promise<void> {
    if (this.open) throw new Error(`the table ${name} comes too late: the server has been started`);
    await this.opens(database);
  }

  private async returns({ name, memory }: Seated, link: string, look: BrowserContextOptions = {}): Promise<Player> {
    const localStorage = Object.entries(memory).map(([name, value]) => ({ name, value }));
    const storageState = { cookies: [], origins: [{ origin: this.server.url, localStorage }] };
    const player = await this.enters(name, { storageState, ...look });
    await player.follows(link);
    return player;
  }

  /** Keeps the table of these players as it is now, for tests to start from. */
  async keeps(name: string, players: Player[]): Promise<void> {
    await this.server.shutDown();
    const seated = players.map(async ({ name, page }) => {
      const { origins } = await page.context().storageState();
      const facts = origins.flatMap(({ localStorage }) => localStorage);
      const memory = facts.filter(({ name }) => name.startsWith('dragonhall.room.'));
      return { name, memory: Object.fromEntries(memory.map(({ name, value }) => [name, value])) };
    });
    const link = new URL(players[0]!.link).pathname;
    await writeTable(name, { link, players: await Promise.all(seated), database: await this.server.database() });
    await this.server.comeBack();
  }

  /** Two players with a game of Dragon Stone that has just begun. */
  async table(black: BrowserContextOptions = {}, white: BrowserContextOptions = {}): Promise<[Player, Player]> {
    const [mara, jonas] = await this.recorded('dragon-stone', black, white);
    await Promise.all([mara!.seesTable(), jonas!.seesTable()]);
    return [mara!, jonas!];
  }

  /** The same, from the room that the first of them opens. */
  async opensTable(black: BrowserContextOptions = {}, white: BrowserContextOptions = {}): Promise<[Player, Player]> {
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
    const server = await Server.prepare();
    const hall = new Hall(server, browser);
    await use(hall);
    for (const context of browser.contexts()) await context.close();
    await server.stop();
    expect(hall.mistakes).toEqual([]);
  },
});
