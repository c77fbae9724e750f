import { sha256 } from '@noble/hashes/sha2.js';
import type { Digest, SeatNumber } from '../protocol/ids';
import type { Receipt } from '../protocol/receipt';
import { fromHex, sha256Hex, toHex } from './bytes';
import { Chance } from './chance';

/** The words that the hash of a game's seed begins with. */
const DOMAIN = 'dragonhall game seed 1';

/** The words that the hash of a bot's number begins with. */
const BOT_DOMAIN = 'dragonhall bot number 1';

const FORMAT = 'dragonhall-receipt-1';

/** What this device saw before the game, to hold against the receipt. */
export interface Witnessed {
  /** The seal. */
  commitment?: Digest;
  /** The number of this device's seat. */
  number?: { seat: number; number: SeatNumber };
  /** The results of chance that the last decisions showed, in order; undefined where one stayed hidden. */
  shown?: (number | undefined)[][];
}

/** What came of checking a receipt; the first thing that does not fit ends the check. */
export type Verdict =
  | { kind: 'honest'; draws: number }
  | { kind: 'unknown_format' }
  | { kind: 'seal_differs' }
  | { kind: 'number_differs'; seat: number }
  | { kind: 'seed_differs' }
  | { kind: 'draw_differs'; decision: number; draw: number };

/** The seed of a game: the hash of the server's seed and every seat's number. */
export function gameSeed(serverSeed: Digest, numbers: readonly SeatNumber[]): Digest {
  const hash = sha256.create().update(new TextEncoder().encode(DOMAIN)).update(fromHex(serverSeed));
  for (const number of numbers) hash.update(fromHex(number));
  return toHex(hash.digest());
}

/** The number of a bot, which follows from the server's seed and the seat. */
export function botNumber(serverSeed: Digest, seat: number): SeatNumber {
  const hash = sha256.create().update(new TextEncoder().encode(BOT_DOMAIN)).update(fromHex(serverSeed));
  return toHex(hash.update(Uint8Array.of(seat)).digest());
}

/** Checks the seal, the numbers, the seed and every draw of a finished game. */
export function checkReceipt(receipt: Receipt<unknown>, witnessed: Witnessed): Verdict {
  if (receipt.format !== FORMAT) return { kind: 'unknown_format' };
  const sealed = witnessed.commitment ?? receipt.commitment;
  if (receipt.commitment !== sealed || sha256Hex(receipt.server_seed) !== sealed) return { kind: 'seal_differs' };

  const mine = witnessed.number;
  const wrong = receipt.seats.findIndex(
    (seat, index) =>
      sha256Hex(seat.number) !== seat.number_hash ||
      (seat.bot !== undefined && seat.number !== botNumber(receipt.server_seed, index)) ||
      (index === mine?.seat && seat.number !== mine.number),
  );
  if (wrong !== -1) return { kind: 'number_differs', seat: wrong };

  const seed = gameSeed(
    receipt.server_seed,
    receipt.seats.map((seat) => seat.number),
  );
  if (seed !== receipt.seed) return { kind: 'seed_differs' };

  return checkDraws(receipt, fromHex(seed), witnessed.shown ?? []);
}

/** Draws everything again; decisions are numbered from 0, and what was shown at the table must be what was drawn. What was taken back is not at the table any more. */
function checkDraws(receipt: Receipt<unknown>, seed: Uint8Array, shown: (number | undefined)[][]): Verdict {
  let draws = 0;
  let place = shown.length - receipt.decisions.filter(({ taken_back }) => !taken_back).length;
  for (const [number, decision] of receipt.decisions.entries()) {
    const chance = new Chance(seed, number);
    for (const [index, draw] of decision.draws.entries()) {
      const seen = (decision.taken_back ? undefined : shown[place]?.[index]) ?? draw.result;
      if (decision.number !== number || chance.below(draw.bound) !== draw.result || seen !== draw.result) {
        return { kind: 'draw_differs', decision: number, draw: index + 1 };
      }
      draws += 1;
    }
    if (!decision.taken_back) place += 1;
  }
  return { kind: 'honest', draws };
}
