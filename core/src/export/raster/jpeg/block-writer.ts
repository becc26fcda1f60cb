import { AC_COLOR, AC_LIGHT, DC_COLOR, DC_LIGHT, type HuffmanSpec } from './header.ts';

type Code = { readonly value: number; readonly bits: number };

/** A run of sixteen zeros, and the end of a block (ISO/IEC 10918-1, F.1.2.2). */
const SIXTEEN_ZEROS = 0xf0;
const END = 0x00;

/** Writes the coefficients of blocks, one of each channel in turn, with the codes of annex K. */
export function blockWriter() {
  const dc = [codes(DC_LIGHT), codes(DC_COLOR)] as const;
  const ac = [codes(AC_LIGHT), codes(AC_COLOR)] as const;
  const before = [0, 0, 0];
  let buffer = new Uint8Array(65_536);
  let [length, held, heldBits] = [0, 0, 0];

  return {
    /** 64 quantised coefficients in zigzag order. */
    write(channel: number, coefficients: Int16Array): void {
      const table = channel === 0 ? 0 : 1;
      const first = coefficients[0] as number;
      writeNumber(dc[table], 0, first - (before[channel] as number));
      before[channel] = first;
      let zeros = 0;
      for (let k = 1; k < 64; k++) {
        const value = coefficients[k] as number;
        if (value === 0) {
          zeros++;
          continue;
        }
        for (; zeros > 15; zeros -= 16) writeCode(ac[table][SIXTEEN_ZEROS]);
        writeNumber(ac[table], zeros, value);
        zeros = 0;
      }
      if (zeros > 0) writeCode(ac[table][END]);
    },
    finish(): Uint8Array {
      if (heldBits > 0) put(0x7f, 7);
      return buffer.slice(0, length);
    },
  };

  /** Writes the preceding zeros and the size of a value as one code, then its bits (F.1.2.1). */
  function writeNumber(table: readonly (Code | undefined)[], zeros: number, value: number): void {
    const size = 32 - Math.clz32(Math.abs(value));
    writeCode(table[(zeros << 4) | size]);
    if (size > 0) put(value < 0 ? value + (1 << size) - 1 : value, size);
  }

  function writeCode(code: Code | undefined): void {
    if (!code) throw new RangeError('No code for this coefficient');
    put(code.value, code.bits);
  }

  function put(value: number, bits: number): void {
    held = (held << bits) | value;
    heldBits += bits;
    while (heldBits >= 8) {
      heldBits -= 8;
      const byte = (held >> heldBits) & 255;
      if (length + 2 > buffer.length) grow();
      buffer[length++] = byte;
      if (byte === 255) buffer[length++] = 0; // otherwise it would be a marker
    }
    held &= (1 << heldBits) - 1;
  }

  function grow(): void {
    const larger = new Uint8Array(buffer.length * 2);
    larger.set(buffer);
    buffer = larger;
  }
}

/** C.2: codes of one length are consecutive. */
function codes({ counts, symbols }: HuffmanSpec): (Code | undefined)[] {
  const table: (Code | undefined)[] = [];
  let [value, index] = [0, 0];
  counts.forEach((count, i) => {
    for (let n = 0; n < count; n++)
      table[symbols[index++] as number] = { value: value++, bits: i + 1 };
    value <<= 1;
  });
  return table;
}
