import { sha256 } from '@noble/hashes/sha2.js';
import { DOMAIN } from '../protocol/constants';
import type { Digest, SeatNumber } from '../protocol/ids';
import type { Receipt } from '../protocol/receipt';
import { fromHex, sha256Hex, toHex } from './bytes';
import { heads, nameHash } from './chain';
import { Chance } from './chance';
import type { ShownNumber } from './memory';

/** A draw that whoever knew the server's seed could have chosen by steps that were taken back. */
export interface Choosable {
  /** The decision that drew. */
  decision: number;
  /** How many steps were taken back since the draw before. */
  takenBack: number;
}

/** What this device saw before the game, to hold against the receipt. */
export interface Witnessed {
  /** The seal. */
  commitment?: Digest;
  /** The number that this device showed. */
  mine?: ShownNumber;
  /** The last head of the game's chain that was shown here. */
  head?: Digest;
  /** The results of chance that the last decisions showed, in order; undefined where one stayed hidden. */
  shown?: (number | undefined)[][];
}

/** What came of checking a receipt; the first thing that does not fit ends the check. */
export type Verdict =
  | {
      kind: 'honest';
      draws: number;
      choosable: Choosable[];
      /** Whether everything is bound by a chain; games that began earlier have none. */
      bound: boolean;
      /** Whether this device saw the game to its end, a part of it, or nothing. */
      seen: 'end' | 'part' | 'nothing';
      /** How many names are withheld. */
      nameless: number;
      /** The seats that, as the server says, did not show their number in time. */
      fromServer: number[];
    }
  | { kind: 'name_differs'; seat: number }
  | { kind: 'chain_differs' }
  | { kind: 'head_differs' }
  | { kind: 'unknown_format' }
  | { kind: 'seal_differs' }
  | { kind: 'number_differs'; seat: number }
  | { kind: 'number_replaced'; seat: number }
  | { kind: 'seed_differs' }
  | { kind: 'draw_differs'; decision: number; draw: number };

/** The seed of a game: the hash of the server's seed and every seat's number. */
export function gameSeed(serverSeed: Digest, numbers: readonly SeatNumber[]): Digest {
  const hash = sha256.create().update(new TextEncoder().encode(DOMAIN.gameSeed)).update(fromHex(serverSeed));
  for (const number of numbers) hash.update(fromHex(number));
  return toHex(hash.digest());
}

/** The number of a bot, which follows from the server's seed and the seat. */
export function botNumber(serverSeed: Digest, seat: number): SeatNumber {
  const hash = sha256.create().update(new TextEncoder().encode(DOMAIN.botNumber)).update(fromHex(serverSeed));
  return toHex(hash.update(Uint8Array.of(seat)).digest());
}

/** Checks the seal, the numbers, the seed and every draw of a finished game. */
export function checkReceipt(receipt: Receipt<unknown>, witnessed: Witnessed): Verdict {
  if (receipt.format !== 'dragonhall-receipt-1' && receipt.format !== 'dragonhall-receipt-2') return { kind: 'unknown_format' };
  const sealed = witnessed.commitment ?? receipt.commitment;
  if (receipt.commitment !== sealed || sha256Hex(receipt.server_seed) !== sealed) return { kind: 'seal_differs' };

  const { mine } = witnessed;
  if (mine?.accepted && receipt.seats[mine.seat]?.number_from_server) return { kind: 'number_replaced', seat: mine.seat };
  if (mine && mine.seat >= receipt.seats.length) return { kind: 'number_differs', seat: mine.seat };
  const wrong = receipt.seats.findIndex(
    (seat, index) =>
      (!seat.number_from_server && sha256Hex(seat.number) !== seat.number_hash) ||
      ((seat.bot !== undefined || seat.number_from_server) && seat.number !== botNumber(receipt.server_seed, index)) ||
      (index === mine?.seat && !seat.number_from_server && seat.number !== mine.number),
  );
  if (wrong !== -1) return { kind: 'number_differs', seat: wrong };

  const seed = gameSeed(
    receipt.server_seed,
    receipt.seats.map((seat) => seat.number),
  );
  if (seed !== receipt.seed) return { kind: 'seed_differs' };

  const verdict = checkDraws(receipt, fromHex(seed), witnessed.shown ?? []);
  if (verdict.kind !== 'honest') return verdict;
  if (receipt.format === 'dragonhall-receipt-1') return witnessed.head === undefined ? verdict : { kind: 'head_differs' };
  return checkChain(receipt, witnessed.head) ?? { ...verdict, bound: true, seen: seenOf(receipt, witnessed.head) };
}

/** What does not fit of the names and of the chain over everything, if anything. */
function checkChain(receipt: Receipt<unknown>, seen: Digest | undefined): Verdict | undefined {
  const wrong = receipt.seats.findIndex(({ name, name_salt, name_hash }) =>
    name === undefined || name_salt === undefined ? name !== name_salt || name_hash === undefined : nameHash(name_salt, name) !== name_hash,
  );
  if (wrong !== -1) return { kind: 'name_differs', seat: wrong };
  const all = heads(receipt);
  const takenBack = receipt.decisions.flatMap(({ taken_back }, number) => (taken_back === undefined ? [] : [`${number} ${taken_back}`]));
  const listed = (receipt.take_backs ?? []).map(({ decision }) => decision).sort((a, b) => a - b);
  const marked = takenBack.join() === listed.map((number) => `${number} true`).join();
  const lowercase = [receipt.server_seed, receipt.seed].every((digits) => /^[0-9a-f]{64}$/.test(digits));
  if (!marked || !lowercase || receipt.played.length !== 2 || all.at(-1) !== receipt.head) return { kind: 'chain_differs' };
  return seen === undefined || all.includes(seen) ? undefined : { kind: 'head_differs' };
}

function seenOf(receipt: Receipt<unknown>, head: Digest | undefined): 'end' | 'part' | 'nothing' {
  if (head === undefined) return 'nothing';
  return head === receipt.head ? 'end' : 'part';
}

/** Where streams are numbered by decisions, those that were taken back before a draw chose it. */
function choosableDraws(receipt: Receipt<unknown>): Choosable[] {
  const found: Choosable[] = [];
  let takenBack = 0;
  for (const [decision, { taken_back, draws }] of receipt.decisions.entries()) {
    if (taken_back) takenBack += 1;
    if (draws.length === 0) continue;
    if (takenBack > 0) found.push({ decision, takenBack });
    takenBack = 0;
  }
  return receipt.format === 'dragonhall-receipt-1' ? found : [];
}

/** Draws everything again, from streams that are numbered by the decisions that drew; in the first format by all. Decisions are numbered from 0, and what was shown at the table must be what was drawn. What was taken back is not at the table any more. */
function checkDraws(receipt: Receipt<unknown>, seed: Uint8Array, shown: (number | undefined)[][]): Verdict {
  let draws = 0;
  let drew = 0;
  let place = shown.length - receipt.decisions.filter(({ taken_back }) => !taken_back).length;
  for (const [number, decision] of receipt.decisions.entries()) {
    const chance = new Chance(seed, receipt.format === 'dragonhall-receipt-1' ? number : drew);
    for (const [index, draw] of decision.draws.entries()) {
      const seen = (decision.taken_back ? undefined : shown[place]?.[index]) ?? draw.result;
      if (decision.number !== number || chance.below(draw.bound) !== draw.result || seen !== draw.result) {
        return { kind: 'draw_differs', decision: number, draw: index + 1 };
      }
      draws += 1;
    }
    if (decision.draws.length > 0) drew += 1;
    if (!decision.taken_back) place += 1;
  }
  return {
    kind: 'honest',
    draws,
    choosable: choosableDraws(receipt),
    bound: false,
    seen: 'nothing',
    nameless: receipt.seats.filter(({ name }) => name === undefined).length,
    fromServer: receipt.seats.flatMap(({ number_from_server }, seat) => (number_from_server ? [seat] : [])),
  };
}
