import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody with a browser, who only uses what the page shows. */
export class Player {
  constructor(
    readonly name: string,
    public page: Page,
    private readonly watch: (page: Page) => void,
  ) {}

  get link(): string {
    return this.page.url();
  }

  get hearth(): Locator {
    return this.page.locator('.hearth');
  }

  /** The lit button of the hearth. */
  get primary(): Locator {
    return this.hearth.locator('.btn.pri');
  }

  get chronicle(): Locator {
    return this.page.locator('.chron');
  }

  /** What is played on: the ring of Dragon Stone, the bowl of Dragon Farkle. */
  get board(): Locator {
    return this.page.locator('svg.arena, .bowl');
  }

  async opensRoom(): Promise<void> {
    await this.opensRoomFor('Dragon Stone');
  }

  /** Opens a room for a game; the options with these labels are chosen, else the game is as boxed. */
  async opensRoomFor(game: string, ...options: string[]): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: game }).click();
    const sheet = this.page.getByRole('dialog');
    if (options.length > 0) await sheet.locator('summary').click();
    for (const option of options) await sheet.getByRole('radio', { name: option }).check();
    await sheet.locator('.btn.pri').click();
    await this.page.waitForURL(/\/r\/[0-9a-f-]{36}$/);
    // The hall stays until the room is there.
    await expect(this.page.locator('.colour')).toBeAttached();
  }

  async follows(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async sits(): Promise<void> {
    await this.hearth.getByRole('textbox').fill(this.name);
    await this.hearth.getByRole('textbox').press('Enter');
    await expect(this.hearth.getByRole('textbox')).toHaveCount(0);
  }

  /** Lets a bot sit down on a free seat, as the host. */
  async addsBot(level: string, side?: string): Promise<void> {
    const sheet = this.page.getByRole('dialog');
    await this.page
      .getByRole('button', { name: side ? `Fill the open seat: ${side}` : 'Fill the open seat' })
      .first()
      .click();
    await sheet.getByRole('button', { name: side ? `Add a bot for ${side}: ${level}` : `Add a bot: ${level}` }).click();
    await expect(sheet).toHaveCount(0);
  }

  async isReady(): Promise<void> {
    await this.primary.click();
  }

  async seesTable(): Promise<void> {
    await expect(this.board).toBeVisible();
  }

  /** A second tab of the same browser. */
  async opensAnotherTab(): Promise<Player> {
    const page = await this.page.context().newPage();
    this.watch(page);
    await page.goto(this.link);
    return new Player(this.name, page, this.watch);
  }

  async isOnTurn(): Promise<boolean> {
    return (await this.page.locator('.hearth.lit').count()) > 0;
  }

  /** Plays by itself from now on, pressing the hearth's buttons: what wins or hurts comes first. */
  async playsByItself(): Promise<void> {
    await this.page.evaluate(() => {
      const LIKES = ['holds', 'empty', 'entangles', 'expels', 'destroys', 'wins'];
      const free = (button: Element) => button.getAttribute('aria-disabled') !== 'true';
      const move = () => {
        const hearth = document.querySelector('.hearth.lit');
        if (!hearth) return;
        const options = [...hearth.querySelectorAll<HTMLElement>('[data-effect]')].filter(free);
        const liked = options.sort((a, b) => LIKES.indexOf(b.dataset.effect ?? '') - LIKES.indexOf(a.dataset.effect ?? ''))[0];
        const stones = [...hearth.querySelectorAll<HTMLElement>('[data-option]:not([data-effect])')];
        const promising = stones.filter((stone) => stone.querySelector('.sign'));
        const choices = promising.length > 0 ? promising : stones;
        const stone = choices[Math.floor(Math.random() * choices.length)];
        const roll = [...hearth.querySelectorAll<HTMLElement>('[data-primary]')].filter(free)[0];
        // No seat is on turn any more: the game is over.
        if (!document.querySelector('.camp.turn')) observer.disconnect();
        else (liked ?? stone ?? roll)?.click();
      };
      // Every change of the page is a reason to look whether there is something to do.
      const observer = new MutationObserver(() => setTimeout(move, 0));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-disabled'] });
      move();
    });
  }

  /** The turn that the table is in. */
  async turn(): Promise<number> {
    const subtitle = await this.page.locator('header .sub').innerText();
    return Number(/(\d+)$/.exec(subtitle)?.[1]);
  }

  /** Waits until the table has come to a turn. */
  async seesTurn(turn: number): Promise<void> {
    await expect.poll(() => this.turn(), { timeout: 60_000 }).toBeGreaterThanOrEqual(turn);
  }

  /** Waits for the end of the game and goes on to the result. */
  async seesResult(): Promise<void> {
    await expect(this.page.locator('.camp.turn')).toHaveCount(0, { timeout: 240_000 });
    await this.primary.click();
    await expect(this.page.locator('.victory h2')).toBeVisible();
  }
}
