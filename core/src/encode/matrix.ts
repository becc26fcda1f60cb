import { codewordsOf } from './codewords.ts';
import { drawSymbol } from './draw-symbol.ts';
import type { ErrorCorrectionLevel } from './level.ts';
import { fitSymbol, type LevelOptions } from './symbol-size.ts';
import { templateOf } from './template.ts';

/** A symbol without its quiet zone. Module (x, y) is at index `y * size + x`. */
export type Matrix = {
  /** 1 to 40. */
  readonly version: number;
  /** Modules per side: `17 + 4 * version`. */
  readonly size: number;
  /** The level reached, at least the requested one. */
  readonly level: ErrorCorrectionLevel;
  /** 1 for a dark module, 0 for a light one. */
  readonly dark: Uint8Array;
  /** A `ModuleKind` for each module. Shared between matrices of one version: do not write. */
  readonly kinds: Uint8Array;
};

/**
 * Encodes a text in the smallest version that holds it, at the highest level that this version has
 * room for, but no lower than `minLevel`.
 * @throws {CodeError} `empty`, or `data-too-large` when version 40 does not hold the text.
 */
export function encodeMatrix(
  text: string,
  minLevel: ErrorCorrectionLevel,
  options?: LevelOptions,
): Matrix {
  const symbol = fitSymbol(text, minLevel, options);
  const { version, level } = symbol;
  const { size, kinds } = templateOf(version);
  return { version, size, level, dark: drawSymbol(version, level, codewordsOf(symbol)), kinds };
}
