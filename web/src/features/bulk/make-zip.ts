import { type Outcome, writeManifest } from '@everscan/core/bulk/manifest';
import { startBulkWorker } from './bulk-worker.ts';
import type { BulkSettings, Made, Order } from './make-row.ts';

/** A row of the list: a code to be made, or why there is none. */
export type Job = { readonly row: number; readonly file: string } & (
  | Order
  | { readonly error: string }
);

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** Left, at the speed so far. */
  readonly leftMs: number;
};

/** How many rows became what. */
export type Tally = { made: number; unreadable: number; unchecked: number; failed: number };

/** Codes that a worker is given at once: few enough for a lively count. */
const BATCH = 8;
const MAX_WORKERS = 4;
/** Batches under way for each worker, so that it never waits and memory stays bounded. */
const AHEAD = 2;
/** Unreadable codes stay apart, so that nobody prints them unseen. */
const UNREADABLE_FOLDER = 'check-these/';

/**
 * Makes every code and streams them into `sink` as a zip, with `manifest.csv` at its end.
 * @throws {DOMException} `AbortError` when `signal` says so; other errors when a worker could not be
 * loaded or the disk is full. A bad row is no error: the manifest names it.
 */
export async function makeZip(
  jobs: readonly Job[],
  settings: BulkSettings,
  sink: WritableStream<Uint8Array>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Tally> {
  const { makeZip: zip } = await import('client-zip');
  const outcomes: Outcome[] = [];
  const total = jobs.length;
  const started = performance.now();

  async function* files() {
    for await (const { job, made } of makeInOrder(jobs, settings, signal)) {
      const { bytes, outcome } = made;
      const folder = outcome.readable === 'no' ? UNREADABLE_FOLDER : '';
      const name = folder + job.file;
      const text = 'text' in job ? job.text : '';
      outcomes.push({ ...outcome, row: job.row, file: bytes ? name : '', text });
      const done = outcomes.length;
      if (done % BATCH === 0 || done === total) {
        onProgress({
          done,
          total,
          leftMs: ((performance.now() - started) / done) * (total - done),
        });
      }
      if (bytes) yield { name, input: bytes };
    }
    yield { name: 'manifest.csv', input: writeManifest(outcomes) };
  }

  await zip(files()).pipeTo(sink, { signal });
  const count = (isCounted: (outcome: Outcome) => boolean) => outcomes.filter(isCounted).length;
  return {
    made: count(({ file }) => file !== ''),
    unreadable: count(({ readable }) => readable === 'no'),
    unchecked: count(({ readable }) => readable === 'unchecked'),
    failed: count(({ error }) => error !== ''),
  };
}

async function* makeInOrder(jobs: readonly Job[], settings: BulkSettings, signal: AbortSignal) {
  const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, index) =>
    jobs.slice(index * BATCH, (index + 1) * BATCH),
  );
  const count = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2, batches.length);
  const workers = Array.from({ length: count }, startBulkWorker);
  const closeAll = () => {
    for (const worker of workers) worker.close();
  };
  signal.addEventListener('abort', closeAll);
  const begin = async (index: number) => {
    const batch = batches[index] as readonly Job[];
    const orders = batch.filter((job) => 'text' in job);
    const made = await workers[index % count]?.make(orders, settings);
    return batch.map((job) => ({ job, made: madeOf(job, made?.[orders.indexOf(job as never)]) }));
  };
  try {
    const underWay: ReturnType<typeof begin>[] = [];
    for (let next = 0; next < batches.length || underWay.length > 0; ) {
      while (next < batches.length && underWay.length < count * AHEAD) {
        const batch = begin(next++);
        batch.catch(() => {}); // thrown when its turn comes
        underWay.push(batch);
      }
      yield* (await underWay.shift()) ?? [];
    }
  } finally {
    signal.removeEventListener('abort', closeAll);
    closeAll();
  }
}

function madeOf(job: Job, made: Made | undefined): Made {
  if (made) return made;
  const error = 'error' in job ? job.error : 'This code could not be made.';
  return { outcome: { readable: '', score: undefined, cause: '', error } };
}
