import { createScanChecker, type ScanChecker, sharedChecker } from './scan-checker.ts';

const MAX_WORKERS = 4;
/** A worker has to load its engines first, which is not worth it for fewer files. */
const FILES_PER_WORKER = 20;

/**
 * Spreads work over the shared checker and several others, which end with it.
 * @returns the results in the order of `items`
 * @throws the first error
 */
export async function spread<Item, Result>(
  items: readonly Item[],
  work: (item: Item, checker: ScanChecker) => Promise<Result>,
): Promise<Result[]> {
  const helpers = Array.from({ length: helperCount(items.length) }, createScanChecker);
  const results: Result[] = [];
  let next = 0;
  let hasEnded = false;
  const run = async (checker: ScanChecker) => {
    for (let i = next++; i < items.length && !hasEnded; i = next++) {
      results[i] = await work(items[i] as Item, checker);
    }
  };
  try {
    await Promise.all([sharedChecker(), ...helpers].map(run));
  } finally {
    hasEnded = true;
    for (const { close } of helpers) close();
  }
  return results;
}

function helperCount(files: number): number {
  const max = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2) - 1;
  return Math.min(max, Math.floor(files / FILES_PER_WORKER));
}
