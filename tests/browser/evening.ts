import { expect, type Locator } from '@playwright/test';
import type { Player } from './player';

/** What somebody does around the game, by what the page shows. */
export class Guest {
  constructor(readonly player: Player) {}

  get page() {
    return this.player.page;
  }

  /** The sheet that is open. */
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  async closesSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.sheet).toHaveCount(0);
  }

  /** Opens the menu of the room, and a part of it. */
  async opens(part: RegExp | string): Promise<void> {
    await this.page.getByRole('button', { name: 'Room and settings' }).click();
    await this.sheet.getByRole('button', { name: part }).click();
  }

  /** What is said: beside the table where there is room, else on a sheet over its lower half. */
  get talk(): Locator {
    return this.page.locator('.talk');
  }

  async opensTalk(): Promise<void> {
    await this.page.getByRole('button', { name: /^Talk(,|$)/ }).click();
    await expect(this.talk).toBeVisible();
  }

  async says(text: string): Promise<void> {
    await this.talk.getByRole('textbox', { name: 'Say something' }).fill(text);
    await this.page.keyboard.press('Enter');
    await expect(this.talk.getByRole('listitem').last()).toContainText(text);
  }

  /** Chooses a setting of the room as its host. */
  async sets(setting: RegExp, ...choices: RegExp[]): Promise<void> {
    await this.page.getByRole('button', { name: setting }).click();
    for (const choice of choices) await this.sheet.getByRole('radio', { name: choice }).check();
    await this.sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(this.sheet).toHaveCount(0);
  }

  /** Asks the table for something that is decided together. */
  async moves(motion: RegExp): Promise<void> {
    await this.opens(/Decide together/);
    await this.sheet.getByRole('button', { name: motion }).click();
  }

  /** Ends the game by vote, which asks twice. */
  async movesToEnd(): Promise<void> {
    await this.moves(/End the game/);
    await this.sheet.getByRole('button', { name: 'Yes' }).click();
    await expect(this.sheet).toHaveCount(0);
  }

  async agrees(): Promise<void> {
    await this.page.getByRole('button', { name: 'Agree' }).click();
  }

  /** Begins the next game, as the host, with whoever wants it. */
  async startsAnother(): Promise<void> {
    await this.player.primary.click();
    await this.player.hearth.getByRole('button', { name: 'Start now' }).click();
    await expect(this.page.locator('.people li.me')).toContainText(this.player.name);
  }

  async endsTogetherWith(other: Guest): Promise<void> {
    await this.movesToEnd();
    await other.agrees();
    for (const { player } of [this, other]) {
      await expect(player.hearth).toContainText('The game was ended');
      await player.primary.click();
      await expect(player.page.locator('.victory')).toBeVisible();
    }
  }
}
