import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes as lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that a text of hexadecimal digits stands for. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error('not hexadecimal');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** SHA-256 of the bytes behind a hexadecimal text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return toHex(sha256(fromHex(text)));
}

/** 32 random bytes in hexadecimal. */
export function randomNumber(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A random UUID; `crypto.randomUUID` is missing on pages served without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = toHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The beginning and the end of a digest, enough to compare by eye. */
export function shortDigest(digest: string): string {
  return `${digest.slice(0, 4)}…${digest.slice(-4)}`;
}
