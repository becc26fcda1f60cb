import type { Design } from '@everscan/core/design/design';
import type { Pixels } from '@everscan/core/image/pixels';
import type { Line } from '@everscan/core/lettering/font';
import type { Effort } from '@everscan/core/scan-check/trials';
import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import { connectWorker, WorkerError } from '../lib/worker-calls.ts';
import { frameLine } from './drawing.ts';

export type ScanCheckRequest = {
  readonly input: ScanCheckInput;
  /** The text of the frame, if Geist cannot draw it. */
  readonly line: Line | undefined;
} & (
  | { readonly effort: Effort }
  | { readonly trialIds: readonly string[]; readonly largestPx: number }
);

/** Name of the error when an engine could not be loaded. */
export const ENGINES_UNAVAILABLE = 'EnginesUnavailable';

export type ScanChecker = {
  /** @throws {WorkerError} when the engines cannot be loaded, or there is no such code */
  check(input: ScanCheckInput, effort?: Effort): Promise<Verdict>;
  /** The pictures of these trials by their ids, none longer than `largestPx`. @throws {WorkerError} */
  drawTrials(
    input: ScanCheckInput,
    trialIds: readonly string[],
    largestPx: number,
  ): Promise<Map<string, Pixels>>;
  close(): void;
};

/** A worker of its own with all engines, which load at the first check. Several may run side by side. */
export function createScanChecker(): ScanChecker {
  const { call, close } = connectWorker<ScanCheckRequest>(
    () => new Worker(new URL('./scan-check.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    async check(input, effort = 'full') {
      try {
        return await call<Verdict>({ input, line: frameLine(input.design), effort });
      } catch (error) {
        // The next check starts a new worker: the connection may be back.
        if (error instanceof WorkerError && error.name === ENGINES_UNAVAILABLE) close();
        throw error;
      }
    },
    drawTrials: (input, trialIds, largestPx) =>
      call({ input, line: frameLine(input.design), trialIds, largestPx }),
    close,
  };
}

type CheckOptions = Omit<ScanCheckInput, 'text' | 'design'> & { readonly effort?: Effort };

const MAX_CACHED = 12;
const cache = new Map<string, Promise<Verdict>>();
let pageChecker: ScanChecker | undefined;

/** The page's own checker, whose engines are loaded once a code has been checked. It stays open. */
export function sharedChecker(): ScanChecker {
  pageChecker ??= createScanChecker();
  return pageChecker;
}

/**
 * Checks one code in the page's own worker, and caches the verdict: a download need not wait for what
 * was checked while editing.
 * @throws {WorkerError}
 */
export function checkScan(
  text: string,
  design: Design,
  { effort = 'full', ...rest }: CheckOptions = {},
): Promise<Verdict> {
  const input = { text, design, ...rest };
  const key = JSON.stringify([input, effort]);
  const cached = cache.get(key);
  if (cached) return cached;
  const verdict = sharedChecker().check(input, effort);
  verdict.catch(() => cache.delete(key));
  cache.set(key, verdict);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value as string);
  return verdict;
}
