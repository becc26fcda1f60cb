import type { Design } from '@everscan/core/design/design';
import type { Effort } from '@everscan/core/scan-check/trials';
import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import type { HandOut } from './hand-out.ts';

export type ScanRequest = { id: number; input: ScanCheckInput; effort: Effort };
export type ScanAnswer =
  | { id: number; verdict: Verdict }
  /** `unavailable` when an engine could not be loaded, else what went wrong. */
  | { id: number; failure: string };

/** A worker of its own with both engines, which load at the first check. */
export type ScanChecker = {
  /** @throws {ScanCheckUnavailable}; other errors when there is no such code */
  check(input: ScanCheckInput, effort?: Effort): Promise<Verdict>;
  /** Ends the worker; what is under way is rejected as unavailable. */
  close(): void;
};

/** The engines could not be loaded, so that nothing is known about the code. */
class ScanCheckUnavailable extends Error {}

/** More than one may work side by side, as for many rows. */
function createScanChecker(): ScanChecker {
  type Waiting = { resolve: (verdict: Verdict) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  /** After a failure the next check begins anew: the connection may be back. */
  function close(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new ScanCheckUnavailable());
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./scan-check.worker.ts', import.meta.url), {
      type: 'module',
    });
    started.onmessage = ({ data }: MessageEvent<ScanAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('verdict' in data) asked?.resolve(data.verdict);
      else if (data.failure !== 'unavailable') asked?.reject(new Error(data.failure));
      else {
        asked?.reject(new ScanCheckUnavailable());
        close();
      }
    };
    started.onerror = (event) => {
      event.preventDefault(); // told to those who wait
      close();
    };
    return started;
  }

  return {
    check: (input, effort = 'full') =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const request: ScanRequest = { id: ++lastId, input, effort };
        waiting.set(request.id, { resolve, reject });
        worker.postMessage(request);
      }),
    close,
  };
}

type CheckOptions = Omit<ScanCheckInput, 'text' | 'design'> & { readonly effort?: Effort };

const KEPT = 12;
const kept = new Map<string, Promise<Verdict>>();
let shared: ScanChecker | undefined;

/** The page's own, which has its engines already when a code has been looked at. Nobody closes it. */
function pageChecker(): ScanChecker {
  shared ??= createScanChecker();
  return shared;
}

/**
 * Checks one code in the page's own worker. Asked again for the same, the answer is there at once,
 * so that a download need not wait for what has been checked while editing.
 * @throws {ScanCheckUnavailable}; other errors when there is no such code
 */
export function checkScan(
  text: string,
  design: Design,
  { effort = 'full', ...rest }: CheckOptions = {},
): Promise<Verdict> {
  const input = { text, design, ...rest };
  const key = JSON.stringify([input, effort]);
  const known = kept.get(key);
  if (known) return known;
  const verdict = pageChecker().check(input, effort);
  verdict.catch(() => kept.delete(key));
  kept.set(key, verdict);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return verdict;
}

/** A download is not kept longer than this, whatever the line is like. */
const PATIENCE_MS = 8000;
const MAX_WORKERS = 4;
const FILES_OF_A_HELPER = 20;

/**
 * Reads every code back: a single one thoroughly.
 * @param onProgress told how many have been checked
 * @returns in the order of `files`
 * @throws when nobody can tell
 */
export function checkFiles(
  files: readonly HandOut[],
  onProgress?: (done: number) => void,
): Promise<Verdict[]> {
  return files.length === 1 ? checkOne(files) : checkMany(files, onProgress);
}

async function checkOne([file]: readonly HandOut[]): Promise<Verdict[]> {
  const { text, design, ...rest } = inputOf(file as HandOut);
  return [await withPatience(checkScan(text, design, rest))];
}

/** Several workers share the files, of which only is asked whether they can be read. */
async function checkMany(
  files: readonly HandOut[],
  onProgress?: (done: number) => void,
): Promise<Verdict[]> {
  const helpers = Array.from({ length: helpersFor(files.length) }, createScanChecker);
  const verdicts: Verdict[] = [];
  let [next, done] = [0, 0];
  let isOver = false;
  const work = async ({ check }: ScanChecker) => {
    for (let i = next++; i < files.length; i = next++) {
      verdicts[i] = await withPatience(check(inputOf(files[i] as HandOut), 'readable'));
      if (isOver) return; // another one has failed
      onProgress?.(++done);
    }
  };
  try {
    await Promise.all([pageChecker(), ...helpers].map(work));
  } finally {
    isOver = true;
    for (const { close } of helpers) close();
  }
  return verdicts;
}

/** A worker has to load its engines first: few files are done sooner than that. */
function helpersFor(files: number): number {
  const most = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2) - 1;
  return Math.min(most, Math.floor(files / FILES_OF_A_HELPER));
}

function inputOf({
  code: { text, design, isLevelFixed },
  sizePx,
  printedMm,
}: HandOut): ScanCheckInput {
  return { text, design, isLevelFixed, sizePx, printedMm };
}

function withPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
