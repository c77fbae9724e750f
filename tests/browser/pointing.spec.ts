import { Guest } from './evening';
import { expect, PHONE, test } from './hall';

test('a piece that is held is pointed at for everybody', async ({ hall }) => {
  const [mara, jonas] = await hall.table({ ...PHONE, colorScheme: 'dark' });
  // The ring stays for a moment only, so it is looked at when it comes.
  const marked = mara.page.waitForFunction(() => {
    const ring = document.querySelector('.pointed .ring');
    const [around, piece] = [ring?.getBoundingClientRect(), document.querySelector('[data-segment="5"]')!.getBoundingClientRect()];
    if (!ring || !around || ring.getAnimations().length > 0) return undefined;
    const inside = around.left < piece.left && around.right > piece.right && around.top < piece.top && around.bottom > piece.bottom;
    return { name: ring.textContent, inside };
  });
  const box = (await jonas.page.locator('[data-segment="5"]').boundingBox())!;
  await jonas.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await jonas.page.mouse.down();
  expect(await (await marked).jsonValue()).toEqual({ name: 'Jonas', inside: true });
  await jonas.page.mouse.up();
  await expect(mara.page.locator('.pointed .ring')).toHaveCount(0);
});

test('a key points, too, and a screen reader is told', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const told = mara.page.waitForFunction(() => document.querySelector('.pointed[role=status]')?.textContent.includes('Jonas points at:'));
  await jonas.page.locator('[data-segment][tabindex="0"]').focus();
  await jonas.page.keyboard.press('p');
  await told;
  await expect(new Guest(mara).talk.locator('.said')).toHaveCount(0);
});
