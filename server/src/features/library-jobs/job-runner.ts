import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { lockOwner } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isUnavailable } from '../../platform/db/is-unavailable.ts';
import { errorBodyOf } from '../../platform/http/error-body.ts';
import { userError } from '../../platform/http/http-error.ts';
import { type Repetition, repeat } from '../../platform/jobs/repeat.ts';
import type { LinkRules } from '../links/links.ts';
import { applyAction } from './apply-action.ts';
import { listRows, storeResults } from './job-rows.store.ts';
import {
  countFailure,
  findOwner,
  type JobRow,
  leaseJob,
  lockJob,
  ownerOfJob,
  releaseJob,
  setState,
} from './library-jobs.store.ts';
import { undoAction } from './undo-action.ts';

/** Maximum number of codes per transaction, so that other writes do not wait long. */
export const BATCH = 200;
/** After this many failed batches, a job continues code by code, to find the one that fails. */
const MAX_FAILURES = 3;
/** How often a process looks for jobs that another process has abandoned, in ms. */
const INTERVAL_MS = 15_000;

export type JobRunner = {
  /** Starts working on all unfinished jobs, and returns at once. */
  wake(): void;
  stop(): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  rules: LinkRules;
};

/** Finishes jobs batch by batch, including those that a dead process has abandoned. */
export function buildJobRunner({ db, clock, log, rules }: Options): JobRunner {
  let repetition: Repetition | undefined;

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const job = await leaseJob(db, clock());
      if (!job) return;
      const { id, failures } = job;
      const size = failures < MAX_FAILURES ? BATCH : 1;
      try {
        await db.transaction().execute((trx) => runBatch(trx, id, { rules, now: clock(), size }));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        log.error({ err: error, job: id }, 'a change of many codes failed');
        if (size > 1) await countFailure(db, id);
        else await db.transaction().execute((trx) => skipCode(trx, id, clock()));
      }
      await releaseJob(db, id, clock());
      await setImmediate(); // lets waiting requests run
    }
  }

  const onError = (error: unknown, retryMs: number) =>
    log.warn({ err: error, seconds: retryMs / 1000 }, 'a change of many codes failed; retrying');
  return {
    wake() {
      repetition ??= repeat({ intervalMs: INTERVAL_MS, backOffMs: 1_000, run, onError });
      repetition.wake();
    },
    async stop() {
      await repetition?.stop();
    },
  };
}

type BatchOptions = { rules: LinkRules; now: number; size?: number };

/** Processes the next codes of a job, and ends the job after the last one. Run it in a transaction. */
export async function runBatch(
  trx: Db,
  id: string,
  { rules, now, size = BATCH }: BatchOptions,
): Promise<void> {
  const job = await lockUnfinished(trx, id);
  if (!job) return;
  const isUndoing = job.state === 'undoing';
  const rows = await listRows(trx, id, isUndoing ? 'done' : 'waiting', size + 1);
  const work = isUndoing ? undoAction : applyAction;
  const options = { caller: ownerOfJob(job), jobId: id, createdAt: job.created_at, rules, now };
  const results = await work(trx, JSON.parse(job.action), rows.slice(0, size), options);
  await storeResults(trx, id, results);
  if (results.length === rows.length) await setState(trx, id, isUndoing ? 'undone' : 'done', now);
}

/** Marks a job's next code as failed, so that the job can continue with those after it. */
async function skipCode(trx: Db, id: string, now: number): Promise<void> {
  const job = await lockUnfinished(trx, id);
  if (!job) return;
  const isUndoing = job.state === 'undoing';
  const [row] = await listRows(trx, id, isUndoing ? 'done' : 'waiting', 1);
  if (!row) return setState(trx, id, isUndoing ? 'undone' : 'done', now);
  const error = errorBodyOf(userError(500, 'internal'));
  const state = isUndoing ? 'kept' : 'failed';
  await storeResults(trx, id, [{ number: row.number, state, error }]);
}

async function lockUnfinished(trx: Db, id: string): Promise<JobRow | undefined> {
  const caller = await findOwner(trx, id);
  if (caller === undefined) return undefined;
  // The user is locked before the job, as when the account is deleted, so that transactions cannot deadlock.
  await lockOwner(trx, caller);
  const job = await lockJob(trx, id);
  return job?.state === 'running' || job?.state === 'undoing' ? job : undefined;
}
