/**
 * Error correction codewords: the remainder of a block's data, divided by a generator polynomial over the field
 * of 256 elements (ISO/IEC 18004, 7.5.2 and annex A). The remainder is kept in words of four codewords each, so
 * that a division step takes a quarter of the operations.
 */

/** x^8 + x^4 + x^3 + x^2 + 1, by which the field is defined (7.5.2). */
const FIELD_POLYNOMIAL = 0b1_0001_1101;
/** α to the power of each index. Twice, so that the sum of two logarithms needs no division. */
const powers = new Uint8Array(2 * 255);
const logarithms = new Uint8Array(256);

for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value;
  powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value <<= 1;
  if (value > 255) value ^= FIELD_POLYNOMIAL;
}

function product(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[(logarithms[a] as number) + (logarithms[b] as number)] as number;
}

/** Room for 30 codewords, the most of any block, and a word that stays 0. */
const remainder = new Int32Array(9);

/** By degree: the generator polynomial times each element of the field, in words. */
const multiples = new Map<number, Int32Array>();

/**
 * Writes the error correction of `data[start]` to `data[end - 1]`: `count` codewords, to `target[at]` and on
 * every `step` places.
 */
export function writeCorrection(
  data: Uint8Array,
  start: number,
  end: number,
  count: number,
  target: Uint8Array,
  at: number,
  step: number,
): void {
  const words = (count + 3) >> 2;
  const table = multiplesOf(count);
  remainder.fill(0, 0, words + 1);
  for (let i = start; i < end; i++) {
    const factor = (data[i] as number) ^ ((remainder[0] as number) >>> 24);
    for (let j = 0, k = factor * words; j < words; j++, k++) {
      remainder[j] =
        (((remainder[j] as number) << 8) | ((remainder[j + 1] as number) >>> 24)) ^
        (table[k] as number);
    }
  }
  for (let i = 0, to = at; i < count; i++, to += step) {
    target[to] = (remainder[i >> 2] as number) >>> (24 - 8 * (i & 3));
  }
}

function multiplesOf(degree: number): Int32Array {
  const known = multiples.get(degree);
  if (known) return known;
  const generator = generatorOf(degree);
  const words = (degree + 3) >> 2;
  const table = new Int32Array(256 * words);
  for (let factor = 1; factor < 256; factor++) {
    for (let i = 0; i < degree; i++) {
      const at = factor * words + (i >> 2);
      const shift = 24 - 8 * (i & 3);
      table[at] = (table[at] as number) | (product(factor, generator[i] as number) << shift);
    }
  }
  multiples.set(degree, table);
  return table;
}

/** The coefficients of (x − α^0)(x − α^1)…, from the second highest power; the highest one's is 1 (annex A). */
function generatorOf(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree + 1);
  coefficients[0] = 1;
  for (let factor = 0; factor < degree; factor++) {
    const root = powers[factor] as number;
    for (let i = factor + 1; i > 0; i--) {
      coefficients[i] = (coefficients[i] as number) ^ product(coefficients[i - 1] as number, root);
    }
  }
  return coefficients.subarray(1);
}
