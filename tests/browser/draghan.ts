import { expect, type BrowserContextOptions } from '@playwright/test';
import type { Hall } from './hall';
import type { Player } from './player';

/** A party that chooses its characters: everybody sits down, then all are ready. */
export async function gathers(hall: Hall, options: BrowserContextOptions[], ...choices: string[]): Promise<Player[]> {
  const names = ['Mara', 'Jonas', 'Aylin', 'Tomasz'];
  const players = await Promise.all(options.map((each, index) => hall.enters(names[index]!, each)));
  const [host, ...guests] = players as [Player, ...Player[]];
  await host.opensRoomFor('Draghan', ...choices);
  await host.sits();
  for (const guest of guests) {
    await guest.follows(host.link);
    await guest.sits();
  }
  for (const player of players) await player.isReady();
  for (const { page } of players) await expect(page.locator('.picks')).toBeVisible();
  return players;
}

/** Puts aside whatever a new device is told. */
export async function knowsThis({ page }: Player): Promise<void> {
  // On a small screen it is folded behind its sign.
  const sign = page.locator('.hearth .sign[aria-label]');
  if ((await sign.count()) > 0) await sign.click();
  const note = page.getByRole('note');
  while ((await note.count()) > 0) {
    const text = await note.locator('p').innerText();
    await note.getByRole('button').last().click();
    await expect(note.filter({ hasText: text })).toHaveCount(0);
  }
}

/** What the robot presses, the first that is there: it fights with everybody and always goes on. */
const LIKES = ['leave_open', 'heal', 'place', 'ready', 'call', 'give_coin', 'replace', 'done', 'leave_behind', 'pick', 'pass', 'travel'];

/** Plays by itself from now on, pressing the hearth's buttons, up to a phase if one is named; whoever is curious first taps what lies there. */
export async function playsByItself({ page }: Player, until?: string, curious = false): Promise<void> {
  await page.evaluate(
    ({ likes, stop, curious }) => {
      let moment = '';
      let taps: HTMLElement[] = [];
      const move = () => {
        const now = document.querySelector('header .sub')?.textContent ?? '';
        if (curious && now !== moment) {
          moment = now;
          taps = [...document.querySelectorAll<HTMLElement>('.stall .gear')];
        }
        document.querySelector<HTMLElement>('dialog[open] .iconbtn')?.click();
        const tap = taps.shift();
        if (tap) {
          tap.click();
          if (taps.length === 0) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          requestAnimationFrame(() => requestAnimationFrame(move));
          return;
        }
        if (
          document.querySelector('.hearth .btn.pri:not([data-do])') ||
          (stop && document.querySelector('header .sub')?.textContent?.includes(stop))
        ) {
          observer.disconnect();
          return;
        }
        const buttons = [...document.querySelectorAll<HTMLElement>('.hearth [data-do]')].filter(
          (button) => button.getAttribute('aria-disabled') !== 'true',
        );
        // A card is only chosen where it must be left behind; gifts and purchases are passed by.
        const wanted = likes.filter(
          (like) => like !== 'pick' || !buttons.some(({ dataset }) => dataset.do === 'pass' || dataset.do === 'done'),
        );
        const liked = wanted.map((like) => buttons.find(({ dataset }) => dataset.do === like)).find((button) => button);
        // A new companion is first chosen on the table.
        const companion = document.querySelector<HTMLElement>('.gathering [data-option][aria-pressed=false]');
        if (liked) liked.click();
        else if (!document.querySelector('.picks')) companion?.click();
      };
      // Whatever a step changes has been drawn before the next.
      const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(move)));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-disabled'] });
      move();
    },
    { likes: LIKES, stop: until, curious },
  );
}

/** Waits for the end of the game and goes on to the result. */
export async function seesEnd({ page, hearth }: Player): Promise<void> {
  await expect(hearth.locator('.btn.pri:not([data-do])')).toBeVisible({ timeout: 240_000 });
  await hearth.locator('.btn.pri').click();
  await expect(page.locator('.victory')).toBeVisible();
}
