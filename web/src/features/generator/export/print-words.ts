import { MIN_DOTS, MIN_MODULE_MM } from '@everscan/core/print/module-limits';
import {
  type DistanceAdvice,
  MIN_SYMBOL_MM,
  minDpi,
  minPrintedModuleMm,
  type PrintedCode,
  type WidthAdvice,
} from '@everscan/core/print/print-advice';
import * as m from '@everscan/messages/download';
import { distanceText, lengthText, metresText, mmText } from './length-text.ts';

/** The advice in one line, and the figure that limits it. */
export type PrintWords = {
  readonly answer: string;
  readonly reason: string;
  readonly isProblem: boolean;
  /** What helps more than another width; only for dense codes. */
  readonly help: string | undefined;
};

/** Denser codes, from version 11 on, are missed by weaker scanners at any width. */
const DENSE_MODULES = 17 + 4 * 11;
const helpFor = ({ modules }: PrintedCode) =>
  modules >= DENSE_MODULES ? m.fewerDotsHelp : undefined;

/** The rule of thumb: a code a tenth as wide as the distance. Denser codes must be wider. */
const USUAL_DISTANCE_TO_WIDTH = 10;

/** How wide to print a code for a distance in millimetres. */
export function widthWords(code: PrintedCode, advice: WidthAdvice, distanceMm: number): PrintWords {
  const { symbolMm, limit } = advice;
  return {
    answer: m.printWidth(metresText(distanceMm), lengthText(symbolMm)),
    reason: REASONS[limit](code, advice, distanceMm),
    isProblem: false,
    help: helpFor(code),
  };
}

const REASONS: Record<
  WidthAdvice['limit'],
  (code: PrintedCode, advice: WidthAdvice, distanceMm: number) => string
> = {
  distance: ({ modules }, { moduleMm, symbolMm }, distanceMm) =>
    symbolMm * USUAL_DISTANCE_TO_WIDTH > distanceMm
      ? m.distanceSetsWidthShorten(mmText(moduleMm), modules)
      : m.distanceSetsWidth(mmText(moduleMm), modules),
  printer: ({ dpi }) => m.printerSetsWidth(dpi, MIN_DOTS, mmText(minPrintedModuleMm(dpi))),
  module: ({ modules }) => m.dotsSetWidth(mmText(MIN_MODULE_MM), modules),
  symbol: () => m.smallestWidth(lengthText(MIN_SYMBOL_MM)),
};

/** The distance from which a printed code can be read, or the reason why it cannot be read. */
export function distanceWords(code: PrintedCode, advice: DistanceAdvice): PrintWords {
  const { symbolMm, moduleMm, distanceMm, problem, minSymbolMm } = advice;
  const width = mmText(symbolMm);
  if (problem) {
    return {
      answer: m.tooNarrow(width, lengthText(minSymbolMm)),
      reason: PROBLEMS[problem](code, advice),
      isProblem: true,
      help: helpFor(code),
    };
  }
  return {
    answer: m.scanDistance(width, distanceText(distanceMm)),
    reason: m.dotsLimitDistance(mmText(moduleMm)),
    isProblem: false,
    help: helpFor(code),
  };
}

const PROBLEMS: Record<
  NonNullable<DistanceAdvice['problem']>,
  (code: PrintedCode, advice: DistanceAdvice) => string
> = {
  printer: ({ dpi }, { dotsPerModule, moduleMm }) =>
    m.resolutionTooLow(dpi, dotsPerModule, MIN_DOTS, minDpi(moduleMm)),
  module: (_, { moduleMm }) => m.dotsTooSmall(mmText(moduleMm)),
  symbol: () => m.narrowerThanFocus(lengthText(MIN_SYMBOL_MM)),
};
