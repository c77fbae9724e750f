import { chacha20orig } from '@noble/ciphers/chacha.js';

const BLOCK_BYTES = 64;
const WORDS = 2 ** 32;

/**
 * One stream of chance, drawn again: ChaCha20 with the game's seed as its key, the stream's number as its
 * 64-bit nonce and a block counter from 0, read as little-endian words of 32 bits.
 */
export class Chance {
  private readonly nonce = new Uint8Array(8);
  private stream = new DataView(new ArrayBuffer(0));
  private position = 0;

  constructor(
    private readonly seed: Uint8Array,
    number: number,
  ) {
    new DataView(this.nonce.buffer).setBigUint64(0, BigInt(number), true);
  }

  /** A whole number from 0 up to, but not including, the bound: the next fair word's remainder. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound >= WORDS) throw new RangeError(`a draw below ${bound}`);
    const fair = Math.floor(WORDS / bound) * bound;
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % bound;
  }

  private word(): number {
    if (this.position === this.stream.byteLength) this.lengthen();
    const word = this.stream.getUint32(this.position, true);
    this.position += 4;
    return word;
  }

  private lengthen(): void {
    const zeros = new Uint8Array(this.stream.byteLength + 4 * BLOCK_BYTES);
    const bytes = chacha20orig(this.seed, this.nonce, zeros);
    this.stream = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}
