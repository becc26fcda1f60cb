import { LEAST_DOTS, LEAST_MODULE_MM } from '@everscan/core/print/module-limits';
import {
  type DistanceAdvice,
  LEAST_SYMBOL_MM,
  leastDpi,
  leastPrintedModuleMm,
  type PrintedCode,
  type WidthAdvice,
} from '@everscan/core/print/print-advice';
import { distanceText, lengthText, metresText, mmText, numberText } from './length-text.ts';

/** What the advisor says: the answer in a line, and the figure that limits it. */
export type PrintWords = {
  readonly answer: string;
  readonly reason: string;
  readonly isProblem: boolean;
};

/** The rule of thumb is a width of a tenth of the distance. Denser codes need more. */
const USUAL_DISTANCE_TO_WIDTH = 10;
const FEWER_MODULES = 'Shorten the content';

/** How wide to print a code for a distance in millimetres. */
export function widthWords(code: PrintedCode, advice: WidthAdvice, distanceMm: number): PrintWords {
  const { symbolMm, limit } = advice;
  return {
    answer: `To be read from ${metresText(distanceMm)}, print it ${lengthText(symbolMm)} wide.`,
    reason: REASONS[limit](code, advice, distanceMm),
    isProblem: false,
  };
}

const REASONS: Record<
  WidthAdvice['limit'],
  (code: PrintedCode, advice: WidthAdvice, distanceMm: number) => string
> = {
  distance: ({ modules }, { moduleMm, symbolMm }, distanceMm) => {
    const reason = `The distance sets this width: from there, a phone needs modules of ${mmText(moduleMm)}, and this code is ${modules} modules wide.`;
    return symbolMm * USUAL_DISTANCE_TO_WIDTH > distanceMm
      ? `${reason} ${FEWER_MODULES} to print it smaller.`
      : reason;
  },
  printer: ({ dpi }) =>
    `The printer sets this width: at ${numberText(dpi)} dpi, the ${LEAST_DOTS} dots that a module needs are ${mmText(leastPrintedModuleMm(dpi))} wide. A higher resolution allows a smaller print.`,
  module: ({ modules }) =>
    `The modules set this width: narrower than ${mmText(LEAST_MODULE_MM)} they run together, and this code is ${modules} modules wide. ${FEWER_MODULES} to print it smaller.`,
  symbol: () =>
    `This is the smallest recommended width: some phones cannot focus close enough to read codes narrower than ${lengthText(LEAST_SYMBOL_MM)}.`,
};

/** From how far away a code of some width is read, or what keeps it from being read. */
export function distanceWords(code: PrintedCode, advice: DistanceAdvice): PrintWords {
  const { symbolMm, moduleMm, distanceMm, problem, leastSymbolMm } = advice;
  const width = mmText(symbolMm);
  if (problem) {
    return {
      answer: `${width} is too narrow: print it at least ${lengthText(leastSymbolMm)} wide.`,
      reason: PROBLEMS[problem](code, advice),
      isProblem: true,
    };
  }
  return {
    answer: `At ${width} wide, it is read from up to ${distanceText(distanceMm)}.`,
    reason: `The modules limit the distance: they are ${mmText(moduleMm)} wide, and smaller ones blur in a phone's camera. To be read from farther away, print it wider or shorten the content.`,
    isProblem: false,
  };
}

const PROBLEMS: Record<
  NonNullable<DistanceAdvice['problem']>,
  (code: PrintedCode, advice: DistanceAdvice) => string
> = {
  printer: ({ dpi }, { dotsPerModule, moduleMm }) =>
    `The printer’s resolution is too low: at ${numberText(dpi)} dpi, each module gets ${dotsPerModule.toFixed(1)} dots and needs ${LEAST_DOTS}. Print at ${leastDpi(moduleMm)} dpi or more, or shorten the content.`,
  module: (_, { moduleMm }) =>
    `The modules are too small: at ${mmText(moduleMm)} they run together. Print it wider, or shorten the content.`,
  symbol: () =>
    `Some phones cannot focus close enough to read codes narrower than ${lengthText(LEAST_SYMBOL_MM)}.`,
};
