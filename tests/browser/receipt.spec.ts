import { isAccessible } from './axe';
import { Guest } from './evening';
import { expect, PHONE, test } from './hall';
import type { Player } from './player';

/** What the page needs to know of a receipt to change it. */
interface Receipt {
  room: string;
  seats: { number_from_server?: boolean }[];
}

/** Looks at the result again, with a receipt that the server has changed. */
async function isHanded({ page }: Player, change: (receipt: Receipt) => unknown): Promise<void> {
  await page.unroute('**/receipt');
  await page.route('**/receipt', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Receipt) });
  });
  await page.reload();
}

test('a number that was replaced is found out, and an erased receipt says so', async ({ hall }) => {
  const [mara, jonas] = await hall.table(PHONE);
  await new Guest(mara).endsTogetherWith(new Guest(jonas));
  const card = mara.page.locator('.receipt');
  await expect(card).toContainText('The game was honest');
  await expect(card).toContainText('It ends where the game on this device ended');

  const replace = (seat: number) => (receipt: Receipt) => {
    receipt.seats[seat]!.number_from_server = true;
    return receipt;
  };
  await isHanded(mara, replace(0));
  await expect(card).toContainText('The game does not match');
  await expect(card).toContainText('The server took your number in time and then put one of its own in its place');
  await isAccessible(mara, 'a receipt that does not match');
  await isHanded(mara, replace(1));
  await expect(card).toContainText('The number of Jonas is not the one that was sealed');

  await isHanded(mara, ({ room }) => ({ format: 'dragonhall-erased-1', room, game_number: 1, erased: Date.UTC(2026, 1, 3) }));
  await expect(card).toContainText('The receipt was erased');
  await expect(card).toContainText('February 3, 2026');
  await expect(card.getByRole('button')).toHaveCount(0);
  await isAccessible(mara, 'an erased receipt');
});
