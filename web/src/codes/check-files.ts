import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import type { FileToCheck } from './file-to-check.ts';
import { checkScan, createScanChecker, type ScanChecker, sharedChecker } from './scan-checker.ts';

/** A download waits no longer than this for a verdict, however slow the connection is. */
const TIMEOUT_MS = 8000;
const MAX_WORKERS = 4;
/** A worker has to load its engines first, which is not worth it for fewer files. */
const FILES_PER_WORKER = 20;

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

/** Spreads the files over several workers. */
async function checkMany(
  files: readonly FileToCheck[],
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Verdict[]> {
  const helpers = Array.from({ length: helperCount(files.length) }, createScanChecker);
  const verdicts: Verdict[] = [];
  let [next, done] = [0, 0];
  let hasEnded = false;
  const work = async ({ check }: ScanChecker) => {
    for (let i = next++; i < files.length; i = next++) {
      verdicts[i] = await withTimeout(check(inputOf(files[i] as FileToCheck), 'quick'));
      if (hasEnded) return; // another worker failed
      signal?.throwIfAborted();
      onProgress?.(++done);
    }
  };
  try {
    await Promise.all([sharedChecker(), ...helpers].map(work));
  } finally {
    hasEnded = true;
    for (const { close } of helpers) close();
  }
  return verdicts;
}

function helperCount(files: number): number {
  const max = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2) - 1;
  return Math.min(max, Math.floor(files / FILES_PER_WORKER));
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
