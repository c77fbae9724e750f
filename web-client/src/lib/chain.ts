import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { DOMAIN } from '../protocol/constants';
import type { Digest, NameSalt } from '../protocol/ids';
import type { Receipt } from '../protocol/receipt';
import { fromHex, toHex } from './bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Something as JSON in one way only: members sorted by name, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

/** What stands for a name in the chain. */
export function nameHash(salt: NameSalt, name: string): Digest {
  return toHex(sha256.create().update(utf8(DOMAIN.name)).update(fromHex(salt)).update(utf8(name)).digest());
}

/** Everything that the chain binds, in the order in which it happened. */
function happenings(receipt: Receipt<unknown>): unknown[] {
  const { server_seed, seats, seed, played, decisions, take_backs = [], outcome, head, ...start } = receipt;
  const links: unknown[] = [{ ...start, began: played[0], seats: seats.map(({ name, name_salt, ...seat }) => seat) }];
  let taken = 0;
  for (const [number, { taken_back, ...decision }] of decisions.entries()) {
    links.push(decision);
    for (; take_backs[taken]?.after === number + 1; taken += 1) links.push(take_backs[taken]);
  }
  // What was taken back out of order is no part of any chain.
  if (taken !== take_backs.length) links.push(take_backs);
  links.push({ ended: played[1], outcome });
  return links;
}

/** Every head that the game of a receipt had, from its beginning to its end. */
export function heads(receipt: Receipt<unknown>): Digest[] {
  const seed = fromHex(receipt.server_seed);
  const number = new DataView(new ArrayBuffer(8));
  let link = new Uint8Array(0);
  return happenings(receipt).map((happening, index) => {
    number.setBigUint64(0, BigInt(index), true);
    const key = hmac.create(sha256, seed).update(utf8(DOMAIN.chainKey)).update(new Uint8Array(number.buffer)).digest();
    link = hmac
      .create(sha256, key)
      .update(link)
      .update(utf8(canonical(happening)))
      .digest();
    return toHex(link);
  });
}
