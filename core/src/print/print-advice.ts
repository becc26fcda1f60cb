import { sizePxOf } from '../export/physical-size.ts';

/** A code that is to be printed. */
export type PrintPlan = {
  /** Modules a side of the symbol, without its quiet zone: `Scene.size`. */
  readonly modules: number;
  /** Modules along the longer side of the whole page: symbol, quiet zone, frame. */
  readonly pageModules: number;
  /** Width of the symbol in print. */
  readonly symbolMm: number;
  /** Dots an inch of the printer. */
  readonly dpi: number;
};

/** What can be wrong with a print; each has one way to name it and to help. */
export type PrintProblem = 'symbol-too-small' | 'module-too-small' | 'too-few-dots';

export type PrintAdvice = {
  readonly moduleMm: number;
  /** Light space that has to stay clear on every side, whoever provides it. */
  readonly quietZoneMm: number;
  /** Longer side of the page in print, and in pixels of which each is a dot of the printer. */
  readonly pageMm: number;
  readonly sizePx: number;
  readonly dotsPerModule: number;
  /** All that fails, the gravest first. */
  readonly problems: readonly PrintProblem[];
  /** Width of the symbol from which on nothing fails at this resolution. */
  readonly leastSymbolMm: number;
};

/** Smaller prints are missed by cameras that cannot focus nearby. */
const LEAST_SYMBOL_MM = 20;
/** Smaller modules run together in a phone's picture, however well they are printed. */
const LEAST_MODULE_MM = 0.33;
/** DENSO WAVE, "Point for determining QR Code area": four or more dots make up each module. */
const LEAST_DOTS = 4;
/** ISO/IEC 18004, 9.1, and DENSO WAVE: a margin of four modules on every side. */
const QUIET_ZONE_MODULES = 4;
const MM_PER_INCH = 25.4;
/** A phone reads a symbol from about ten times its width. */
const DISTANCE_TO_WIDTH = 10;
/** A length such as 0.33 is no sum of powers of two, so that equal ones may differ in their last digit. */
const EPSILON = 1e-9;

/** How wide a symbol has to be to be read from so far away; both in millimetres. */
export function symbolMmAt(distanceMm: number): number {
  return distanceMm / DISTANCE_TO_WIDTH;
}

/** How far away a symbol of such a width is read; both in millimetres. */
export function distanceMmOf(symbolMm: number): number {
  return symbolMm * DISTANCE_TO_WIDTH;
}

/** What a code measures in print, and whether that prints and scans well. */
export function advisePrint({ modules, pageModules, symbolMm, dpi }: PrintPlan): PrintAdvice {
  const moduleMm = symbolMm / modules;
  const pageMm = moduleMm * pageModules;
  const dotsPerModule = (moduleMm / MM_PER_INCH) * dpi;
  const leastModuleMm = Math.max(LEAST_MODULE_MM, (LEAST_DOTS * MM_PER_INCH) / dpi);
  const fails: Record<PrintProblem, boolean> = {
    'symbol-too-small': symbolMm < LEAST_SYMBOL_MM - EPSILON,
    'module-too-small': moduleMm < LEAST_MODULE_MM - EPSILON,
    'too-few-dots': dotsPerModule < LEAST_DOTS - EPSILON,
  };
  return {
    moduleMm,
    quietZoneMm: moduleMm * QUIET_ZONE_MODULES,
    pageMm,
    sizePx: sizePxOf(pageMm, dpi),
    dotsPerModule,
    problems: (Object.keys(fails) as PrintProblem[]).filter((problem) => fails[problem]),
    leastSymbolMm: Math.max(LEAST_SYMBOL_MM, leastModuleMm * modules),
  };
}

/** The resolution from which on every module has dots enough, in dots an inch. */
export function leastDpi(moduleMm: number): number {
  return Math.ceil((LEAST_DOTS * MM_PER_INCH) / moduleMm - EPSILON);
}
