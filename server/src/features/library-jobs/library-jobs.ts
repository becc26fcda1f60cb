import { setImmediate } from 'node:timers/promises';
import {
  type Action,
  type JobPreview,
  type LibraryJob,
  maxPreviewed,
  type Selection,
} from '@everscan/contract/codes.schemas';
import type { ErrorBody } from '@everscan/contract/errors';
import type { Language } from '@everscan/contract/languages';
import { lockOwner } from '../../identity/index.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { inSavepoint } from '../../platform/db/in-savepoint.ts';
import { isUnavailable } from '../../platform/db/is-unavailable.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { LibraryJobRowState } from '../../platform/db/tables/library-jobs.ts';
import { errorBodyOf } from '../../platform/http/error-body.ts';
import { HttpError, retryAfter, userError } from '../../platform/http/http-error.ts';
import type { Shortened } from '../../platform/http/idempotency.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId } from '../../platform/random-id.ts';
import { listCodesOfKit } from '../brand-kits/kit-of-code.ts';
import { selectIds } from '../library/library.ts';
import { checkTarget, type LinkRules, timeOf } from '../links/links.ts';
import { listNamedCodes } from '../projects/projects.ts';
import { countRows, hasRefused, insertRows, listRows, retryRefused } from './job-rows.store.ts';
import { BATCH, runBatch } from './job-runner.ts';
import {
  countUnfinished,
  findJob,
  findStart,
  insertJob,
  isExpired,
  JOB_TTL_MS,
  type JobRow,
  listJobs as listJobRows,
  lockJob,
  ownerOfJob,
  setState,
} from './library-jobs.store.ts';
import { withLanguage } from './stored-action.ts';
import { checkText, type TextAction, textChange } from './text-change.ts';

export { deleteJobRowsOf, deleteOldLibraryJobs } from './job-deletion.store.ts';
export { stopJobs, summarizeJobs } from './library-jobs.store.ts';

/** How many jobs a list shows. */
const LISTED = 20;
/** How many problems of a job are shown. */
const SHOWN_PROBLEMS = 100;
/** How many unfinished jobs a user may have. */
const MAX_UNFINISHED = 3;
/** How many jobs a user may start in a day: each may store thousands of rows for a day. */
const MAX_PER_DAY = 500;
/** How many codes are previewed before other requests get a turn. */
const PREVIEWED_PER_TURN = 100;

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
export async function createJob(
  trx: Db,
  { selection, action }: { selection: Selection; action: Action },
  { caller, rules, language, now }: Context,
): Promise<LibraryJob> {
  if (action.do === 'target') checkTarget(action.target, rules);
  // Locked first, as in all transactions that lock several rows.
  if (!(await lockOwner(trx, caller))) throw signedOut();
  if ((await countUnfinished(trx, caller)) >= MAX_UNFINISHED) {
    throw userError(400, 'bad_request.job_limit', { params: { max: MAX_UNFINISHED } });
  }
  await checkDailyLimit(trx, caller, now);
  const ids = await idsOf(trx, caller, selection, now);
  const id = createId();
  const stored = JSON.stringify(withLanguage(action, language));
  await insertJob(trx, { id, workspace_id: caller.workspace, action: stored }, now);
  await insertRows(trx, id, ids);
  if (ids.length <= BATCH) await finish(trx, id, { rules, now });
  return getJob(trx, { caller, language, now }, id);
}

async function checkDailyLimit(trx: Db, caller: Owner, now: number): Promise<void> {
  const start = await findStart(trx, caller, MAX_PER_DAY);
  const ms = start === undefined ? 0 : start + DAY_MS - now;
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
export async function getJob(
  db: Db,
  { caller, language, now }: Reader,
  id: string,
): Promise<LibraryJob> {
  const job = await findJob(db, caller, id);
  if (!job) throw jobNotFound();
  return presentJob(db, job, { language, now });
}

/** Responses with a user's job are stored without its problems, which may have 50 kB. */
export function shortenedJob(context: Reader): Shortened<LibraryJob> {
  return {
    shorten: (job) => ({ ...job, problems: [] }),
    complete: (trx, { id }) => getJob(trx, context, id),
  };
}

/** A user's jobs that have not ended, and those of the last day, newest first. */
export async function listJobs(db: Db, { caller, language, now }: Reader): Promise<LibraryJob[]> {
  const jobs = await listJobRows(db, caller, { limit: LISTED, now });
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

/** Returns what a change of texts would do to each code. */
export async function previewJob(
  db: Db,
  { selection, action, offset }: { selection: Selection; action: TextAction; offset: number },
  { caller, rules, language, now }: Context,
): Promise<JobPreview> {
  const ids = await idsOf(db, caller, selection, now);
  const named = await listNamedCodes(db, caller, ids, language);
  const codes = new Map(named.map((code) => [code.id, code]));
  const rows: JobPreview['rows'] = [];
  for (const [index, id] of ids.entries()) {
    if (index % PREVIEWED_PER_TURN === PREVIEWED_PER_TURN - 1) await setImmediate();
    const code = codes.get(id);
    if (!code) continue;
    const { name: title } = code;
    try {
      const change = textChange(action, code, index + 1);
      if (change.before !== change.after) checkText(action, change.after, rules);
      rows.push({ id, title, ...change });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const text = code.target ?? title;
      rows.push({ id, title, before: text, after: text, error: errorBodyOf(error) });
    }
  }
  const isChanging = ({ before, after }: (typeof rows)[number]) => before !== after;
  return {
    total: rows.length,
    changing: rows.filter(isChanging).length,
    rows: rows.slice(offset, offset + maxPreviewed),
  };
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

export function jobNotFound(): HttpError {
  return userError(404, 'not_found.library_job');
}
