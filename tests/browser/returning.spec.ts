import { expect, test } from './hall';
import { byTurn } from './turns';

test('after the server was killed both pages go on by themselves from the last move', async ({ hall }) => {
  test.setTimeout(120_000);
  const [mara, jonas] = await hall.table();
  await mara.playsByItself();
  await jonas.playsByItself();
  for (let round = 0; round < 3; round++) {
    const turn = await mara.turn();
    await mara.seesTurn(turn + 2);
    await hall.server.kill();
    await expect(mara.hearth).toContainText('No connection');
    await expect(mara.hearth).toContainText('Your seat is safe');
    const before = await mara.turn();
    await hall.server.comeBack();
    await mara.seesTurn(before + 1);
    await jonas.seesTurn(before + 1);
  }
});

test('a restart says that the hall is being swept', async ({ hall }) => {
  const [mara] = await hall.table();
  await hall.server.shutDown();
  await expect(mara.hearth).toContainText('The hall is being swept');
  await hall.server.comeBack();
  await expect(mara.hearth).not.toContainText('The hall is being swept');
});

test('a move that was pressed without a connection is sent once it is back', async ({ hall }) => {
  const [mara, jonas] = await hall.table();
  const [mover, other] = await byTurn(mara, jonas);
  await mover.page.evaluate(() => {
    // The answer is held back until the server is gone, as on a bad line.
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (!String(text).includes('"act"')) send.call(this, text);
    };
    (window as unknown as { mend: () => void }).mend = () => (WebSocket.prototype.send = send);
  });
  await mover.primary.click();
  await expect(mover.primary).toContainText('sent');
  await hall.server.kill();
  await expect(mover.hearth).toContainText('not confirmed yet');
  await mover.page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await hall.server.comeBack();
  await expect(other.chronicle).toContainText(`${mover.name} rolled`);
});

test('the newest tab plays, the older one says so and can take over again', async ({ hall }) => {
  const [mara] = await hall.table();
  const newer = await mara.opensAnotherTab();
  await newer.seesTable();
  await expect(mara.hearth).toContainText('Your seat is open in a newer tab or on another device.');
  await mara.hearth.getByRole('button', { name: 'Play here' }).click();
  await expect(newer.hearth).toContainText('Your seat is open in a newer tab or on another device.');
  await expect(mara.hearth).not.toContainText('Your seat is open in a newer tab or on another device.');
});

test('a link to no room says so and leads back to the hall', async ({ hall }) => {
  const mara = await hall.enters('Mara');
  await mara.follows('/r/00000000-0000-4000-8000-000000000000');
  await expect(mara.hearth).toContainText('This room is not here');
  await expect(mara.hearth.getByLabel('Room code')).toBeVisible();
  await mara.page.getByRole('button', { name: 'To the hall' }).click();
  await expect(mara.page.getByRole('heading', { level: 1 })).toContainText('Pull a chair to the fire.');
});
