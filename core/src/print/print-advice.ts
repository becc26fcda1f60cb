import { sizePxOf } from '../export/shared/physical-size.ts';
import { leastModuleMmAt, readingDistanceMm } from './reading-distance.ts';

/** A code that is to be printed. */
export type PrintedCode = {
  /** Modules a side of the symbol, without its quiet zone: `Scene.size`. */
  readonly modules: number;
  /** Modules along the longer side of the whole page: symbol, quiet zone, frame. */
  readonly pageModules: number;
  /** Dots an inch of the printer. */
  readonly dpi: number;
};

export type PrintMeasures = {
  /** Width of the symbol. */
  readonly symbolMm: number;
  readonly moduleMm: number;
  /** Light space that has to stay clear on every side, whoever provides it. */
  readonly quietZoneMm: number;
  /** Longer side of the page in print, and in pixels of which each is a dot of the printer. */
  readonly pageMm: number;
  readonly sizePx: number;
  readonly dotsPerModule: number;
  /** From how far away phones read it, if it prints well. */
  readonly distanceMm: number;
};

/** The figure that sets the least width of a print. The least of a `symbol` is the same for all codes. */
export type PrintLimit = 'distance' | 'printer' | 'module' | 'symbol';

export type WidthAdvice = PrintMeasures & {
  /** What asks for this width; everything else is content with less. */
  readonly limit: PrintLimit;
};

export type DistanceAdvice = PrintMeasures & {
  /** The figure that the width falls furthest short of; `undefined` when the code prints well. */
  readonly problem: Exclude<PrintLimit, 'distance'> | undefined;
  /** The width from which on there is no problem at this resolution. */
  readonly leastSymbolMm: number;
};

/** The customary least width. Cameras that cannot focus nearby miss smaller codes. */
export const LEAST_SYMBOL_MM = 20;
/** DENSO WAVE, "Point for setting the module size": four dots of a 300 dpi printer. */
export const LEAST_MODULE_MM = 0.33;
/** DENSO WAVE, "Point for setting the module size": four or more dots make up each module. */
export const LEAST_DOTS = 4;
/** ISO/IEC 18004, 9.1, and DENSO WAVE: a margin of four modules on every side. */
const QUIET_ZONE_MODULES = 4;
const MM_PER_INCH = 25.4;
/** Lengths such as 0.33 have no exact binary form, so equal ones may differ in their last digit. */
const EPSILON = 1e-9;

/** How wide to print a code so that phones read it from a distance in millimetres. */
export function adviseWidth(code: PrintedCode, distanceMm: number): WidthAdvice {
  const { limit, symbolMm } = widest({
    distance: leastModuleMmAt(distanceMm) * code.modules,
    ...leastPrintableMm(code),
  });
  return { ...measure(code, symbolMm), limit };
}

/** From how far away phones read a code of this width, and whether it prints well. */
export function adviseDistance(code: PrintedCode, symbolMm: number): DistanceAdvice {
  const { limit, symbolMm: leastSymbolMm } = widest(leastPrintableMm(code));
  const isTooSmall = symbolMm < leastSymbolMm - EPSILON;
  return {
    ...measure(code, symbolMm),
    problem: isTooSmall ? limit : undefined,
    leastSymbolMm,
  };
}

/** The resolution from which on every module has dots enough, in dots an inch. */
export function leastDpi(moduleMm: number): number {
  return Math.ceil((LEAST_DOTS * MM_PER_INCH) / moduleMm - EPSILON);
}

/** The least width of a module that a printer draws well. */
export function leastPrintedModuleMm(dpi: number): number {
  return (LEAST_DOTS * MM_PER_INCH) / dpi;
}

/** The least width of the symbol that each figure allows, however near the phone is. */
function leastPrintableMm({ modules, dpi }: PrintedCode) {
  return {
    printer: leastPrintedModuleMm(dpi) * modules,
    module: LEAST_MODULE_MM * modules,
    symbol: LEAST_SYMBOL_MM,
  };
}

function widest<Limit extends PrintLimit>(leastMm: Record<Limit, number>) {
  const limits = Object.keys(leastMm) as [Limit, ...Limit[]];
  const limit = limits.reduce((one, other) => (leastMm[other] > leastMm[one] ? other : one));
  return { limit, symbolMm: leastMm[limit] };
}

function measure({ modules, pageModules, dpi }: PrintedCode, symbolMm: number): PrintMeasures {
  const moduleMm = symbolMm / modules;
  const pageMm = moduleMm * pageModules;
  return {
    symbolMm,
    moduleMm,
    quietZoneMm: moduleMm * QUIET_ZONE_MODULES,
    pageMm,
    sizePx: sizePxOf(pageMm, dpi),
    dotsPerModule: (moduleMm / MM_PER_INCH) * dpi,
    distanceMm: readingDistanceMm(moduleMm),
  };
}
