import type { Player } from './player';

interface Told {
  table?: { view: object };
}

/** Alters every table that is told to a player from now on, for moments that no recorded table has. */
export async function alters<View extends object>({ page }: Player, alter: (view: View) => void): Promise<void> {
  await page.routeWebSocket('**/ws', (page) => {
    const server = page.connectToServer();
    server.onMessage((line) => {
      const told = JSON.parse(line.toString()) as Told;
      if (told.table) alter(told.table.view as View);
      page.send(JSON.stringify(told));
    });
  });
  await page.reload();
}
