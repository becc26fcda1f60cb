import type { BitWriter } from '../../../bytes/bit-writer.ts';

/** RFC 1951, 3.2.5: no match reaches further back, or is longer or shorter. */
export const MAX_DISTANCE = 32768;
const MAX_LENGTH = 258;
export const MIN_LENGTH = 3;

/** Receives bits in stream order: a `BitWriter`, or a recorder. */
export type BitSink = Pick<BitWriter, 'write'>;

function writeLiteral(out: BitSink, byte: number): void {
  out.write(LITERAL_CODE[byte] as number, byte < 144 ? 8 : 9);
}

/** Copies `count` bytes, at least `MIN_LENGTH`, from `distance` bytes before. */
export function writeCopy(out: BitSink, count: number, distance: number): void {
  for (let left = count; left > 0; ) {
    // One or two remaining bytes could not be written as a copy: leave three.
    const length =
      left > MAX_LENGTH && left < MAX_LENGTH + MIN_LENGTH
        ? MAX_LENGTH - MIN_LENGTH
        : Math.min(left, MAX_LENGTH);
    out.write(LENGTH_CODE[length] as number, LENGTH_BITS[length] as number);
    writeDistance(out, distance);
    left -= length;
  }
}

/** Writes bytes literally, except that runs of one value are copies of their first byte. */
export function writeRuns(out: BitSink, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] as number;
    let end = at + 1;
    while (bytes[end] === byte) end++;
    writeLiteral(out, byte);
    const rest = end - at - 1;
    if (rest >= MIN_LENGTH) writeCopy(out, rest, 1);
    else for (let i = 0; i < rest; i++) writeLiteral(out, byte);
    at = end;
  }
}

/** RFC 1951, 3.2.5 and 3.2.6: a five-bit code, then the extra bits. */
function writeDistance(out: BitSink, distance: number): void {
  const value = distance - 1;
  const extra = value < 4 ? 0 : 30 - Math.clz32(value);
  const code = DISTANCE_CODE[2 * extra + (value >>> extra)] as number;
  out.write(code | ((value & ((1 << extra) - 1)) << 5), 5 + extra);
}

/** Fixed codes (RFC 1951, 3.2.6), with their bits in writing order. */
const LITERAL_CODE = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte < 144 ? reverse(0x30 + byte, 8) : reverse(0x190 + byte - 144, 9),
);
const DISTANCE_CODE = Uint8Array.from({ length: 30 }, (_, symbol) => reverse(symbol, 5));
const LENGTH_CODE = new Uint16Array(MAX_LENGTH + 1);
const LENGTH_BITS = new Uint8Array(MAX_LENGTH + 1);
for (let length = MIN_LENGTH; length <= MAX_LENGTH; length++) {
  const value = length - MIN_LENGTH;
  const extra = length === MAX_LENGTH ? 0 : Math.max(0, 29 - Math.clz32(value));
  const symbol = length === MAX_LENGTH ? 285 : 257 + 4 * extra + (value >>> extra);
  const bits = symbol < 280 ? 7 : 8;
  const code = reverse(symbol < 280 ? symbol - 256 : 0xc0 + symbol - 280, bits);
  LENGTH_CODE[length] = code | ((value & ((1 << extra) - 1)) << bits);
  LENGTH_BITS[length] = bits + extra;
}

function reverse(code: number, bits: number): number {
  let reversed = 0;
  for (let bit = 0; bit < bits; bit++) reversed |= ((code >>> bit) & 1) << (bits - 1 - bit);
  return reversed;
}
