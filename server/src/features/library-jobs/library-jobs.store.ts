import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type JobRow = Selectable<Schema['library_jobs']>;
/** How long a job is listed and can be undone, in ms. */
export const JOB_TTL_MS = 24 * 3600 * 1000;
/** How long a dead process keeps its lease of a job, in ms. */
const LEASE_MS = 30_000;
export const UNFINISHED = ['running', 'undoing'] as const;
export async function insertJob(
  trx: Db,
  job: Pick<JobRow, 'id' | 'workspace_id' | 'action'>,
  now: number,
): Promise<void> {
  await trx
    .insertInto('library_jobs')
    .values({ ...job, state: 'running', created_at: now, leased_until: now, failures: 0 })
    .execute();
}

export const ownerOfJob = ({ workspace_id }: Pick<JobRow, 'workspace_id'>): Owner => ({
  workspace: workspace_id,
});

export async function findOwner(db: Db, id: string): Promise<Owner | undefined> {
  const job = await db
    .selectFrom('library_jobs')
    .select('workspace_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return job && ownerOfJob(job);
}

/** How many of a user's jobs have not ended. */
export async function countUnfinished(db: Db, caller: Owner): Promise<number> {
  const { count } = await owned(db, caller, 'library_jobs')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When a user started the `count`th of their jobs, counted from the latest; undefined if they have fewer. */
export async function findStart(db: Db, caller: Owner, count: number): Promise<number | undefined> {
  const job = await owned(db, caller, 'library_jobs')
    .rows.select('created_at')
    .orderBy('created_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return job?.created_at;
}

export type JobSummary = {
  /** How many unfinished jobs no process works on; `running` counts those that a process works on. */
  waiting: number;
  running: number;
  /** How many unfinished jobs have a failed batch. */
  failing: number;
  /** When the oldest unfinished job began. */
  oldest: number | undefined;
};

/** The jobs of all users. */
export async function summarizeJobs(db: Db, now: number): Promise<JobSummary> {
  const jobs = await db
    .selectFrom('library_jobs')
    .select(['created_at', 'leased_until', 'failures'])
    .where('state', 'in', UNFINISHED)
    .execute();
  const running = jobs.filter(({ leased_until }) => leased_until > now).length;
  const times = jobs.map(({ created_at }) => created_at);
  return {
    waiting: jobs.length - running,
    running,
    failing: jobs.filter(({ failures }) => failures > 0).length,
    oldest: times.length > 0 ? Math.min(...times) : undefined,
  };
}

/** Locks the job until the transaction ends. */
export async function lockJob(trx: Db, id: string): Promise<JobRow | undefined> {
  return trx
    .selectFrom('library_jobs')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function setState(
  trx: Db,
  id: string,
  state: JobRow['state'],
  now: number,
): Promise<void> {
  await trx
    .updateTable('library_jobs')
    .set({ state, leased_until: now, failures: 0 })
    .where('id', '=', id)
    .execute();
}

/** Ends all jobs of a user. */
export async function stopJobs(trx: Db, caller: Owner, now: number): Promise<void> {
  await owned(trx, caller, 'library_jobs')
    .update.set({ state: 'done', leased_until: now })
    .where('state', 'in', UNFINISHED)
    .execute();
}

/** Leases the unfinished job that has waited longest, so that jobs of several users take turns. */
export async function leaseJob(
  db: Db,
  now: number,
): Promise<Pick<JobRow, 'id' | 'failures'> | undefined> {
  // A lease that ends later than a new one would comes from a clock that was ahead.
  const isFree = ({ eb, or }: ExpressionBuilder<Schema, 'library_jobs'>) =>
    or([eb('leased_until', '<=', now), eb('leased_until', '>', now + 2 * LEASE_MS)]);
  const next = db
    .selectFrom('library_jobs')
    .select('id')
    .where('state', 'in', UNFINISHED)
    .where(isFree)
    .orderBy('leased_until')
    .limit(1)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('library_jobs')
    .set({ leased_until: now + LEASE_MS })
    .where('id', '=', next)
    .where(isFree)
    .returning(['id', 'failures'])
    .executeTakeFirst();
}

/** Counts a batch of the job that was rolled back. */
export async function countFailure(db: Db, id: string): Promise<void> {
  await db
    .updateTable('library_jobs')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function releaseJob(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('library_jobs').set({ leased_until: now }).where('id', '=', id).execute();
}

export async function findJob(db: Db, caller: Owner, id: string): Promise<JobRow | undefined> {
  return owned(db, caller, 'library_jobs').rows.selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * A user's jobs, newest first, without those that have finished and are a day old, because their rows are
 * being deleted.
 */
export async function listJobs(
  db: Db,
  caller: Owner,
  { limit, now }: { limit: number; now: number },
): Promise<JobRow[]> {
  return owned(db, caller, 'library_jobs')
    .rows.selectAll()
    .where(({ or, eb }) =>
      or([eb('state', 'in', UNFINISHED), eb('created_at', '>', now - JOB_TTL_MS)]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a job has finished and is a day old, so that its rows may have been deleted. */
export function isExpired({ state, created_at }: JobRow, now: number): boolean {
  return (state === 'done' || state === 'undone') && created_at <= now - JOB_TTL_MS;
}
