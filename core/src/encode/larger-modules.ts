import type { ErrorCorrectionLevel } from './level.ts';
import { fitSymbol } from './symbol-size.ts';

/** A lower level at which the same width holds fewer, larger modules. */
export type LargerModules = {
  readonly level: ErrorCorrectionLevel;
  /** Modules a side at that level, and at the present one. */
  readonly modules: number;
  readonly insteadOf: number;
  /** By how much wider each module prints, in per cent. */
  readonly widerPercent: number;
};

/** Enough for print that is neither dirty nor covered: 15 % of the codewords may be damaged. */
const ENOUGH: ErrorCorrectionLevel = 'M';

/**
 * What a text would gain at level M, when a higher level costs it a version or more. Undamaged codes
 * of equal width are read from further away with larger modules than with more error correction.
 * @throws {CodeError} when the text does not fit at `level`.
 */
export function findLargerModules(
  text: string,
  level: ErrorCorrectionLevel,
): LargerModules | undefined {
  if (level === 'L' || level === ENOUGH) return undefined;
  const [insteadOf, modules] = [sizeOf(text, level), sizeOf(text, ENOUGH)];
  if (modules >= insteadOf) return undefined;
  const widerPercent = Math.round((insteadOf / modules - 1) * 100);
  return { level: ENOUGH, modules, insteadOf, widerPercent };
}

/** Modules a side. */
function sizeOf(text: string, level: ErrorCorrectionLevel): number {
  return 17 + 4 * fitSymbol(text, level).version;
}
