import { expect, test } from './hall';
import { byTurn } from './turns';

const MOVING = { reducedMotion: 'no-preference' } as const;

test('a key that ends a movement does what it is for as well', async ({ hall }) => {
  const [mover] = await byTurn(...(await hall.table(MOVING, MOVING)));
  await mover.page.keyboard.press('Enter');
  // While the dice fall there is nothing to choose yet.
  await expect(mover.hearth).toContainText('A tap shows the outcome at once');
  await expect(mover.hearth.locator('[data-option]')).toHaveCount(0);
  await mover.page.keyboard.press('1');
  await expect(mover.hearth.locator('[data-effect]').first()).toBeVisible();
});

test('a key that ends a roll of soldier dice chooses a die as well', async ({ hall }) => {
  const players = await hall.recorded('dragon-farkle', MOVING, MOVING);
  await Promise.all(players.map((player) => player.seesTable()));
  const [mover] = await byTurn(players[0]!, players[1]!);
  await mover.page.keyboard.press('Enter');
  await expect(mover.hearth).toContainText('What will it be?');
  await expect(mover.page.locator('[data-die]')).toHaveCount(6);
  const clicked = await mover.page.evaluateHandle(() => {
    const clicked = { times: 0 };
    const note = ({ target }: Event) => (clicked.times += (target as Element).closest('[data-die="0"]') ? 1 : 0);
    document.addEventListener('click', note, { capture: true });
    return clicked;
  });
  await mover.page.keyboard.press('1');
  await expect(mover.page.locator('button[data-die="0"]')).toBeVisible();
  await expect.poll(() => clicked.evaluate(({ times }) => times)).toBe(1);
});
