import { actionSchema } from '@everscan/contract/api/library-jobs';
import type { ErrorCode } from '@everscan/contract/errors';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';

export type JobRow = Selectable<Schema['library_jobs']>;
export type CodeRow = Selectable<Schema['library_job_rows']>;
/** The new state of a job's row after a batch. */
export type Result = Pick<CodeRow, 'number' | 'state'> & { before?: unknown; error?: unknown };

/** How long a job is listed and can be undone, in ms. */
export const JOB_TTL_MS = 24 * 3600 * 1000;
/** How long a dead process keeps its lease of a job, in ms. */
const LEASE_MS = 30_000;
/** The actions that this version knows. A later version, which runs beside it during an upgrade, may know more. */
const KNOWN_ACTIONS = actionSchema.def.options.flatMap(({ shape }) => [...shape.do.def.values]);
export const UNFINISHED = ['running', 'undoing'] as const;
/** Rows per insert: PostgreSQL allows 65,535 parameters. */
const INSERTED_AT_ONCE = 1_000;

export async function insertJob(
  trx: Db,
  job: Pick<JobRow, 'id' | 'user_id' | 'action'>,
  projectIds: readonly string[],
  now: number,
): Promise<void> {
  await trx
    .insertInto('library_jobs')
    .values({ ...job, state: 'running', created_at: now, leased_until: now, failures: 0 })
    .execute();
  for (let at = 0; at < projectIds.length; at += INSERTED_AT_ONCE) {
    const rows = projectIds.slice(at, at + INSERTED_AT_ONCE).map((project_id, index) => ({
      job_id: job.id,
      number: at + index + 1,
      project_id,
      state: 'waiting' as const,
    }));
    await trx.insertInto('library_job_rows').values(rows).execute();
  }
}

export async function findOwner(db: Db, id: string): Promise<number | undefined> {
  const job = await db
    .selectFrom('library_jobs')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return job?.user_id;
}

/** How many of a user's jobs have not ended. */
export async function countUnfinished(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('library_jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When a user started the `count`th of their jobs, counted from the latest; undefined if they have fewer. */
export async function findStart(
  db: Db,
  userId: number,
  count: number,
): Promise<number | undefined> {
  const job = await db
    .selectFrom('library_jobs')
    .select('created_at')
    .where('user_id', '=', userId)
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
    .where(isKnown)
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

/** Compares text, because a single action that the database cannot parse would make the whole statement fail. */
function isKnown({ eb, or }: ExpressionBuilder<Schema, 'library_jobs'>) {
  // `do` is the first key of each action's schema, and parsing keeps the schema's order.
  return or(KNOWN_ACTIONS.map((name) => eb('action', 'like', `{"do":"${name}"%`)));
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

/** The first rows of a job in a state, in order. */
export async function listRows(
  db: Db,
  jobId: string,
  state: CodeRow['state'],
  limit: number,
): Promise<CodeRow[]> {
  return db
    .selectFrom('library_job_rows')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', state)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Errors of an undo that go away by themselves, or when the user makes room. */
const TEMPORARY_ERRORS = [
  'rate_limited',
  'project_limit_reached',
  'dynamic_limit_reached',
  'address_unverified',
] as const satisfies ErrorCode[];

/** The codes of a job that could not be reverted for now. */
function isRefusedForNow({ eb, and, or }: ExpressionBuilder<Schema, 'library_job_rows'>) {
  // Quotation marks inside texts are escaped, so this matches only the key.
  const errors = TEMPORARY_ERRORS.map((code) => eb('error', 'like', `%"code":"${code}"%`));
  return and([eb('state', '=', 'kept'), or(errors)]);
}

/** Whether an undo could not revert some codes for now. */
export async function hasRefused(db: Db, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('library_job_rows')
    .select('number')
    .where('job_id', '=', jobId)
    .where(isRefusedForNow)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets the next undo try again to revert the codes that could not be reverted for now. Returns false if there
 * are none.
 */
export async function retryRefused(trx: Db, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('library_job_rows')
    .set({ state: 'done', error: null })
    .where('job_id', '=', jobId)
    .where(isRefusedForNow)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function storeResults(
  trx: Db,
  jobId: string,
  results: readonly Result[],
): Promise<void> {
  const equal = Map.groupBy(results, ({ number: _, ...result }) => JSON.stringify(result));
  for (const [columns, rows] of equal) {
    const { state, before, error }: Result = JSON.parse(columns);
    const numbers = rows.map(({ number }) => number);
    await trx
      .updateTable('library_job_rows')
      .set({
        state,
        ...(before !== undefined && { before: JSON.stringify(before) }),
        ...(error !== undefined && { error: JSON.stringify(error) }),
      })
      .where('job_id', '=', jobId)
      .where(isOneOf(trx, 'number', numbers, 'bigint'))
      .execute();
  }
}

export async function findJob(db: Db, userId: number, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('library_jobs')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * A user's jobs, newest first, without those that have finished and are a day old, because their rows are
 * being deleted.
 */
export async function listJobs(
  db: Db,
  userId: number,
  { limit, now }: { limit: number; now: number },
): Promise<JobRow[]> {
  return db
    .selectFrom('library_jobs')
    .selectAll()
    .where('user_id', '=', userId)
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

/** How many rows of a job are in each state. */
export async function countRows(
  db: Db,
  jobId: string,
): Promise<ReadonlyMap<CodeRow['state'], number>> {
  const rows = await db
    .selectFrom('library_job_rows')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}
