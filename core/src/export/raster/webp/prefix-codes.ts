import type { BitWriter } from '../../shared/bit-writer.ts';

/** A prefix code with fixed lengths (RFC 9649, 6.2). */
export type WebpCode = {
  /** Writes the lengths of its symbols, which precede the pixels in a file. */
  writeLengths(out: BitWriter): void;
  write(out: BitWriter, symbol: number): void;
};

/** Green values and 24 lengths; red, blue and alpha values; distances. */
export const GREEN_CODE = evenCode(280);
export const COLOR_CODE = evenCode(256);
export const DISTANCE_CODE = evenCode(40);

/** 6.2.2: the order in which the lengths of the code for lengths are stored. */
const ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** The first symbols are one bit shorter than the others, so that every code is used. */
function evenCode(count: number): WebpCode {
  const bits = Math.ceil(Math.log2(count));
  const short = 2 ** bits - count;
  return {
    writeLengths(out) {
      const [less, more] = [bits - 1, bits];
      const stored = ORDER.indexOf(more) + 1;
      out.write(0, 1); // not a simple code
      out.write(stored - 4, 4);
      // Only two lengths occur, so one bit distinguishes them.
      for (const length of ORDER.slice(0, stored))
        out.write(length === less || length === more ? 1 : 0, 3);
      out.write(0, 1); // a length for every symbol
      for (let symbol = 0; symbol < count; symbol++) out.write(symbol < short ? 0 : 1, 1);
    },
    write(out, symbol) {
      if (symbol < short) out.write(reversed(symbol, bits - 1), bits - 1);
      else out.write(reversed(symbol + short, bits), bits);
    },
  };
}

function reversed(code: number, bits: number): number {
  let value = 0;
  for (let bit = 0; bit < bits; bit++) value |= ((code >> bit) & 1) << (bits - 1 - bit);
  return value;
}
