import { gathers, playsByItself as playsDraghan } from './draghan';
import { Champion, drarkaneTable, type Setup } from './drarkane';
import { Guest } from './evening';
import { farkleTable, playsFarkle } from './farkle';
import { expect, test, type Hall } from './hall';
import type { Player } from './player';

/** A moment of a game: something can be seen on a page, or read in its top bar, or the game is over. */
interface Moment {
  sight?: string;
  subtitle?: string;
  over?: true;
}

/** A table that tests start from: as it was opened, or played by everybody alike up to a moment. */
interface Plan {
  opens: (hall: Hall) => Promise<Player[]>;
  plays?: (player: Player) => Promise<void>;
  until?: Moment;
}

/** Whoever sees the moment presses nothing any more. */
async function restsAt({ page }: Player, until: Moment): Promise<void> {
  await page.evaluate(({ sight, subtitle }) => {
    const read = () => document.querySelector('header .sub')?.textContent ?? '';
    const rest = (event: Event) => {
      if ((sight && document.querySelector(sight)) || (subtitle && read().includes(subtitle))) event.stopImmediatePropagation();
    };
    document.addEventListener('click', rest, { capture: true });
  }, until);
}

async function isSeen({ page }: Player, { sight, subtitle, over }: Moment): Promise<boolean> {
  if (over)
    return page.evaluate(
      async () => (await (await fetch(location.pathname.replace('/r/', '/api/rooms/'))).json()).room.phase === 'finished',
    );
  if (sight) return (await page.locator(sight).count()) > 0;
  return (await page.locator('header .sub').innerText()).includes(subtitle!);
}

const stone = (hall: Hall): Promise<Player[]> => hall.opensTable();

const againstBot = async (hall: Hall) => {
  const mara = await hall.enters('Mara');
  await mara.opensRoom();
  await mara.sits();
  await mara.page.getByRole('button', { name: /^Odds/ }).click();
  await mara.page.getByRole('switch', { name: 'Quick bots' }).check();
  await mara.page.getByRole('button', { name: 'Apply' }).click();
  await mara.addsBot('easy', 'White');
  await expect(mara.page.locator('li .bot')).toHaveCount(1);
  await mara.isReady();
  await mara.seesTable();
  return [mara];
};

/** A table at which only bots sit, and somebody watches them. */
const onlyBots =
  (game: string, seats: (string | undefined)[], ...options: string[]) =>
  async (hall: Hall) => {
    const mara = await hall.enters('Mara');
    const guest = new Guest(mara);
    await mara.opensRoomFor(game, ...options);
    await guest.opens('People');
    await guest.sheet.getByRole('textbox').fill('Mara');
    await mara.page.keyboard.press('Enter');
    await expect(guest.sheet.getByRole('listitem')).toHaveCount(1);
    await guest.closesSheet();
    await mara.page.getByRole('button', { name: /^Odds/ }).click();
    await guest.sheet.getByRole('switch', { name: 'Quick bots' }).check();
    await guest.sheet.getByRole('button', { name: 'Apply' }).click();
    for (const side of seats) await mara.addsBot('easy', side);
    await mara.page.getByRole('button', { name: 'Let them play' }).click();
    return [mara];
  };

const alike = (seats: number) => Array<undefined>(seats).fill(undefined);

const farkle = (players: number) => (hall: Hall) => farkleTable(hall, ...Array<object>(players).fill({}));

const drarkane = (players: number, setup?: Setup) => async (hall: Hall) => {
  const champions = await drarkaneTable(hall, Array<object>(players).fill({}), setup);
  return champions.map(({ player }) => player);
};

const playsStone = (player: Player) => player.playsByItself();
const playsDrarkane = (player: Player) => new Champion(player).playsByItself();
const winning: Moment = { sight: '.hearth.lit [data-effect=wins]' };

const PLANS: Record<string, Plan> = {
  'dragon-stone': { opens: stone },
  'dragon-stone-last': { opens: stone, plays: playsStone, until: winning },
  'dragon-stone-bot-last': { opens: againstBot, plays: playsStone, until: winning },
  'dragon-farkle': { opens: farkle(2) },
  'dragon-farkle-five': { opens: farkle(5) },
  'dragon-farkle-brawl': { opens: farkle(2), plays: playsFarkle, until: { sight: '.duel' } },
  'dragon-farkle-battle': { opens: farkle(2), plays: playsFarkle, until: { sight: '.lair' } },
  'drarkane-three': { opens: drarkane(3) },
  'drarkane-three-late': { opens: drarkane(3), plays: playsDrarkane, until: { subtitle: 'Round 1 of 3 · Trick 7' } },
  'drarkane-three-clock': { opens: drarkane(3, { clock: true }), plays: playsDrarkane, until: { subtitle: 'Round 1 of 3 · Trick 7' } },
  'drarkane-alone': { opens: drarkane(1) },
  'drarkane-alone-late': { opens: drarkane(1), plays: playsDrarkane, until: { subtitle: 'Trick 8' } },
  'drarkane-teams': { opens: drarkane(4, { teams: true }) },
  'drarkane-teams-late': { opens: drarkane(4, { teams: true }), plays: playsDrarkane, until: { subtitle: 'Round 1 of 3 · Trick 8' } },
  'drarkane-treasures': { opens: drarkane(3, { treasures: true }) },
  'drarkane-six': { opens: drarkane(6) },
  'drarkane-draft': { opens: drarkane(6, { treasures: true }), plays: playsDrarkane, until: { sight: '.draft > :nth-child(7)' } },
  'draghan-four': { opens: (hall) => gathers(hall, [{}], '4') },
  'draghan-four-late': { opens: (hall) => gathers(hall, [{}], '4'), plays: playsDraghan, until: { subtitle: 'Round 6' } },
};

const OVER: Record<string, Plan['opens']> = {
  'dragon-stone-over': onlyBots('Dragon Stone', ['Black', 'White']),
  'dragon-farkle-over-two': onlyBots('Dragon Farkle', alike(2)),
  'dragon-farkle-over-three': onlyBots('Dragon Farkle', alike(3)),
  'dragon-farkle-over-four': onlyBots('Dragon Farkle', alike(4)),
  'dragon-farkle-over-five': onlyBots('Dragon Farkle', alike(5)),
  'drarkane-over-alone': onlyBots('Drarkane', alike(1)),
  'drarkane-over-two': onlyBots('Drarkane', alike(2)),
  'drarkane-over-three': onlyBots('Drarkane', alike(3)),
  'drarkane-over-teams': onlyBots('Drarkane', alike(4), 'Teams'),
  'drarkane-over-five': onlyBots('Drarkane', alike(5)),
  'drarkane-over-six': onlyBots('Drarkane', alike(6)),
  'draghan-over-one': onlyBots('Draghan', alike(1)),
  'draghan-over-two': onlyBots('Draghan', alike(2)),
  'draghan-over-three': onlyBots('Draghan', alike(3)),
  'draghan-over-four': onlyBots('Draghan', alike(4), 'Campaign'),
};
for (const [name, opens] of Object.entries(OVER)) PLANS[name] = { opens, until: { over: true } };

for (const [name, { opens, plays, until }] of Object.entries(PLANS)) {
  test(`record ${name}`, async ({ hall }) => {
    const players = await opens(hall);
    if (until) {
      for (const player of players) {
        await restsAt(player, until);
        await plays?.(player);
      }
      await expect
        .poll(async () => (await Promise.all(players.map((player) => isSeen(player, until)))).includes(true), { timeout: 280_000 })
        .toBe(true);
    }
    await hall.keeps(name, players);
  });
}
