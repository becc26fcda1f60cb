import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { deleteActions } from '../features/audit/audit.service.ts';
import { deleteReports, forgetHandled } from '../features/reports/reports.service.ts';
import {
  deleteOldScans,
  deletePastSalts,
  deletePastVisitors,
  eraseScans,
} from '../features/scans/scans.service.ts';
import { IDEMPOTENCY_TTL_MS } from '../http/idempotency-records.ts';
import { truncateAddress } from '../http/network.ts';
import { deleteInactiveAccounts } from './inactive-accounts.ts';

/** How long a full IP address stays, in ms. */
const FULL_IP_TTL_MS = 30 * 24 * 3600 * 1000;
const GENERATION_TTL_MONTHS = 26;
const SCAN_TTL_MONTHS = 26;
const INACTIVE_ACCOUNT_TTL_MONTHS = 3 * 12;
/** Reports, whether handled or not, and what administrators did. */
const MODERATION_TTL_MONTHS = 26;
const FEEDBACK_TTL_MONTHS = 6 * 12;
/** Rows of one transaction: requests wait only for this many. */
const BATCH = 200;
/** Time between two runs, in ms. */
const INTERVAL_MS = 3600 * 1000;

type Options = { db: Db; clock: Clock; log: FastifyBaseLogger };

/** Runs the job now and every hour. Several processes may: each statement can be repeated. */
export function startRetention(options: Options): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let run = Promise.resolve();
  const start = () => {
    run = run
      .then(() => applyRetention(options, stopped.signal))
      .catch((error: unknown) => {
        options.log.warn({ err: error }, 'retention failed; it runs again in an hour');
      });
  };
  const timer = setInterval(start, INTERVAL_MS).unref();
  start();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
      return run;
    },
  };
}

/** Removes what has been kept long enough. The roll-ups of `generation_days` stay. */
export async function applyRetention(
  { db, clock }: Pick<Options, 'db' | 'clock'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock();
  const inactiveSince = monthsBefore(now, INACTIVE_ACCOUNT_TTL_MONTHS);
  const moderatedBefore = monthsBefore(now, MODERATION_TTL_MONTHS);
  const steps = [
    () => truncateAddresses(db, now - FULL_IP_TTL_MS),
    () => deleteGenerations(db, monthsBefore(now, GENERATION_TTL_MONTHS)),
    () => deleteIdempotencyRecords(db, now - IDEMPOTENCY_TTL_MS),
    () => deleteSessions(db, now),
    () => deleteInactiveAccounts(db, now, inactiveSince, BATCH, signal),
    () => deleteFeedback(db, monthsBefore(now, FEEDBACK_TTL_MONTHS)),
    () => forgetHandled(db, now, BATCH),
    () => deleteReports(db, moderatedBefore, BATCH),
    () => deleteActions(db, moderatedBefore, BATCH),
    () => deletePastSalts(db, now),
    () => deletePastVisitors(db, now, BATCH),
    () => deleteOldScans(db, monthsBefore(now, SCAN_TTL_MONTHS), BATCH),
    () => eraseScans(db, now, BATCH),
  ];
  for (const step of steps) {
    while (!signal.aborted && (await step()) === BATCH) await pause();
  }
}

/** Each step does one batch and returns how many rows it met. */
async function truncateAddresses(db: Db, before: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('generations')
      .select(['id', 'ip'])
      .where('ip_is_full', '=', 1)
      .where('created_at', '<', before)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, ip } of rows) {
      await trx
        .updateTable('generations')
        .set({ ip: truncateAddress(ip ?? '') ?? null, ip_is_full: 0 })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
}

async function deleteGenerations(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('generations')
    .where('id', 'in', (old) =>
      old.selectFrom('generations').select('id').where('created_at', '<', before).limit(BATCH),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteIdempotencyRecords(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_records')
    .where('id', 'in', (old) =>
      old
        .selectFrom('idempotency_records')
        .select('id')
        .where('created_at', '<', before)
        .limit(BATCH),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteSessions(db: Db, expiredBefore: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', 'in', (old) =>
      old.selectFrom('sessions').select('id').where('expires_at', '<=', expiredBefore).limit(BATCH),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteFeedback(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('id', 'in', (old) =>
      old.selectFrom('feedback').select('id').where('created_at', '<', before).limit(BATCH),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

/** Lets waiting requests go first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
