import { _ECC_BLOCKS as BLOCKS, _WORDS_PER_BLOCK as CORRECTION, _GF256 as GF256 } from 'qr';
import { LEVEL_NAMES } from './level.ts';
import { alphanumericValues, type VersionClass } from './modes.ts';
import { MODE_INDICATOR_BITS, type Segment } from './segments.ts';
import { capacityOf, type SymbolSize, versionClassOf } from './symbol-size.ts';

/** Appends the lowest `count` bits of a value, the most significant first. */
type Write = (value: number, count: number) => void;

const ECI_INDICATOR = 0b0111;
/** The ECI assignment number of UTF-8. */
const UTF_8 = 26;
/** How many values form one number, and the bits of a number of one, two or three values. */
const PACKING = {
  byte: { radix: 256, groupSize: 1, bits: [8] },
  alphanumeric: { radix: 45, groupSize: 2, bits: [6, 11] },
  numeric: { radix: 10, groupSize: 3, bits: [4, 7, 10] },
} as const;
const PADDING = [0b1110_1100, 0b0001_0001] as const;

/** All codewords of a symbol in the order of placement (ISO/IEC 18004, 7.4 to 7.6). */
export function codewordsOf(symbol: SymbolSize): Uint8Array {
  return interleave(dataOf(symbol), symbol);
}

function dataOf({ version, level, segments, hasEci }: SymbolSize): Uint8Array {
  const data = new Uint8Array(capacityOf(version, level) / 8);
  let at = 0;
  const write: Write = (value, count) => {
    for (let bit = count - 1; bit >= 0; bit--, at++) {
      if ((value >> bit) & 1) data[at >> 3] = (data[at >> 3] as number) | (0x80 >> (at & 7));
    }
  };
  if (hasEci) {
    write(ECI_INDICATOR, MODE_INDICATOR_BITS);
    write(UTF_8, 8);
  }
  for (const segment of segments) writeSegment(segment, versionClassOf(version), write);
  // Up to four zero bits end the data, and zeros fill the codeword (7.4.9 and 7.4.10).
  const used = Math.min(data.length, Math.ceil((at + 4) / 8));
  for (let i = used; i < data.length; i++) data[i] = PADDING[(i - used) & 1] as number;
  return data;
}

/** ISO/IEC 18004, 7.4.3 to 7.4.5. */
function writeSegment({ mode, bytes }: Segment, versionClass: VersionClass, write: Write): void {
  write(mode.indicator, MODE_INDICATOR_BITS);
  write(bytes.length, mode.countBits[versionClass] as number);
  const values =
    mode.id === 'byte' ? bytes : bytes.map((byte) => alphanumericValues[byte] as number);
  const { radix, groupSize, bits } = PACKING[mode.id];
  for (let i = 0; i < values.length; i += groupSize) {
    const group = values.subarray(i, i + groupSize);
    const value = group.reduce((sum, digit) => sum * radix + digit, 0);
    write(value, bits[group.length - 1] as number);
  }
}

/** Divides data into blocks, the shorter ones first, and interleaves their codewords (7.6). */
function interleave(data: Uint8Array, { version, level }: SymbolSize): Uint8Array {
  const name = LEVEL_NAMES[level];
  const blockCount = BLOCKS[name][version - 1] as number;
  const correction = CORRECTION[name][version - 1] as number;
  const shortLength = Math.floor(data.length / blockCount);
  const longBlocks = data.length % blockCount;
  const codewords = new Uint8Array(data.length + blockCount * correction);
  for (let block = 0, start = 0; block < blockCount; block++) {
    const isLong = block >= blockCount - longBlocks;
    const own = data.subarray(start, start + shortLength + (isLong ? 1 : 0));
    start += own.length;
    own.forEach((codeword, i) => {
      const turn = i < shortLength ? block : block - (blockCount - longBlocks);
      codewords[i * blockCount + turn] = codeword;
    });
    correctionOf(own, correction).forEach((codeword, i) => {
      codewords[data.length + i * blockCount + block] = codeword;
    });
  }
  return codewords;
}

const { exp, log } = GF256;
const generators = new Map<number, Uint8Array>();

/** The remainder of the data divided by the generator polynomial (7.5.2). */
function correctionOf(data: Uint8Array, count: number): Uint8Array {
  const generator = generatorOf(count);
  const remainder = new Uint8Array(count);
  for (const codeword of data) {
    const factor = codeword ^ (remainder[0] as number);
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    if (factor === 0) continue;
    const shift = log[factor] as number;
    for (let i = 0; i < count; i++) {
      remainder[i] = (remainder[i] as number) ^ (exp[(generator[i] as number) + shift] as number);
    }
  }
  return remainder;
}

/** The coefficients of the generator polynomial after the first, which is 1, as powers of α (annex A). */
function generatorOf(degree: number): Uint8Array {
  const known = generators.get(degree);
  if (known) return known;
  // Multiplies by (x − α^i) for each i; `coefficients[0]` belongs to the highest power below.
  let coefficients = Uint8Array.of(1);
  for (let i = 0; i < degree; i++) {
    const next = new Uint8Array(coefficients.length + 1);
    coefficients.forEach((coefficient, j) => {
      next[j] = (next[j] as number) ^ coefficient;
      if (coefficient !== 0) next[j + 1] = exp[(log[coefficient] as number) + i] as number;
    });
    coefficients = next;
  }
  const powers = coefficients.subarray(1).map((coefficient) => log[coefficient] as number);
  generators.set(degree, powers);
  return powers;
}
