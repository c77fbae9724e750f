import { describe, expect, it } from 'vitest';
import type { Receipt } from '../protocol/receipt';
import { sha256Hex } from './bytes';
import { canonical, heads, nameHash } from './chain';
import { Chance } from './chance';
import { botNumber, checkReceipt, gameSeed } from './receipt';
import { fromHex } from './bytes';

const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SALT = '0f'.repeat(16);
const NUMBERS = ['11'.repeat(32), '22'.repeat(32)];

/** A game of three decisions, honestly drawn. */
function honest(numbers = NUMBERS, format: Receipt<unknown>['format'] = 'dragonhall-receipt-2'): Receipt<unknown> {
  const seed = gameSeed(SERVER_SEED, numbers);
  let drew = 0;
  const decision = (number: number, bounds: number[]) => {
    const chance = new Chance(fromHex(seed), format === 'dragonhall-receipt-1' ? number : drew);
    if (bounds.length > 0) drew += 1;
    return { number, draws: bounds.map((bound) => ({ bound, result: chance.below(bound) })), events: [] };
  };
  const receipt: Receipt<unknown> = {
    format,
    room: '6f1c9a52-7d0e-4b3a-9c55-20b6f4f0c8d1',
    game_number: 1,
    game: { game: 'dragon-stone', options: {} },
    commitment: sha256Hex(SERVER_SEED),
    server_seed: SERVER_SEED,
    seats: numbers.map((number, seat) => ({
      name: `Seat ${seat}`,
      name_salt: SALT,
      name_hash: nameHash(SALT, `Seat ${seat}`),
      number,
      number_hash: sha256Hex(number),
    })),
    seed,
    played: [0, 60_000],
    decisions: [decision(0, [2]), decision(1, [6, 6]), decision(2, []), decision(3, [6, 6])],
    outcome: { kind: 'draw' },
  };
  return sealed(receipt);
}

/** The receipt with the head that its chain has. */
function sealed(receipt: Receipt<unknown>): Receipt<unknown> {
  return { ...receipt, head: heads(receipt).at(-1) };
}

/** Every change of one place: another leaf, or an element or a member less. */
function changed(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [`${value}x`, value.slice(0, -1) + (value.endsWith('0') ? '1' : '0')];
  if (Array.isArray(value))
    return value.flatMap((item, place) => [...changed(item).map((other) => value.with(place, other)), value.toSpliced(place, 1)]);
  if (typeof value !== 'object' || value === null) return [true];
  return Object.entries(value).flatMap(([name, member]) => {
    const without = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    return [...changed(member).map((other) => ({ ...value, [name]: other })), without];
  });
}

describe('a canonical text', () => {
  it('has sorted members and no spaces', () => {
    expect(canonical({ b: [1, true, null, {}], a: 'é\u0001"\\\n\u007f🐉', B: 4294967295 })).toBe(
      '{"B":4294967295,"a":"é\\u0001\\"\\\\\\n\u007f🐉","b":[1,true,null,{}]}',
    );
  });
});

describe('chance', () => {
  it('is the keystream of ChaCha20 in its original form', () => {
    const chance = new Chance(new Uint8Array(32), 0);
    expect(chance.below(2 ** 32 - 1)).toBe(0xade0b876);
    expect(chance.below(2 ** 32 - 1)).toBe(0x903df1a0);
  });

  it('goes on beyond the first blocks without a seam', () => {
    const long = new Chance(new Uint8Array(32), 7);
    const words = Array.from({ length: 200 }, () => long.below(2 ** 32 - 1));
    expect(new Set(words).size).toBe(200);
    const again = new Chance(new Uint8Array(32), 7);
    expect(Array.from({ length: 200 }, () => again.below(2 ** 32 - 1))).toEqual(words);
  });

  it('draws the dice of the game that the protocol page tells', () => {
    const seed = fromHex('b998628c4db651d5afe19b72193767a74d4d6e3e31b3c0b34ac2837c750e9d7b');
    expect(new Chance(seed, 0).below(2)).toBe(1);
    const roll = new Chance(seed, 1);
    expect([roll.below(6), roll.below(6)]).toEqual([3, 2]);
  });
});

describe('a receipt', () => {
  it('is honest when everything comes out the same', () => {
    expect(checkReceipt(honest(), {})).toEqual({
      kind: 'honest',
      draws: 5,
      choosable: [],
      bound: true,
      seen: 'nothing',
      nameless: 0,
      fromServer: [],
    });
  });

  it('of the first format numbers its streams by decisions', () => {
    const old = honest(NUMBERS, 'dragonhall-receipt-1');
    expect(checkReceipt(old, {})).toMatchObject({ kind: 'honest', draws: 5, choosable: [], bound: false });
    expect(checkReceipt({ ...old, format: 'dragonhall-receipt-2' }, {})).toEqual({ kind: 'draw_differs', decision: 3, draw: 1 });
  });

  it('of the first format says where chance could have been chosen by taking back', () => {
    const old = honest(NUMBERS, 'dragonhall-receipt-1');
    old.decisions[2]!.taken_back = true;
    expect(checkReceipt(old, {})).toMatchObject({ choosable: [{ decision: 3, takenBack: 1 }] });
    const now = honest();
    now.decisions[2]!.taken_back = true;
    now.take_backs = [{ after: 3, decision: 2, seat: 0, at: 9 }];
    expect(checkReceipt(sealed(now), {})).toMatchObject({ choosable: [] });
  });

  it('is held against the seal that this device saw', () => {
    const receipt = honest();
    expect(checkReceipt(receipt, { commitment: receipt.commitment })).toMatchObject({ kind: 'honest' });
    expect(checkReceipt(receipt, { commitment: 'ff'.repeat(32) })).toEqual({ kind: 'seal_differs' });
  });

  it('is held against the number that this device sent', () => {
    expect(checkReceipt(honest(), { mine: { seat: 1, number: NUMBERS[1]! } })).toMatchObject({ kind: 'honest' });
    expect(checkReceipt(honest(), { mine: { seat: 1, number: '33'.repeat(32) } })).toEqual({ kind: 'number_differs', seat: 1 });
    expect(checkReceipt(honest(), { mine: { seat: 2, number: NUMBERS[1]! } })).toEqual({ kind: 'number_differs', seat: 2 });
  });

  it('does not say that a number was missing which this device showed in time', () => {
    const given = honest([NUMBERS[0]!, botNumber(SERVER_SEED, 1)]);
    given.seats[1] = { ...given.seats[1]!, number_hash: sha256Hex(NUMBERS[1]!), number_from_server: true };
    const replaced = sealed(given);
    expect(checkReceipt(replaced, { mine: { seat: 1, number: NUMBERS[1]!, accepted: true } })).toEqual({
      kind: 'number_replaced',
      seat: 1,
    });
    expect(checkReceipt(replaced, { mine: { seat: 1, number: NUMBERS[1]! } })).toMatchObject({ kind: 'honest', fromServer: [1] });
    expect(checkReceipt(replaced, { mine: { seat: 0, number: NUMBERS[0]!, accepted: true } })).toMatchObject({
      kind: 'honest',
      fromServer: [1],
    });
  });

  it('is held against the dice that this device saw', () => {
    const receipt = honest();
    const last = receipt.decisions.at(-1)!.draws.map(({ result }) => result);
    expect(checkReceipt(receipt, { shown: [[], last] })).toMatchObject({ kind: 'honest' });
    expect(checkReceipt(receipt, { shown: [[], [last[0]!, (last[1]! + 1) % 6]] })).toEqual({ kind: 'draw_differs', decision: 3, draw: 2 });
  });

  it('tells the dice that were seen apart from steps that were taken back', () => {
    const receipt = honest();
    receipt.decisions[2]!.taken_back = true;
    receipt.take_backs = [{ after: 3, decision: 2, seat: 0, at: 9 }];
    receipt.head = sealed(receipt).head;
    const seen = [receipt.decisions[1]!, receipt.decisions[3]!].map(({ draws }) => draws.map(({ result }) => result));
    expect(checkReceipt(receipt, { shown: seen })).toMatchObject({ kind: 'honest' });
    expect(checkReceipt(receipt, { shown: [[(seen[0]![0]! + 1) % 6, seen[0]![1]], seen[1]!] })).toEqual({
      kind: 'draw_differs',
      decision: 1,
      draw: 1,
    });
  });

  it('shows a changed server seed', () => {
    expect(checkReceipt({ ...honest(), server_seed: 'ab'.repeat(32) }, {})).toEqual({ kind: 'seal_differs' });
  });

  it('shows a changed number', () => {
    const receipt = honest();
    receipt.seats[0]!.number = '44'.repeat(32);
    expect(checkReceipt(receipt, {})).toEqual({ kind: 'number_differs', seat: 0 });
  });

  it('shows a bot whose number the server could have chosen', () => {
    expect(botNumber(SERVER_SEED, 1)).toBe('860c07ce7439b23bcb9abc8c21697c90580a398f9a4544769237863186e958ba');
    const given = honest([NUMBERS[0]!, botNumber(SERVER_SEED, 1)]);
    given.seats[1]!.bot = 'fair';
    expect(checkReceipt(sealed(given), {})).toMatchObject({ kind: 'honest' });
    const chosen = honest();
    chosen.seats[1]!.bot = 'fair';
    expect(checkReceipt(chosen, {})).toEqual({ kind: 'number_differs', seat: 1 });
    const swapped = honest([botNumber(SERVER_SEED, 1), NUMBERS[1]!]);
    swapped.seats[0]!.bot = 'fair';
    expect(checkReceipt(swapped, {})).toEqual({ kind: 'number_differs', seat: 0 });
  });

  it('shows a seed that does not come from the numbers', () => {
    expect(checkReceipt({ ...honest(), seed: 'ab'.repeat(32) }, {})).toEqual({ kind: 'seed_differs' });
  });

  it('names the first draw that differs', () => {
    const receipt = honest();
    const draw = receipt.decisions[1]!.draws[1]!;
    draw.result = (draw.result + 1) % 6;
    expect(checkReceipt(receipt, {})).toEqual({ kind: 'draw_differs', decision: 1, draw: 2 });
  });

  it('does not let a decision take the stream of another', () => {
    const receipt = honest();
    receipt.decisions[3] = { ...receipt.decisions[1]! };
    expect(checkReceipt(receipt, {})).toEqual({ kind: 'draw_differs', decision: 3, draw: 1 });
  });

  it('says whether it ends where the game on this device ended', () => {
    const receipt = honest();
    const all = heads(receipt);
    expect(checkReceipt(receipt, { head: all.at(-1)! })).toMatchObject({ kind: 'honest', seen: 'end' });
    expect(checkReceipt(receipt, { head: all[2]! })).toMatchObject({ kind: 'honest', seen: 'part' });
    expect(checkReceipt(receipt, { head: 'ab'.repeat(32) })).toEqual({ kind: 'head_differs' });
    expect(checkReceipt(honest(NUMBERS, 'dragonhall-receipt-1'), { head: all.at(-1)! })).toEqual({ kind: 'head_differs' });
  });

  it('shows a last decision that was dropped to whoever saw it', () => {
    const receipt = honest();
    const head = receipt.head!;
    const cut = sealed({ ...receipt, decisions: receipt.decisions.slice(0, -1), outcome: { kind: 'abandoned' } });
    expect(checkReceipt(cut, {})).toMatchObject({ kind: 'honest' });
    expect(checkReceipt(cut, { head })).toEqual({ kind: 'head_differs' });
    expect(checkReceipt({ ...cut, head }, {})).toEqual({ kind: 'chain_differs' });
  });

  it('holds without names, and shows a changed one', () => {
    const receipt = honest();
    const withheld = receipt.seats.map(({ name, name_salt, ...seat }) => seat);
    expect(checkReceipt({ ...receipt, seats: withheld }, {})).toMatchObject({ kind: 'honest', nameless: 2 });
    receipt.seats[1]!.name = 'Eve';
    expect(checkReceipt(receipt, {})).toEqual({ kind: 'name_differs', seat: 1 });
  });

  it('names a seat that did not show its number', () => {
    const given = honest([NUMBERS[0]!, botNumber(SERVER_SEED, 1)]);
    given.seats[1] = { ...given.seats[1]!, number_hash: 'cd'.repeat(32), number_from_server: true };
    expect(checkReceipt(sealed(given), {})).toMatchObject({ kind: 'honest', fromServer: [1] });
    given.seats[1].number_from_server = undefined;
    expect(checkReceipt(sealed(given), {})).toEqual({ kind: 'number_differs', seat: 1 });
  });

  it('shows whatever is changed or left out', () => {
    const receipt = JSON.parse(JSON.stringify(honest())) as Receipt<unknown>;
    const holds = (changed: unknown) => {
      try {
        return checkReceipt(changed as Receipt<unknown>, {}).kind === 'honest';
      } catch {
        return false;
      }
    };
    expect(holds(receipt)).toBe(true);
    const changes = changed(receipt);
    expect(changes.length).toBeGreaterThan(60);
    expect(changes.filter(holds)).toEqual([]);
  });

  it('is not judged in a form that is unknown', () => {
    const unknown = 'dragonhall-receipt-9' as Receipt<unknown>['format'];
    expect(checkReceipt({ ...honest(), format: unknown }, {})).toEqual({ kind: 'unknown_format' });
  });
});
