import { Deflate, zlibSync } from 'fflate';
import { BitWriter } from '../../../bytes/bit-writer.ts';
import { concat } from '../../../bytes/concat.ts';
import { ADLER_MODULUS } from './band-checksum.ts';
import { MAX_DISTANCE, writeRuns } from './fixed-codes.ts';

/** From 0 to 9. Higher levels take twice as long for files that are a tenth smaller. */
const LEVEL = 4;
/** Up to this many bytes are compressed at once. */
const WHOLE_MAX_BYTES = 1 << 20;

/** Where bands of rows go, which become a zlib stream (RFC 1950). */
export type RowSink = {
  /** Takes a copy of the band. */
  push(band: Uint8Array): void;
  /** The whole stream. Nothing may be pushed after it. */
  finish(): Uint8Array<ArrayBuffer>;
};

/**
 * Compresses by fflate, holding at most a megabyte of rows.
 *
 * fflate's stream begins with 32 KiB of zeros that no reader has and copies from them (fflate 0.8.3, `Deflate`). So
 * a small image is compressed as a whole, and the first 32 KiB of a larger one are written here and become the
 * stream's dictionary: whatever it copies from then on is in the file.
 */
export class RowDeflater implements RowSink {
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #deflate: Deflate | undefined;
  #out: Uint8Array[] = [];
  #checksum = new Adler32();

  push(band: Uint8Array): void {
    if (this.#deflate) {
      this.#append(band.slice());
      return;
    }
    this.#held.push(band.slice());
    this.#heldBytes += band.length;
    if (this.#heldBytes > WHOLE_MAX_BYTES) this.#begin();
  }

  finish(): Uint8Array<ArrayBuffer> {
    if (!this.#deflate) return new Uint8Array(zlibSync(concat(this.#held), { level: LEVEL }));
    this.#deflate.push(new Uint8Array(0), true);
    return concat([...this.#out, this.#checksum.bytes()]);
  }

  #begin(): void {
    const held = concat(this.#held);
    this.#held = [];
    const first = held.subarray(0, MAX_DISTANCE);
    this.#out.push(HEADER, runBlock(first));
    this.#checksum.add(first);
    this.#deflate = new Deflate({ level: LEVEL, dictionary: first }, (chunk) =>
      this.#out.push(chunk),
    );
    this.#append(held.subarray(MAX_DISTANCE));
  }

  #append(bytes: Uint8Array): void {
    this.#checksum.add(bytes);
    this.#deflate?.push(bytes);
  }
}

/** Compresses runs of equal bytes and nothing else, without fflate. */
export class RunDeflater implements RowSink {
  #out: Uint8Array[] = [HEADER];
  #checksum = new Adler32();

  push(band: Uint8Array): void {
    this.#out.push(runBlock(band));
    this.#checksum.add(band);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return concat([...this.#out, LAST_BLOCK, this.#checksum.bytes()]);
  }
}

/** RFC 1950, 8.2. */
class Adler32 {
  #a = 1;
  #b = 0;

  /** 5,552 bytes fit into the sums before they must be reduced. */
  add(bytes: Uint8Array): void {
    let [a, b] = [this.#a, this.#b];
    for (let at = 0; at < bytes.length; ) {
      const end = Math.min(at + 5552, bytes.length);
      for (; at < end; at++) {
        a += bytes[at] as number;
        b += a;
      }
      a %= ADLER_MODULUS;
      b %= ADLER_MODULUS;
    }
    [this.#a, this.#b] = [a, b];
  }

  bytes(): Uint8Array {
    const out = new BitWriter();
    out.writeBigEndian(((this.#b << 16) | this.#a) >>> 0);
    return out.bytes();
  }
}

/** Deflate with a window of 32 KiB (RFC 1950, 2.2). */
const HEADER = Uint8Array.of(0x78, 0x01);
/** RFC 1951, 3.2.4: an empty stored block. */
const LAST_BLOCK = Uint8Array.of(0x01, 0x00, 0x00, 0xff, 0xff);

/** A block with fixed codes, and an empty stored block, which ends at a byte (RFC 1951, 3.2.3 and 3.2.4). */
function runBlock(bytes: Uint8Array): Uint8Array {
  const out = new BitWriter();
  out.write(0b010, 3); // not the last block, fixed codes
  writeRuns(out, bytes);
  out.write(0, 7); // end of block
  out.write(0, 3);
  out.align();
  out.write(0, 16); // length and its complement
  out.write(0xffff, 16);
  return out.bytes();
}
