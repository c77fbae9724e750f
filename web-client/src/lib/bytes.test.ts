import { expect, it } from 'vitest';
import { fromHex, randomNumber, randomUuid, sha256Hex, toHex } from './bytes';

it('reads what it writes', () => {
  expect(toHex(fromHex('00ff10aB'))).toBe('00ff10ab');
});

it('refuses what is not hexadecimal', () => {
  expect(() => fromHex('0g')).toThrow();
  expect(() => fromHex('abc')).toThrow();
});

it('hashes the bytes, not the digits', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('616263')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('makes numbers of 32 bytes and ids of the fourth version', () => {
  expect(randomNumber()).toMatch(/^[0-9a-f]{64}$/);
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(randomUuid()).not.toBe(randomUuid());
});
