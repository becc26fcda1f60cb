import { blocksOf } from './blocks.ts';
import { writeCorrection } from './error-correction.ts';
import { alphanumericValues, type VersionClass } from './modes.ts';
import { MODE_INDICATOR_BITS, type Segment } from './segments.ts';
import { type SymbolSize, versionClassOf } from './symbol-size.ts';

const ECI_INDICATOR = 0b0111;
/** The ECI assignment number of UTF-8. */
const UTF_8 = 26;
/** How many values form one number, and the bits of a number of one, two or three values. */
const PACKING = {
  alphanumeric: { radix: 45, groupSize: 2, bits: [6, 11] },
  numeric: { radix: 10, groupSize: 3, bits: [4, 7, 10] },
} as const;
const PADDING = [0b1110_1100, 0b0001_0001] as const;

/** All codewords of a symbol in the order of placement (ISO/IEC 18004, 7.4 to 7.6). */
export function codewordsOf(symbol: SymbolSize): Uint8Array {
  return interleave(dataOf(symbol), symbol);
}

/** The data codewords, and two bytes that make room for `writeBits`. */
function dataOf({ version, level, segments, hasEci }: SymbolSize): Uint8Array {
  const { data: count } = blocksOf(version, level);
  const data = new Uint8Array(count + 2);
  let at = 0;
  if (hasEci) {
    at = writeBits(data, at, ECI_INDICATOR, MODE_INDICATOR_BITS);
    at = writeBits(data, at, UTF_8, 8);
  }
  const versionClass = versionClassOf(version);
  for (const segment of segments) at = writeSegment(data, at, segment, versionClass);
  // Up to four zero bits end the data, and zeros fill the codeword (7.4.9 and 7.4.10).
  const used = Math.min(count, (at + 4 + 7) >> 3);
  for (let i = used; i < count; i++) data[i] = PADDING[(i - used) & 1] as number;
  return data;
}

/** ISO/IEC 18004, 7.4.3 to 7.4.5. Returns the bit after the segment, as `writeBits` does. */
function writeSegment(
  data: Uint8Array,
  start: number,
  { mode, bytes }: Segment,
  versionClass: VersionClass,
): number {
  let at = writeBits(data, start, mode.indicator, MODE_INDICATOR_BITS);
  at = writeBits(data, at, bytes.length, mode.countBits[versionClass]);
  if (mode.id === 'byte') {
    for (let i = 0; i < bytes.length; i++) at = writeBits(data, at, bytes[i] as number, 8);
    return at;
  }
  const { radix, groupSize, bits } = PACKING[mode.id];
  for (let i = 0; i < bytes.length; i += groupSize) {
    const end = Math.min(i + groupSize, bytes.length);
    let value = 0;
    for (let j = i; j < end; j++) {
      value = value * radix + (alphanumericValues[bytes[j] as number] as number);
    }
    at = writeBits(data, at, value, bits[end - i - 1] as number);
  }
  return at;
}

/** Writes a value of at most 16 bits, the most significant first, and returns the bit after it. */
function writeBits(data: Uint8Array, at: number, value: number, count: number): number {
  const bits = value << (24 - count - (at & 7));
  const i = at >> 3;
  data[i] = (data[i] as number) | (bits >> 16);
  data[i + 1] = (bits >> 8) & 0xff;
  data[i + 2] = bits & 0xff;
  return at + count;
}

/** Divides data into blocks and takes one codeword of each in turn, first of data, then of correction (7.6). */
function interleave(data: Uint8Array, { version, level }: SymbolSize): Uint8Array {
  const { count, shortCount, shortData, correction, data: dataCount } = blocksOf(version, level);
  const codewords = new Uint8Array(dataCount + count * correction);
  for (let block = 0, start = 0; block < count; block++) {
    const end = start + shortData + (block < shortCount ? 0 : 1);
    for (let i = 0; i < shortData; i++) codewords[i * count + block] = data[start + i] as number;
    // The short blocks have none left.
    if (block >= shortCount) {
      codewords[shortData * count + block - shortCount] = data[end - 1] as number;
    }
    writeCorrection(data, start, end, correction, codewords, dataCount + block, count);
    start = end;
  }
  return codewords;
}
