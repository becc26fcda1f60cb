import { CodeError } from '../code-error.ts';
import { blocksOf } from './blocks.ts';
import { type ErrorCorrectionLevel, LEVELS } from './level.ts';
import type { VersionClass } from './modes.ts';
import { fewestBits, MODE_INDICATOR_BITS, type Segment, segmentBytes } from './segments.ts';

/** Capacity of version 40 in byte mode, in bytes (ISO/IEC 18004, table 7). */
export const BYTE_CAPACITY = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;
/** Capacity of version 40 at level L in digits: no symbol holds more characters. */
const MAX_CHARACTERS = 7089;
/** An ECI header: its indicator and a one-byte assignment number (ISO/IEC 18004, 7.4.2). */
const ECI_BITS = MODE_INDICATOR_BITS + 8;

/** The symbol that a text needs. */
export type SymbolSize = {
  /** 1 to 40. */
  readonly version: number;
  /** The level reached, at least the requested one. */
  readonly level: ErrorCorrectionLevel;
  readonly segments: readonly Segment[];
  /** Whether an ECI header declares the bytes as UTF-8. */
  readonly hasEci: boolean;
};

export type LevelOptions = {
  /** The content's standard allows only this level, so it is not raised. */
  readonly isLevelFixed?: boolean | undefined;
};

const CLASSES = [
  { versionClass: 0, from: 1, to: 9 },
  { versionClass: 1, from: 10, to: 26 },
  { versionClass: 2, from: 27, to: 40 },
] as const;

/** Versions that share the width of character counts (ISO/IEC 18004, table 3). */
export function versionClassOf(version: number): VersionClass {
  return version < 10 ? 0 : version < 27 ? 1 : 2;
}

/**
 * The smallest symbol that holds a text at level `minLevel`, raised to the highest level that this symbol
 * has room for. A text that is not pure ASCII gets an ECI header for UTF-8 (ECI 26), because some
 * scanners would otherwise guess another character set.
 * @throws {CodeError} `empty`, or `data-too-large` when version 40 does not hold the text.
 */
export function fitSymbol(
  text: string,
  minLevel: ErrorCorrectionLevel,
  { isLevelFixed = false }: LevelOptions = {},
): SymbolSize {
  if (text === '') throw new CodeError('empty', 'content-missing');
  if (text.length > MAX_CHARACTERS) throw tooLarge(text, minLevel, isLevelFixed);
  const bytes = new TextEncoder().encode(text);
  const isAscii = bytes.length === text.length; // other characters take two bytes or more for each code unit
  // Some texts fill version 40 and leave no room for the header. They are encoded without it.
  const found =
    findVersion(bytes, minLevel, !isAscii) ??
    (isAscii ? undefined : findVersion(bytes, minLevel, false));
  if (!found) throw tooLarge(text, minLevel, isLevelFixed);
  const { version, bits } = found;
  const reached = LEVELS.findLast((level) => bits <= capacityOf(version, level));
  return { ...found, level: isLevelFixed || !reached ? minLevel : reached };
}

function findVersion(bytes: Uint8Array, level: ErrorCorrectionLevel, hasEci: boolean) {
  const fewest = fewestBits(bytes);
  for (const { versionClass, from, to } of CLASSES) {
    if (fewest > capacityOf(to, level)) continue;
    const { segments, bits: dataBits } = segmentBytes(bytes, versionClass);
    const bits = dataBits + (hasEci ? ECI_BITS : 0);
    for (let version = from; version <= to; version++) {
      if (bits <= capacityOf(version, level)) return { version, bits, segments, hasEci };
    }
  }
  return undefined;
}

/** Data bits of a symbol (ISO/IEC 18004, tables 1 and 9). */
export function capacityOf(version: number, level: ErrorCorrectionLevel): number {
  return 8 * blocksOf(version, level).data;
}

/** The lowest level, which has the most room. */
const LARGEST = 'L';

function tooLarge(text: string, level: ErrorCorrectionLevel, isLevelFixed: boolean): CodeError {
  const bytes = new TextEncoder().encode(text);
  const fits = !isLevelFixed && level !== LARGEST && findVersion(bytes, LARGEST, false);
  const [most, largest] = [maxCharacters(text, level), maxCharacters(text, LARGEST)];
  if (fits) {
    const fault = {
      code: 'too-much-at-level',
      bytes: bytes.length,
      level,
      most,
      fitting: LARGEST,
      fittingMost: largest,
    } as const;
    return new CodeError('data-too-large', fault);
  }
  return new CodeError('data-too-large', {
    code: 'too-much',
    bytes: bytes.length,
    most: isLevelFixed ? most : largest,
  });
}

/**
 * How many characters of a text's kind version 40 holds: digits and capital letters take less room than bytes
 * (ISO/IEC 18004, 7.4.3 to 7.4.5, with the character counts of table 3).
 */
function maxCharacters(text: string, level: ErrorCorrectionLevel): number {
  const bits = capacityOf(40, level) - MODE_INDICATOR_BITS;
  if (/^\d+$/.test(text)) {
    const rest = (bits - 14) % 10;
    return 3 * Math.floor((bits - 14) / 10) + (rest >= 7 ? 2 : rest >= 4 ? 1 : 0);
  }
  if (/^[\dA-Z $%*+./:-]+$/.test(text)) {
    return 2 * Math.floor((bits - 13) / 11) + ((bits - 13) % 11 >= 6 ? 1 : 0);
  }
  return BYTE_CAPACITY[level];
}
