import { beforeEach, expect, it } from 'vitest';
import { planBots, playAgainstBots, takePlan } from './against-bots';
import { keepSetting } from './memory';
import type { LiveSession } from './session.svelte';

const ROOM = '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1';

/** A session that writes down what it is asked to do; the table has room for so many bots. */
function session(room: { seats: number; sits?: boolean }) {
  const done: string[] = [];
  const fake = {
    seat: room.sits === false ? undefined : 0,
    sit: async (name: string) => void done.push(`${name} sits`),
    addBot: async (level: string) => {
      done.push(`a ${level} bot sits`);
      return done.length <= room.seats;
    },
    ready: async () => void done.push('ready'),
  };
  return { session: fake as unknown as LiveSession, done };
}

beforeEach(() => keepSetting('name', null));

it('a plan is carried out once', () => {
  planBots(ROOM, { count: 2, level: 'fair' });
  expect(takePlan(ROOM)).toEqual({ count: 2, level: 'fair' });
  expect(takePlan(ROOM)).toBeUndefined();
});

it('somebody without a name plays as a traveller, and is not remembered as one', async () => {
  const { session: table, done } = session({ seats: 3 });
  await playAgainstBots(table, { count: 2, level: 'fair' }, 'Traveller');
  expect(done).toEqual(['Traveller sits', 'a fair bot sits', 'a fair bot sits', 'ready']);
});

it('the name of this device is used', async () => {
  keepSetting('name', 'Mara');
  const { session: table, done } = session({ seats: 2 });
  await playAgainstBots(table, { count: 1, level: 'hard' }, 'Traveller');
  expect(done).toEqual(['Mara sits', 'a hard bot sits', 'ready']);
});

it('what is refused ends the preparation', async () => {
  const full = session({ seats: 2 });
  await playAgainstBots(full.session, { count: 3, level: 'fair' }, 'Traveller');
  expect(full.done).toEqual(['Traveller sits', 'a fair bot sits', 'a fair bot sits']);
  const closed = session({ seats: 2, sits: false });
  await playAgainstBots(closed.session, { count: 1, level: 'fair' }, 'Traveller');
  expect(closed.done).toEqual(['Traveller sits']);
});
