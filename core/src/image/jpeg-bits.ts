/** The number of codes of each length, and the symbols in the order of their codes. */
export type HuffmanTable = { readonly counts: Uint8Array; readonly symbols: Uint8Array };

/** Reads the entropy-coded data of a scan. */
export type BitReader = {
  /** The next Huffman symbol. */
  symbol(table: HuffmanTable): number;
  /** The next `size` bits as a signed number (F.2.2.1). */
  signed(size: number): number;
  /** Skips a restart marker. */
  restart(): void;
};

/**
 * Reads bits from the highest of each byte down; a zero is stuffed after a byte of ones (F.2.2.5).
 * @param start index of the first byte
 */
export function bitReader(file: Uint8Array, start: number): BitReader {
  let [at, held, count] = [start, 0, 0];
  const byte = () => {
    const value = file[at++];
    if (value === undefined) throw new RangeError('Ends too early');
    return value;
  };
  const bit = () => {
    if (count === 0) {
      held = byte();
      if (held === 0xff && byte() !== 0) throw new RangeError('A marker in the data');
      count = 8;
    }
    return (held >> --count) & 1;
  };
  return {
    symbol({ counts, symbols }) {
      let [code, first, index] = [0, 0, 0];
      for (let length = 1; length <= 16; length++) {
        code |= bit();
        const many = counts[length] as number;
        if (code - first < many) return symbols[index + code - first] as number;
        index += many;
        first = (first + many) << 1;
        code <<= 1;
      }
      throw new RangeError('Unknown code');
    },
    signed(size) {
      let value = 0;
      for (let i = 0; i < size; i++) value = (value << 1) | bit();
      return size > 0 && value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
    },
    restart() {
      count = 0;
      at += 2;
    },
  };
}
