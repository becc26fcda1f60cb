/** The encoding of a segment (ISO/IEC 18004, 7.4.3 to 7.4.5). */
export type Mode = {
  readonly id: 'byte' | 'alphanumeric' | 'numeric';
  /** ISO/IEC 18004, table 2. Four bits. */
  readonly indicator: number;
  /** ISO/IEC 18004, table 3: bits of the character count by version class. */
  readonly countBits: readonly [number, number, number];
  /** Size of a byte in sixths of a bit: two alphanumeric characters take 11 bits, three digits 10. */
  readonly sixths: number;
};

/** Versions that share the width of character counts: 1 to 9, 10 to 26, 27 to 40. */
export type VersionClass = 0 | 1 | 2;

/**
 * Most general first: each mode includes all characters of the next. Kanji mode is left out, because
 * half of the scanners that we tried cannot read it at all or not after an ECI header
 * (docs/decisions/0022).
 */
export const modes: readonly Mode[] = [
  { id: 'byte', indicator: 0b0100, countBits: [8, 16, 16], sixths: 48 },
  { id: 'alphanumeric', indicator: 0b0010, countBits: [9, 11, 13], sixths: 33 },
  { id: 'numeric', indicator: 0b0001, countBits: [10, 12, 14], sixths: 20 },
];

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** ISO/IEC 18004, table 5: the value of each byte in alphanumeric mode; -1 if it has none. */
export const alphanumericValues = Int8Array.from({ length: 256 }, (_, byte) =>
  ALPHANUMERIC.indexOf(String.fromCharCode(byte)),
);

/** For each byte, how many of `modes` can encode it. */
export const modeCounts = Uint8Array.from(alphanumericValues, (value) =>
  value < 0 ? 1 : value > 9 ? 2 : 3,
);
