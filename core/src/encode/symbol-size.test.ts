import { expect, test } from 'vitest';
import type { CodeError } from '../code-error.ts';
import type { ErrorCorrectionLevel } from './level.ts';
import { fitSymbol, type LevelOptions } from './symbol-size.ts';

function problemOf(text: string, level: ErrorCorrectionLevel, options?: LevelOptions) {
  try {
    fitSymbol(text, level, options);
  } catch (error) {
    const { reason, fault, fittingLevel } = error as CodeError;
    return { reason, fault, fittingLevel };
  }
  return undefined;
}

test('names level L for a text that fits only there', () => {
  expect(problemOf('x'.repeat(1320), 'H')).toEqual({
    reason: 'data-too-large',
    fault: {
      code: 'too-much-at-level',
      bytes: 1320,
      level: 'H',
      most: 1273,
      fitting: 'L',
      fittingMost: 2953,
    },
    fittingLevel: 'L',
  });
  expect(problemOf('x'.repeat(2953), 'L')).toBeUndefined();
});

test.each([
  ['x', 2953],
  ['A', 4296],
  ['7', 7089],
])('names the limit that holds at every level for texts of "%s": %i', (letter, most) => {
  for (const level of ['L', 'H'] as const) {
    const problem = problemOf(letter.repeat(most + 1), level);
    expect(problem?.fittingLevel).toBeUndefined();
    expect(problem?.fault).toMatchObject({ code: 'too-much', most });
  }
  expect(problemOf(letter.repeat(most), 'L')).toBeUndefined();
});

test('names no other level where the standard of the content allows only one', () => {
  const problem = problemOf('x'.repeat(2400), 'M', { isLevelFixed: true });
  expect(problem).toMatchObject({ fittingLevel: undefined });
  expect(problem?.fault).toMatchObject({ code: 'too-much', most: 2331 });
});
