import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import { MIN_DOTS, MIN_MODULE_MM } from './module-limits.ts';
import { minSizePx } from './module-size.ts';
import { MM_PER_INCH, sizePxOf } from './physical-size.ts';
import { minModuleMmAt, readingDistanceMm } from './reading-distance.ts';

/** A code that is to be printed. */
export type PrintedCode = {
  /** Modules per side of the symbol, without its quiet zone: `Scene.size`. */
  readonly modules: number;
  /** Modules along the longer side of the whole image: symbol, quiet zone and frame. */
  readonly pageModules: number;
  /** Resolution of the printer in dots per inch. */
  readonly dpi: number;
};

export type PrintMeasures = {
  /** Width of the symbol. */
  readonly symbolMm: number;
  readonly moduleMm: number;
  /** Light margin that must stay clear on every side of the symbol. */
  readonly quietZoneMm: number;
  /** Longer side of the whole image in print. */
  readonly pageMm: number;
  readonly dotsPerModule: number;
  /** Distance up to which phones read it, if it prints well. */
  readonly distanceMm: number;
};

/** The figure that determines the smallest width of a print. The limit `symbol` is the same for all codes. */
export type PrintLimit = 'distance' | 'printer' | 'module' | 'symbol';

export type WidthAdvice = PrintMeasures & {
  /** The limit that requires this width; all others would allow a smaller one. */
  readonly limit: PrintLimit;
};

export type DistanceAdvice = PrintMeasures & {
  /** The limit that the width misses by most; `undefined` when the code prints well. */
  readonly problem: Exclude<PrintLimit, 'distance'> | undefined;
  /** The smallest width without a problem at this resolution. */
  readonly minSymbolMm: number;
};

/** The customary minimum. Some cameras cannot focus close enough to read smaller codes. */
export const MIN_SYMBOL_MM = 20;
/** Lengths such as 0.33 have no exact binary form, so equal ones may differ in the last digit. */
const EPSILON = 1e-9;

/** How wide to print a code so that phones read it from a distance in millimetres. */
export function adviseWidth(code: PrintedCode, distanceMm: number): WidthAdvice {
  const { limit, symbolMm } = widest({
    distance: minModuleMmAt(distanceMm, code.modules) * code.modules,
    ...minPrintableMm(code),
  });
  return { ...measure(code, symbolMm), limit };
}

/** The distance up to which phones read a code of this width, and whether it prints well. */
export function adviseDistance(code: PrintedCode, symbolMm: number): DistanceAdvice {
  const { limit, symbolMm: minSymbolMm } = widest(minPrintableMm(code));
  const isTooSmall = symbolMm < minSymbolMm - EPSILON;
  return {
    ...measure(code, symbolMm),
    problem: isTooSmall ? limit : undefined,
    minSymbolMm,
  };
}

/**
 * The size of a file that prints a code at least as wide as measured, in tenths of a millimetre, and in
 * pixels at one per printer dot.
 * @param isRaster whether the modules are rounded down to whole pixels, for which the file must be larger
 */
export function fileSizeOf(
  { pageModules, dpi }: PrintedCode,
  { pageMm, dotsPerModule }: PrintMeasures,
  isRaster: boolean,
): { mm: number; sizePx: number } {
  const minMm = isRaster
    ? (minSizePx(pageModules, dotsPerModule - EPSILON) / dpi) * MM_PER_INCH
    : pageMm;
  const mm = Math.ceil(minMm * 10 - EPSILON) / 10;
  return { mm, sizePx: sizePxOf(mm, dpi) };
}

/** The lowest resolution at which every module has enough dots, in dots per inch. */
export function minDpi(moduleMm: number): number {
  return Math.ceil((MIN_DOTS * MM_PER_INCH) / moduleMm - EPSILON);
}

/** The smallest module that a printer draws well, in millimetres. */
export function minPrintedModuleMm(dpi: number): number {
  return (MIN_DOTS * MM_PER_INCH) / dpi;
}

/** The smallest width of the symbol that each limit allows, however close the phone is. */
function minPrintableMm({ modules, dpi }: PrintedCode) {
  return {
    printer: minPrintedModuleMm(dpi) * modules,
    module: MIN_MODULE_MM * modules,
    symbol: MIN_SYMBOL_MM,
  };
}

function widest<Limit extends PrintLimit>(minMm: Record<Limit, number>) {
  const limits = Object.keys(minMm) as [Limit, ...Limit[]];
  const limit = limits.reduce((one, other) => (minMm[other] > minMm[one] ? other : one));
  return { limit, symbolMm: minMm[limit] };
}

function measure({ modules, pageModules, dpi }: PrintedCode, symbolMm: number): PrintMeasures {
  const moduleMm = symbolMm / modules;
  const pageMm = moduleMm * pageModules;
  return {
    symbolMm,
    moduleMm,
    quietZoneMm: moduleMm * STANDARD_QUIET_ZONE,
    pageMm,
    dotsPerModule: (moduleMm / MM_PER_INCH) * dpi,
    distanceMm: readingDistanceMm(moduleMm, modules),
  };
}
