import { withLabel } from '@everscan/core/bulk/label';
import { type ManifestLink, type Outcome, writeManifest } from '@everscan/core/bulk/manifest';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { codeFaults } from '@everscan/messages/words/faults/code';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { causeWords } from '@everscan/messages/words/scan-check';
import { frameLine, isDrawable, loadDrawing } from '../../codes/drawing.ts';
import { createBulkWorker } from './bulk-worker-client.ts';
import type { BulkSettings, CodeToMake, RowResult } from './make-row.ts';

/** A row of the list: a code to make, or the reason why it cannot be made. */
export type Job = { readonly row: number; readonly file: string } & (
  | (CodeToMake & { readonly link?: ManifestLink | undefined })
  | { readonly error: string }
);

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** The estimated time left, at the speed so far. */
  readonly leftMs: number;
};

/** The number of rows with each outcome. */
export type Tally = { made: number; unreadable: number; unchecked: number; failed: number };

/** The number of codes in one call of a worker: few enough for a smooth progress bar. */
const BATCH = 8;
const MAX_WORKERS = 4;
/** Batches in flight per worker: enough to keep the worker busy, and few enough to limit memory. */
const BATCHES_PER_WORKER = 2;
/** Unreadable codes have a folder of their own, so that nobody prints them by accident. */
const UNREADABLE_FOLDER = 'check-these/';

/**
 * Makes all codes, and streams them into `sink` as a zip that ends with `manifest.csv`.
 * @throws {DOMException} `AbortError` when `signal` aborts; other errors when a worker cannot be loaded or the disk
 * is full. A row that cannot be made does not throw; its error is in the manifest.
 */
export async function makeZip(
  jobs: readonly Job[],
  settings: BulkSettings,
  sink: WritableStream<Uint8Array>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Tally> {
  const { makeZip: zip } = await import('client-zip');
  signal.throwIfAborted(); // so that no worker starts if the user has cancelled during the import
  const outcomes: Outcome[] = [];
  const total = jobs.length;
  const started = performance.now();

  async function* files() {
    for await (const { job, made } of makeInOrder(jobs, settings, signal)) {
      const { bytes, outcome } = made;
      const folder = outcome.readable === 'no' ? UNREADABLE_FOLDER : '';
      const name = folder + job.file;
      const text = 'text' in job ? job.text : '';
      const link = 'text' in job ? job.link : undefined;
      outcomes.push({ ...outcome, row: job.row, file: bytes ? name : '', text, link });
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
  const workers = Array.from({ length: count }, createBulkWorker);
  let isClosed = false;
  const closeAll = () => {
    isClosed = true;
    for (const worker of workers) worker.close();
  };
  signal.addEventListener('abort', closeAll);
  const begin = async (index: number) => {
    const batch = batches[index] as readonly Job[];
    const jobs = batch.filter((job) => 'text' in job);
    const codes = await Promise.all(jobs.map((job) => withLine(job, settings.design)));
    if (isClosed) throw new DOMException('Stopped', 'AbortError'); // another call would restart the worker
    const made = await workers[index % count]?.make(codes, settings);
    return batch.map((job) => ({ job, made: resultOf(job, made?.[jobs.indexOf(job as never)]) }));
  };
  try {
    const inFlight: ReturnType<typeof begin>[] = [];
    for (let next = 0; next < batches.length || inFlight.length > 0; ) {
      while (next < batches.length && inFlight.length < count * BATCHES_PER_WORKER) {
        const batch = begin(next++);
        batch.catch(() => {}); // a failure is thrown when the batch is awaited below
        inFlight.push(batch);
      }
      yield* (await inFlight.shift()) ?? [];
    }
  } finally {
    signal.removeEventListener('abort', closeAll);
    closeAll();
  }
}

/** @throws when the letters of the label cannot be loaded */
async function withLine(code: CodeToMake, design: Design): Promise<CodeToMake> {
  const labelled = withLabel(design, code.label);
  if (!isDrawable(labelled)) await loadDrawing(labelled);
  return { ...code, line: frameLine(labelled) };
}

type Row = {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly outcome: Pick<Outcome, 'readable' | 'score' | 'cause' | 'error'>;
};

/** The file of a row, if there is one, and its entry in the manifest. */
function resultOf(job: Job, made: RowResult | undefined): Row {
  const unknown = { readable: '', score: undefined, cause: '', error: '' } as const;
  if (!made || !('bytes' in made)) {
    const reason = made?.fault ? textOfFault(codeFaults, made.fault) : m.codeFailed;
    return { outcome: { ...unknown, error: 'error' in job ? job.error : reason } };
  }
  const { bytes, verdict } = made;
  if (!verdict) return { bytes, outcome: { ...unknown, readable: 'unchecked' } };
  const { readable, score, causes } = verdict;
  const cause = causes.map((id) => causeWords[id].label).join('; ');
  return { bytes, outcome: { ...unknown, readable: readable ? 'yes' : 'no', score, cause } };
}
