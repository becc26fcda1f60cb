import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import type { FileToCheck } from './file-to-check.ts';
import { checkScan } from './scan-checker.ts';
import { spread } from './scan-checker-pool.ts';

/** A download waits no longer than this for a verdict, however slow the connection is. */
const TIMEOUT_MS = 8000;

/**
 * Reads every code back: a single code in all trials, several only in those that decide whether a code is readable.
 * @param onProgress called with the number of codes checked so far
 * @returns the verdicts in the order of `files`
 * @throws when the engines cannot be loaded or do not answer in time, or when `signal` aborts
 */
export async function checkFiles(
  files: readonly FileToCheck[],
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Verdict[]> {
  const [first] = files;
  if (!first || files.length > 1) return checkMany(files, onProgress, signal);
  const { text, design, ...rest } = inputOf(first);
  return [await withTimeout(checkScan(text, design, rest))];
}

async function checkMany(
  files: readonly FileToCheck[],
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Verdict[]> {
  let done = 0;
  return spread(files, async (file, { check }) => {
    const verdict = await withTimeout(check(inputOf(file), 'quick'));
    signal?.throwIfAborted();
    onProgress?.(++done);
    return verdict;
  });
}

function inputOf({
  code: { text, design, isLevelFixed },
  sizePx,
  printedMm,
  isRaster,
  isBlackOnly,
}: FileToCheck): ScanCheckInput {
  return { text, design, isLevelFixed, sizePx, printedMm, isRaster, isBlackOnly };
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
