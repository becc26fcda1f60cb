import type { BulkCodes, BulkOutcome, BulkRow } from '@everscan/contract/transfer.schemas';
import * as m from '@everscan/messages/bulk-links';
import { write } from '../../../lib/api.ts';
import { CallError, newIdempotencyKey } from '../../../lib/call.ts';
import type { Progress, Upload } from './upload.ts';

/** The number of rows in one request. */
const BATCH = 200;
/** A batch with large logos takes several seconds. */
const TIMEOUT_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;

type SendOptions = {
  /** Only asks what would happen, without changing anything on the server. */
  isDryRun?: boolean;
  signal: AbortSignal;
  /** Called after each batch. The next one is sent when the returned promise resolves. */
  onProgress: (progress: Progress, answer: BulkCodes) => Promise<unknown>;
  /** Called with true when the server cannot be reached, and with false when it answers again. */
  onWaiting: (isWaiting: boolean) => void;
};

/**
 * Sends the rows that have no outcome yet, one batch after the other. Retries while the server cannot be reached.
 * @returns a message for the user if it stopped early; undefined after the last row, and when `signal` aborts
 */
export async function sendUpload(
  upload: Upload,
  progress: Progress,
  { isDryRun = false, signal, onProgress, onWaiting }: SendOptions,
): Promise<string | undefined> {
  let current = progress;
  while (!signal.aborted) {
    const batch = pendingOf(upload, current).slice(0, BATCH);
    if (batch.length === 0) return undefined;
    const answer = await sendBatch(upload, batch, current.key, { isDryRun, signal, onWaiting });
    if (answer === undefined || typeof answer === 'string') return answer;
    const outcomes = new Map(current.outcomes);
    let stopped: string | undefined;
    for (const [at, outcome] of answer.outcomes.entries()) {
      const index = batch[at] as number;
      // The row stays without an outcome and is sent again later, except in a dry run.
      if (isRateLimited(outcome) && !isDryRun) stopped = await textOf(outcome);
      else outcomes.set(index, outcome);
    }
    current = { outcomes, key: newIdempotencyKey() };
    await onProgress(current, answer);
    if (stopped) return stopped;
  }
  return undefined;
}

/** The indexes of the rows that are still to be sent. */
export function pendingOf({ rows }: Upload, { outcomes }: Progress): number[] {
  return rows.flatMap((row, index) => ('link' in row && !outcomes.has(index) ? index : []));
}

type BatchOptions = Pick<SendOptions, 'isDryRun' | 'signal' | 'onWaiting'>;

/** The answer, or an error message for the user; undefined when `signal` aborts. */
async function sendBatch(
  upload: Upload,
  batch: readonly number[],
  key: string,
  { isDryRun, signal, onWaiting }: BatchOptions,
): Promise<BulkCodes | string | undefined> {
  const rows = batch.map((index) => (upload.rows[index] as { link: BulkRow }).link);
  const body = {
    ...(upload.hasOwnKeys && { upload: upload.id }),
    design: upload.design,
    kit: upload.kit,
    isDryRun,
    rows,
  };
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)) {
    try {
      const answer = await write(
        'POST /api/bulk/codes',
        { body },
        {
          fallback: m.uploadFailed,
          timeoutMs: TIMEOUT_MS,
          key,
        },
      );
      onWaiting(false);
      return answer;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!isTemporary(error)) return error.message;
    }
    if (signal.aborted) return undefined;
    onWaiting(true);
    await wait(waitMs, signal);
    if (signal.aborted) return undefined;
  }
}

/** Whether a retry may succeed: no answer, an overloaded server, or the same batch in progress from another tab. */
function isTemporary({ status, body }: CallError): boolean {
  const isBusy = status === 429 || body.code === 'idempotency_in_progress';
  return status === 0 || status >= 500 || isBusy;
}

function isRateLimited(outcome: BulkOutcome) {
  return outcome.is === 'error' && outcome.error.code === 'rate_limited';
}

/** The error of a row in the language of the page; empty if there is none. */
export async function textOf(outcome: BulkOutcome): Promise<string> {
  if (outcome.is !== 'error') return '';
  const { findErrorText } = await import('@everscan/messages/words/errors');
  return findErrorText(outcome.error) ?? outcome.error.error;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
