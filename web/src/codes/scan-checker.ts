import type { Design } from '@everscan/core/design/design';
import type { Pixels } from '@everscan/core/image/pixels';
import type { Line } from '@everscan/core/lettering/font';
import type { Effort } from '@everscan/core/scan-check/trials';
import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import { connectWorker, WorkerError } from '../lib/worker-calls.ts';
import { frameLine } from './drawing.ts';
import type { FileAnswer, FileToMake } from './file-to-make.ts';

export type ScanCheckRequest =
  | CheckRequest
  | { readonly file: FileToMake }
  | { readonly picture: Pixels; readonly text: string };

export type CheckRequest = {
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
  /** @throws {WorkerError} when the engines cannot be loaded, or the code cannot be drawn */
  check(input: ScanCheckInput, effort?: Effort): Promise<Verdict>;
  /** The pictures of these trials by their ids, with sides of at most `largestPx`. @throws {WorkerError} */
  drawTrials(
    input: ScanCheckInput,
    trialIds: readonly string[],
    largestPx: number,
  ): Promise<Map<string, Pixels>>;
  /**
   * Makes a file, opens and reads it.
   * @throws {WorkerError} `ENGINES_UNAVAILABLE` or `WORKER_UNAVAILABLE` when nothing could read it; others when it cannot be
   * made
   */
  makeFile(file: FileToMake): Promise<FileAnswer>;
  /** Whether all engines of phones read this text from a picture with a code. @throws {WorkerError} */
  readsPicture(picture: Pixels, text: string): Promise<boolean>;
  close(): void;
};

/** Creates a worker with all engines, which load at the first check. Several may run side by side. */
export function createScanChecker(): ScanChecker {
  const { call, close } = connectWorker<ScanCheckRequest>(
    () => new Worker(new URL('./scan-check.worker.ts', import.meta.url), { type: 'module' }),
  );
  /** The next call starts a new worker when the engines cannot be loaded, because the connection may be back by then. */
  async function callEngines<Result>(request: ScanCheckRequest): Promise<Result> {
    try {
      return await call<Result>(request);
    } catch (error) {
      if (error instanceof WorkerError && error.name === ENGINES_UNAVAILABLE) {
        close(ENGINES_UNAVAILABLE);
      }
      throw error;
    }
  }
  return {
    check: (input, effort = 'full') =>
      callEngines({ input, line: frameLine(input.design), effort }),
    drawTrials: (input, trialIds, largestPx) =>
      call({ input, line: frameLine(input.design), trialIds, largestPx }),
    async makeFile(file) {
      const answer = await callEngines<FileAnswer>({ file });
      // An engine that has crashed may go on crashing.
      if ('reason' in answer && answer.reason === 'file-unchecked') close();
      return answer;
    },
    readsPicture: (picture, text) => callEngines({ picture, text }),
    close,
  };
}

type CheckOptions = Omit<ScanCheckInput, 'text' | 'design'> & {
  readonly effort?: Effort;
  /** Waits until the worker is idle. A newer preview replaces a waiting one, whose promise then rejects. */
  readonly isPreview?: boolean;
};

type WaitingCheck = { readonly key: string; readonly start: () => void; readonly drop: () => void };

const MAX_CACHED = 12;
const cache = new Map<string, Promise<Verdict>>();
/** The number of checks that the worker is busy with. A running check cannot be cancelled. */
let running = 0;
let waiting: WaitingCheck | undefined;
let pageChecker: ScanChecker | undefined;

/** The checker that the whole page shares. It stays open, so its engines load only once. */
export function sharedChecker(): ScanChecker {
  pageChecker ??= createScanChecker();
  return pageChecker;
}

/**
 * Checks one code in the shared worker, and caches the verdict, so that a download does not wait for a check that
 * was made while editing.
 * @throws {WorkerError}
 */
export function checkScan(
  text: string,
  design: Design,
  { effort = 'full', isPreview = false, ...rest }: CheckOptions = {},
): Promise<Verdict> {
  const input = { text, design, ...rest };
  const key = JSON.stringify([input, effort]);
  const cached = cache.get(key);
  if (cached) {
    if (isPreview) dropWaiting(key);
    else if (waiting?.key === key) startWaiting();
    return cached;
  }
  const start = () => check(input, effort);
  const verdict = isPreview && running > 0 ? wait(key, start) : start();
  verdict.catch(() => cache.get(key) === verdict && cache.delete(key));
  cache.set(key, verdict);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value as string);
  return verdict;
}

async function check(input: ScanCheckInput, effort: Effort): Promise<Verdict> {
  running++;
  try {
    return await sharedChecker().check(input, effort);
  } finally {
    running--;
    if (running === 0) startWaiting();
  }
}

function wait(key: string, start: () => Promise<Verdict>): Promise<Verdict> {
  dropWaiting(key);
  return new Promise((resolve, reject) => {
    waiting = {
      key,
      start: () => start().then(resolve, reject),
      drop: () => reject(new WorkerError('Outdated')),
    };
  });
}

/** Rejects the waiting check unless it is the newest one. Otherwise checks would pile up while a person types. */
function dropWaiting(newestKey: string): void {
  if (!waiting || waiting.key === newestKey) return;
  waiting.drop();
  waiting = undefined;
}

function startWaiting(): void {
  const next = waiting;
  waiting = undefined;
  next?.start();
}
