import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Repetition, repeat } from '../../repeat.ts';
import type { LinkRules } from '../links/links.service.ts';
import { lockUser } from '../users/users.service.ts';
import { applyAction } from './apply-action.ts';
import {
  leaseJob,
  listRows,
  lockJob,
  releaseJob,
  setState,
  storeResults,
} from './library-jobs.store.ts';
import { undoAction } from './undo-action.ts';

/** Codes of one transaction: other writes wait only for this many. */
export const BATCH = 200;
/** How often a process looks for jobs that another one has left, in ms. */
const INTERVAL_MS = 15_000;

export type JobRunner = {
  /** Works on all unfinished jobs, soon. */
  wake(): void;
  stop(): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  rules: LinkRules;
};

/** Finishes jobs batch by batch, also those that a dead process has left. */
export function buildJobRunner({ db, clock, log, rules }: Options): JobRunner {
  let repetition: Repetition | undefined;

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const id = await leaseJob(db, clock());
      if (id === undefined) return;
      await db.transaction().execute((trx) => runBatch(trx, id, { rules, now: clock() }));
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

/** Works on the next codes of a job, and ends it after the last one. Run it in a transaction. */
export async function runBatch(
  trx: Db,
  id: string,
  { rules, now }: { rules: LinkRules; now: number },
): Promise<void> {
  const job = await lockJob(trx, id);
  if (!job || job.state === 'done' || job.state === 'undone') return;
  const userId = job.user_id;
  // Two jobs of a user with the same codes would wait for each other's rows.
  await lockUser(trx, userId);
  const isUndoing = job.state === 'undoing';
  const rows = await listRows(trx, id, isUndoing ? 'done' : 'waiting', BATCH);
  const work = isUndoing ? undoAction : applyAction;
  const options = { userId, jobId: id, rules, now };
  await storeResults(trx, id, await work(trx, JSON.parse(job.action), rows, options));
  if (rows.length < BATCH) await setState(trx, id, isUndoing ? 'undone' : 'done');
}
