/**
 * Changes of many codes at once. A job freezes the ids of its codes when it begins, and works through them in short
 * transactions, each of a few sets of statements; another process continues what a dead one has left. For a day it can be
 * undone, except in codes that have changed again since.
 */
import { setImmediate } from 'node:timers/promises';
import type { Action, LibraryJob, Selection } from '@everscan/contract/codes.schemas';
import type { ErrorBody, ErrorCode } from '@everscan/contract/errors';
import type { Language } from '@everscan/contract/languages';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import { lockOwner } from '../identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { inSavepoint } from '../platform/db/in-savepoint.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { isUnavailable } from '../platform/db/is-unavailable.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import type { LibraryJobRowState, Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { languageOf } from '../platform/http/accept-language.ts';
import type { App } from '../platform/http/app-type.ts';
import type { Actor } from '../platform/http/caller.ts';
import { errorBodyOf } from '../platform/http/error-body.ts';
import { HttpError, retryAfter, userError } from '../platform/http/http-error.ts';
import type { Shortened } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { signedOut } from '../platform/http/session.ts';
import { type Repetition, repeat } from '../platform/jobs/repeat.ts';
import { createId, isId } from '../platform/random-id.ts';
import { applyAction, previewAction, type StoredAction, undoAction, type Work } from './actions.ts';
import { listCodesOfKit } from './brand-kits.ts';
import { timeOf } from './code.ts';
import { listNamedCodes, selectIds } from './find.ts';
import { checkTarget, type LinkRules } from './rules.ts';

/** The routes of jobs. While the server listens, it works through them. */
export function jobHandlers(app: App, { db, clock, rules }: Omit<RunnerOptions, 'log'>) {
  const runner = buildJobRunner({ db, clock, log: app.log, rules });
  app.addHook('onListen', async () => runner.wake());
  app.addHook('onClose', () => runner.stop());

  const contextOf = (caller: Actor, { headers }: FastifyRequest) => ({
    caller,
    rules,
    language: languageOf(headers['accept-language']),
    now: clock(),
  });

  return {
    'POST /api/library/preview': async (actor, request, db) => {
      const { selection, ...preview } = request.body;
      const context = contextOf(actor, request);
      return previewAction(db, await idsOf(db, actor, selection, context.now), preview, context);
    },

    'POST /api/library/jobs': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: (trx) => createJob(trx, request.body, context),
          shortened: shortenedJob(context),
          after: runner.wake,
        };
      },
    },

    'GET /api/library/jobs': (actor, request, db) => listJobs(db, contextOf(actor, request)),

    'GET /api/library/jobs/:id': (actor, request, db) =>
      getJob(db, contextOf(actor, request), jobIdIn(request.params)),

    'POST /api/library/jobs/:id/undo': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: async (trx) => undoJob(trx, jobIdIn(request.params), context),
          shortened: shortenedJob(context),
          after: runner.wake,
        };
      },
    },
  } satisfies Partial<Handlers>;
}

type JobRow = Selectable<Schema['library_jobs']>;
/** How long a job is listed and can be undone, in ms. */
const JOB_TTL_MS = 24 * 3600 * 1000;
/** How long a dead process keeps its lease of a job, in ms. */
const LEASE_MS = 30_000;
const UNFINISHED = ['running', 'undoing'] as const;
/** How many jobs a list shows. */
const LISTED = 20;
/** How many problems of a job are shown. */
const SHOWN_PROBLEMS = 100;
/** How many unfinished jobs a user may have. */
const MAX_UNFINISHED = 3;
/** How many jobs a user may start in a day: each may store thousands of rows for a day. */
const MAX_PER_DAY = 500;

type Context = {
  caller: Owner;
  rules: LinkRules;
  /** The language of the names of codes without a title. */
  language: Language;
  now: number;
};

type Reader = Pick<Context, 'caller' | 'language' | 'now'>;

/**
 * Starts a job. Up to `BATCH` codes are finished at once; for more, wake the runner after the commit.
 * Run it in a transaction.
 * @throws {HttpError} 400 for a target that is not allowed, and while too many jobs of the user run; 429 after
 * too many in a day
 */
async function createJob(
  trx: Db,
  { selection, action }: { selection: Selection; action: Action },
  { caller, rules, language, now }: Context,
): Promise<LibraryJob> {
  if (action.do === 'target') checkTarget(action.target, rules);
  // Locked first, as in all transactions that lock several rows.
  if (!(await lockOwner(trx, caller))) throw signedOut();
  const { unfinished } = await owned(trx, caller, 'library_jobs')
    .rows.select(({ fn }) => fn.countAll<number>().as('unfinished'))
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  if (Number(unfinished) >= MAX_UNFINISHED) {
    throw userError(400, 'bad_request.job_limit', { params: { max: MAX_UNFINISHED } });
  }
  await checkDailyLimit(trx, caller, now);
  const ids = await idsOf(trx, caller, selection, now);
  const id = createId();
  const stored = JSON.stringify({ ...action, ...(action.do === 'rename' && { language }) });
  await trx
    .insertInto('library_jobs')
    .values({
      ...{ id, workspace_id: caller.workspace, action: stored, state: 'running', failures: 0 },
      ...{ created_at: now, leased_until: now },
    })
    .execute();
  const rows = ids.map((project_id, index) => {
    return { job_id: id, number: index + 1, project_id, state: 'waiting' };
  });
  await insertRows(trx, 'library_job_rows', rows);
  if (ids.length <= BATCH) await finish(trx, id, { rules, now });
  return getJob(trx, { caller, language, now }, id);
}

async function checkDailyLimit(trx: Db, caller: Owner, now: number): Promise<void> {
  const earliest = await owned(trx, caller, 'library_jobs')
    .rows.select('created_at')
    .orderBy('created_at', 'desc')
    .offset(MAX_PER_DAY - 1)
    .limit(1)
    .executeTakeFirst();
  const ms = earliest ? earliest.created_at + DAY_MS - now : 0;
  if (ms <= 0) return;
  const params = { minutes: Math.ceil(ms / 60_000) };
  const headers = retryAfter(Math.ceil(ms / 1000));
  throw userError(429, 'rate_limited.attempts', { params, headers });
}

/**
 * Undoes what a job has done, and stops it if it is still running. A later call continues with the
 * codes that could not be reverted for now. Run it in a transaction.
 * @throws {HttpError} 404, also for a job that ended and is a day old
 */
export async function undoJob(
  trx: Db,
  id: string,
  { caller, rules, language, now }: Context,
): Promise<LibraryJob> {
  await lockOwner(trx, caller);
  const job = await lockJob(trx, id);
  if (job?.workspace_id !== caller.workspace || isExpired(job, now)) throw jobNotFound();
  const isRetried = job.state === 'undone' && (await retryRefused(trx, id));
  if (job.state === 'done' || job.state === 'running' || isRetried) {
    await setState(trx, id, 'undoing', now);
    if ((await listRows(trx, id, 'done', BATCH + 1)).length <= BATCH) {
      await finish(trx, id, { rules, now });
    }
  }
  return getJob(trx, { caller, language, now }, id);
}

/** Finishes a small job. If a batch fails or takes too long, the rest is left to the runner. */
async function finish(trx: Db, id: string, options: Pick<Context, 'rules' | 'now'>): Promise<void> {
  try {
    await inSavepoint(trx, () => runBatch(trx, id, options));
  } catch (error) {
    if (isUnavailable(error) || error instanceof HttpError) throw error;
  }
}

/** @throws {HttpError} 404 */
async function getJob(db: Db, { caller, language, now }: Reader, id: string): Promise<LibraryJob> {
  const job = await owned(db, caller, 'library_jobs')
    .rows.selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!job) throw jobNotFound();
  return presentJob(db, job, { language, now });
}

/** Responses with a user's job are stored without its problems, which may have 50 kB. */
function shortenedJob(context: Reader): Shortened<LibraryJob> {
  return {
    shorten: (job) => ({ ...job, problems: [] }),
    complete: (trx, { id }) => getJob(trx, context, id),
  };
}

/** A user's jobs that have not ended, and those of the last day, newest first. */
async function listJobs(db: Db, { caller, language, now }: Reader): Promise<LibraryJob[]> {
  const jobs = await owned(db, caller, 'library_jobs')
    .rows.selectAll()
    // The rows of others are being deleted.
    .where(({ or, eb }) =>
      or([eb('state', 'in', UNFINISHED), eb('created_at', '>', now - JOB_TTL_MS)]),
    )
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute();
  const presented: LibraryJob[] = [];
  // One after another, because they share one connection.
  for (const job of jobs) presented.push(await presentJob(db, job, { language, now }));
  return presented;
}

async function presentJob(
  db: Db,
  job: JobRow,
  { language, now }: Omit<Reader, 'caller'>,
): Promise<LibraryJob> {
  const counts = await countRows(db, job.id);
  const count = (...states: LibraryJobRowState[]) =>
    states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const isUndo = job.state === 'undoing' || job.state === 'undone';
  const isWithoutEffect = job.state === 'done' && count('done') === 0;
  const mayContinue = job.state === 'undone' && count('kept') > 0;
  const canContinue = mayContinue && (await hasRefused(db, job.id));
  const canUndo = (!isUndo || canContinue) && !isWithoutEffect && !isExpired(job, now);
  const action: Action = JSON.parse(job.action);
  return {
    id: job.id,
    do: action.do,
    state: job.state,
    total: isUndo ? count('done', 'undone', 'kept') : count(...counts.keys()),
    done: isUndo ? count('undone', 'kept') : count('done', 'unchanged', 'failed'),
    changed: count(isUndo ? 'undone' : 'done'),
    failed: count(isUndo ? 'kept' : 'failed'),
    createdAt: timeOf(job.created_at),
    undoUntil: canUndo ? timeOf(job.created_at + JOB_TTL_MS) : null,
    problems: await problemsOf(db, job, isUndo ? 'kept' : 'failed', language),
  };
}

async function problemsOf(db: Db, job: JobRow, state: 'kept' | 'failed', language: Language) {
  const rows = await listRows(db, job.id, state, SHOWN_PROBLEMS);
  const ids = rows.map(({ project_id }) => project_id);
  const codes = await listNamedCodes(db, ownerOfJob(job), ids, language);
  const names = new Map(codes.map(({ id, name }) => [id, name]));
  return rows.map(({ project_id, error }) => ({
    id: project_id,
    title: names.get(project_id) ?? '',
    error: JSON.parse(String(error)) as ErrorBody,
  }));
}

async function idsOf(
  db: Db,
  caller: Owner,
  selection: Selection,
  now: number,
): Promise<readonly string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  if ('kit' in selection) return listCodesOfKit(db, caller, selection.kit);
  const { except, ...selected } = selection;
  const ids = await selectIds(db, { caller, now, ...selected });
  const excluded = new Set(except);
  return ids.filter((id) => !excluded.has(id));
}

/** @throws {HttpError} 404 for an id of another format */
function jobIdIn({ id }: { id: string }): string {
  if (!isId(id)) throw jobNotFound();
  return id;
}

function jobNotFound(): HttpError {
  return userError(404, 'not_found.library_job');
}

/** Maximum number of codes per transaction, so that other writes do not wait long. */
const BATCH = 200;
/** After this many failed batches, a job continues code by code, to find the one that fails. */
const MAX_FAILURES = 3;
/** How often a process looks for jobs that another process has abandoned, in ms. */
const INTERVAL_MS = 15_000;

type JobRunner = {
  /** Starts working on all unfinished jobs, and returns at once. */
  wake(): void;
  stop(): Promise<void>;
};

type RunnerOptions = {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  rules: LinkRules;
};

/** Finishes jobs batch by batch, including those that a dead process has abandoned. */
function buildJobRunner({ db, clock, log, rules }: RunnerOptions): JobRunner {
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
        if (size > 1) {
          await db
            .updateTable('library_jobs')
            .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
            .where('id', '=', id)
            .execute();
        } else await db.transaction().execute((trx) => skipCode(trx, id, clock()));
      }
      await db
        .updateTable('library_jobs')
        .set({ leased_until: clock() })
        .where('id', '=', id)
        .execute();
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
  const options = { caller: ownerOfJob(job), jobId: id, createdAt: job.created_at, rules, now };
  const action: StoredAction = JSON.parse(job.action);
  const results: Result[] = [];
  for await (const group of inTime(rows.slice(0, size))) {
    const work = isUndoing ? undo : apply;
    results.push(...(await work(trx, action, group, options)));
  }
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
  const found = await trx
    .selectFrom('library_jobs')
    .select('workspace_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  // The user is locked before the job, as when the account is deleted, so that transactions cannot deadlock.
  await lockOwner(trx, ownerOfJob(found));
  const job = await lockJob(trx, id);
  return job?.state === 'running' || job?.state === 'undoing' ? job : undefined;
}

/** Applies the action of a job to some of its codes, and returns their results, in order. */
async function apply(
  trx: Db,
  action: StoredAction,
  rows: readonly JobCode[],
  work: Work,
): Promise<Result[]> {
  const codes = rows.map(({ project_id, number }) => ({ id: project_id, number }));
  const outcomes = await applyAction(trx, action, codes, work);
  return rows.map(({ number, project_id }) => {
    const outcome = outcomes.get(project_id) ?? { isChanged: false };
    return outcome instanceof HttpError
      ? { number, state: 'failed', error: errorBodyOf(outcome) }
      : { number, state: outcome.isChanged ? 'done' : 'unchanged', before: outcome.before };
  });
}

/**
 * Undoes what a job did to some of its codes, and returns their results, in order. A code that has been changed since
 * keeps the later change.
 */
async function undo(
  trx: Db,
  action: Action,
  rows: readonly JobCode[],
  work: Work,
): Promise<Result[]> {
  const before = rows.map((row) => [row.project_id, row.before && JSON.parse(row.before)] as const);
  const outcomes = await undoAction(trx, action, new Map(before), work);
  return rows.map(({ number, project_id }) => {
    const outcome = outcomes.get(project_id);
    return outcome instanceof HttpError
      ? { number, state: 'kept', error: errorBodyOf(outcome) }
      : { number, state: 'undone' };
  });
}

/** How long a batch may run, in ms. Other statements wait at most 3 s for the rows that it locks. */
const MAX_MS = 500;
/**
 * Codes that one set of statements changes. After each group, other requests get a turn, because SQLite works
 * synchronously.
 */
const GROUP = 50;

/** Yields the codes of a batch in groups until its time is up, but at least one group. */
export async function* inTime<Code>(
  codes: readonly Code[],
  maxMs = MAX_MS,
): AsyncGenerator<readonly Code[], void> {
  const end = performance.now() + maxMs;
  for (let start = 0; start < codes.length; start += GROUP) {
    if (start > 0) await setImmediate();
    if (start > 0 && performance.now() >= end) return;
    yield codes.slice(start, start + GROUP);
  }
}

const ownerOfJob = ({ workspace_id }: Pick<JobRow, 'workspace_id'>): Owner => ({
  workspace: workspace_id,
});

type JobSummary = {
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
async function lockJob(trx: Db, id: string): Promise<JobRow | undefined> {
  return trx
    .selectFrom('library_jobs')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

async function setState(trx: Db, id: string, state: JobRow['state'], now: number): Promise<void> {
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

/** Whether a job has finished and is a day old, so that its rows may have been deleted. */
function isExpired({ state, created_at }: JobRow, now: number): boolean {
  return (state === 'done' || state === 'undone') && created_at <= now - JOB_TTL_MS;
}

type JobCode = Selectable<Schema['library_job_rows']>;
/** The new state of a job's row after a batch. */
type Result = Pick<JobCode, 'number' | 'state'> & { before?: unknown; error?: unknown };

/** The first rows of a job in a state, in order. */
async function listRows(
  db: Db,
  jobId: string,
  state: JobCode['state'],
  limit: number,
): Promise<JobCode[]> {
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
async function hasRefused(db: Db, jobId: string): Promise<boolean> {
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
async function retryRefused(trx: Db, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('library_job_rows')
    .set({ state: 'done', error: null })
    .where('job_id', '=', jobId)
    .where(isRefusedForNow)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function storeResults(trx: Db, jobId: string, results: readonly Result[]): Promise<void> {
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

/** How many rows of a job are in each state. */
async function countRows(db: Db, jobId: string): Promise<ReadonlyMap<JobCode['state'], number>> {
  const rows = await db
    .selectFrom('library_job_rows')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Deletes up to `limit` rows of a user's jobs, and returns how many. */
export async function deleteJobRowsOf(trx: Db, caller: Owner, limit: number): Promise<number> {
  const jobs = owned(trx, caller, 'library_jobs').rows.select('library_jobs.id');
  return deleteRows(trx, jobs, limit);
}

/** Deletes up to `limit` rows of these jobs, and returns how many. */
async function deleteRows(
  db: Db,
  jobs: SelectQueryBuilder<Schema, 'library_jobs', { id: string }>,
  limit: number,
): Promise<number> {
  const rows = db
    .selectFrom('library_job_rows')
    .select(['job_id', 'number'])
    .where('job_id', 'in', jobs)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('library_job_rows')
    .where(({ eb, refTuple }) =>
      eb(refTuple('job_id', 'number'), 'in', rows.$asTuple('job_id', 'number')),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes finished jobs when they can no longer be undone, and unfinished ones a day later. The rows of the
 * jobs are deleted first: 200 jobs with their rows could be a million rows in one statement.
 */
export const deleteOldLibraryJobs: RetentionStep = async (db, { now, batch }) => {
  const old = db
    .selectFrom('library_jobs')
    .select('library_jobs.id')
    .where('created_at', '<=', now - JOB_TTL_MS)
    .where(({ or, eb }) =>
      or([eb('state', 'not in', UNFINISHED), eb('created_at', '<=', now - 2 * JOB_TTL_MS)]),
    );
  if ((await deleteRows(db, old, batch)) === batch) return batch;
  const empty = old
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('library_job_rows')
            .select('number')
            .whereRef('library_job_rows.job_id', '=', 'library_jobs.id'),
        ),
      ),
    )
    .limit(batch);
  const deletedJobs = await db
    .deleteFrom('library_jobs')
    .where('id', 'in', empty)
    .executeTakeFirst();
  return Number(deletedJobs.numDeletedRows);
};
