import { MAX_DISTANCE, MIN_LENGTH, writeCopy, writeLiteral } from '../raster/png/fixed-codes.ts';
import { BitWriter } from './bit-writer.ts';
import { concat } from './concat.ts';

const HASH_BITS = 15;
/** Bytes that the beginnings of two repetitions have in common before they are compared. */
const HASHED = 4;
/** Into a long repetition no other is looked for at every place. */
const MAX_ADDED = 16;

/**
 * Compresses any bytes, piece by piece, into a zlib stream (RFC 1950) with fixed Huffman codes.
 * Made for filtered rows of pixels and drawing commands: of equal places it takes the last one.
 */
export class Deflater {
  readonly #out = new BitWriter();
  readonly #last = new Int32Array(1 << HASH_BITS).fill(-1);
  /** What a repetition may reach back to, before the bytes of the current piece. */
  #history = new Uint8Array(0);
  /** How many bytes have left the history. */
  #gone = 0;
  #a = 1;
  #b = 0;

  constructor() {
    this.#out.write(0x78, 8);
    this.#out.write(0x01, 8);
    this.#out.write(0b011, 3); // last block, fixed codes
  }

  write(piece: Uint8Array): void {
    const start = this.#history.length;
    const bytes = concat([this.#history, piece]);
    for (let at = start; at < bytes.length; ) {
      const { from, length } = this.#longest(bytes, at);
      if (length >= MIN_LENGTH) writeCopy(this.#out, length, at - from);
      else writeLiteral(this.#out, bytes[at] as number);
      const next = at + Math.max(length, 1);
      for (let i = at; i < Math.min(next, at + MAX_ADDED); i++) this.#remember(bytes, i);
      at = next;
    }
    this.#sum(piece);
    const kept = Math.min(bytes.length, MAX_DISTANCE);
    this.#gone += bytes.length - kept;
    this.#history = bytes.slice(bytes.length - kept);
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#out.write(0, 7); // end of block
    this.#out.align();
    this.#out.writeBigEndian(((this.#b << 16) | this.#a) >>> 0);
    return this.#out.bytes();
  }

  /** The repetition that begins with the byte before, or else at the last place that looked alike. */
  #longest(bytes: Uint8Array, at: number): { from: number; length: number } {
    let best = { from: 0, length: 0 };
    const known = at + HASHED <= bytes.length ? (this.#last[hash(bytes, at)] as number) : -1;
    for (const from of [at - 1, known < 0 ? -1 : known - this.#gone]) {
      if (from < 0 || at - from > MAX_DISTANCE) continue;
      let length = 0;
      while (at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++;
      if (length > best.length) best = { from, length };
    }
    return best.length < MIN_LENGTH ? { from: 0, length: 0 } : best;
  }

  #remember(bytes: Uint8Array, at: number): void {
    if (at + HASHED <= bytes.length) this.#last[hash(bytes, at)] = at + this.#gone;
  }

  /** RFC 1950, 8.2. As many sums as cannot overflow are taken before the remainder. */
  #sum(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 3800) {
      for (const byte of bytes.subarray(at, at + 3800)) {
        this.#a += byte;
        this.#b += this.#a;
      }
      this.#a %= 65521;
      this.#b %= 65521;
    }
  }
}

/** All at once. */
export function deflate(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const deflater = new Deflater();
  deflater.write(bytes);
  return deflater.finish();
}

function hash(bytes: Uint8Array, at: number): number {
  const word =
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24);
  return Math.imul(word, 0x9e3779b1) >>> (32 - HASH_BITS);
}
