/** RFC 1951, 3.2.5: the shortest length and the extra bits of each code. */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const DISTANCES = Array.from({ length: 30 }, (_, code) =>
  code < 4 ? code + 1 : 1 + ((2 + (code & 1)) << ((code >> 1) - 1)),
);
/** 3.2.7: the order in which the lengths of the code for lengths are stored. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** How many codes there are of each length, and the symbols in the order of their codes. */
type Huffman = { readonly counts: Uint16Array; readonly symbols: Uint16Array };

/**
 * Decompresses a zlib stream (RFC 1950) of exactly `size` bytes; its checksum is not looked at.
 * @throws {RangeError} when it is damaged or has another length.
 */
export function inflate(data: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(size);
  let [at, held, heldBits, written] = [2, 0, 0, 0];

  for (let last = false; !last; ) {
    last = read(1) === 1;
    const type = read(2);
    if (type === 0) copyStored();
    else if (type === 1) readBlock(FIXED, FIXED_DISTANCES);
    else if (type === 2) readBlock(...readCodes());
    else throw new RangeError('Unknown block');
  }
  if (written !== size) throw new RangeError('Too short');
  return out;

  function read(bits: number): number {
    while (heldBits < bits) {
      if (at >= data.length) throw new RangeError('Ends too early');
      held |= (data[at++] as number) << heldBits;
      heldBits += 8;
    }
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    heldBits -= bits;
    return value;
  }

  function readSymbol({ counts, symbols }: Huffman): number {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length < counts.length; length++) {
      code |= read(1);
      const count = counts[length] as number;
      if (code - first < count) return symbols[index + code - first] as number;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new RangeError('Unknown code');
  }

  function copyStored(): void {
    held = 0;
    heldBits = 0;
    const length = (data[at] as number) | ((data[at + 1] as number) << 8);
    at += 4;
    if (!(at + length <= data.length && written + length <= size)) throw new RangeError('Too long');
    out.set(data.subarray(at, at + length), written);
    at += length;
    written += length;
  }

  function readBlock(literals: Huffman, distances: Huffman): void {
    for (;;) {
      const symbol = readSymbol(literals);
      if (symbol === 256) return;
      if (symbol < 256) {
        if (written >= size) throw new RangeError('Too long');
        out[written++] = symbol;
        continue;
      }
      const length = (LENGTHS[symbol - 257] ?? 0) + read(LENGTH_BITS[symbol - 257] ?? 0);
      const code = readSymbol(distances);
      const distance = (DISTANCES[code] ?? Infinity) + read(code < 4 ? 0 : (code >> 1) - 1);
      if (distance > written || written + length > size) throw new RangeError('Out of reach');
      for (let i = 0; i < length; i++, written++) out[written] = out[written - distance] as number;
    }
  }

  function readCodes(): [Huffman, Huffman] {
    const [literals, distances, own] = [read(5) + 257, read(5) + 1, read(4) + 4];
    const lengths = new Array<number>(19).fill(0);
    for (let i = 0; i < own; i++) lengths[ORDER[i] as number] = read(3);
    const code = huffman(lengths);
    const all: number[] = [];
    while (all.length < literals + distances) {
      const symbol = readSymbol(code);
      if (symbol < 16) all.push(symbol);
      else if (symbol === 16) repeat(all, all.at(-1) ?? 0, 3 + read(2));
      else repeat(all, 0, symbol === 17 ? 3 + read(3) : 11 + read(7));
    }
    return [huffman(all.slice(0, literals)), huffman(all.slice(literals, literals + distances))];
  }
}

function repeat(list: number[], value: number, count: number): void {
  for (let i = 0; i < count; i++) list.push(value);
}

function huffman(lengths: readonly number[]): Huffman {
  const counts = new Uint16Array(16);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length || a.symbol - b.symbol)
    .map(({ symbol }) => symbol);
  return { counts, symbols: Uint16Array.from(symbols) };
}

/** 3.2.6. */
const FIXED = huffman(
  Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
);
const FIXED_DISTANCES = huffman(new Array<number>(30).fill(5));
