import type { ErrorCorrectionLevel } from './level.ts';
import { fitSymbol } from './symbol-size.ts';

/** A lower level, at which a code of the same width has fewer and larger modules. */
export type LargerModules = {
  readonly level: ErrorCorrectionLevel;
  /** Modules per side at that level. */
  readonly modules: number;
  /** Modules per side at the current level. */
  readonly insteadOf: number;
  /** How much wider each module prints, in per cent. */
  readonly widerPercent: number;
};

/** Enough for print that is neither dirty nor covered: it corrects 15 % of the codewords. */
const ENOUGH: ErrorCorrectionLevel = 'M';

/**
 * The gain of level M, for a text that needs a larger version at its current, higher level. Undamaged
 * codes of equal width are read from further away with larger modules than with more error correction.
 * @returns `undefined` when level M would not make the symbol smaller
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

/** Modules per side. */
function sizeOf(text: string, level: ErrorCorrectionLevel): number {
  return 17 + 4 * fitSymbol(text, level).version;
}
