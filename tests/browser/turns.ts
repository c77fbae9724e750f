import { expect } from '@playwright/test';

interface Taking {
  isOnTurn(): Promise<boolean>;
}

/** The one that the table waits for. Whoever has just acted must have seen what came of it. */
export async function onTurn<Player extends Taking>(players: readonly Player[]): Promise<Player> {
  let found: Player | undefined;
  await expect
    .poll(async () => {
      for (const player of players) if (await player.isOnTurn()) found = player;
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}

/** Two players, the one that the table waits for first. */
export async function byTurn<Player extends Taking>(one: Player, two: Player): Promise<[Player, Player]> {
  return (await onTurn([one, two])) === one ? [one, two] : [two, one];
}
