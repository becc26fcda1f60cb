import {
  adminReasonSchema,
  codeOf,
  type ModeratedLink,
  type ReportBody,
  type ReportList,
} from '@everscan/contract/site.schemas';
import { type Selectable, sql } from 'kysely';
import type { Outcome } from '../admin-usage.ts';
import {
  countDisabled,
  findModeratedLink,
  linkState,
  listDisabled,
  listLinks,
  lockModeratedLink,
  type ModeratedRow,
  setBlocked,
} from '../codes/index.ts';
import { listActions, recordAction } from '../identity/index.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Administrator, Caller } from '../platform/http/caller.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { issueText } from '../platform/http/presenter.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { BlockList } from '../targets/index.ts';

/** How many open reports of a code are stored; further ones add nothing new. */
const MAX_OPEN_REPORTS = 100;
const SHOWN = { links: 50, reportsOfEach: 10, actions: 50 };

type Moderation = { code: string; reason: string };

/**
 * Stores a report. A report of an unknown code is dropped silently, so that nobody learns which codes
 * exist.
 */
async function storeReport(trx: Db, { now }: Caller, body: ReportBody): Promise<void> {
  const { code, reason, details, email } = body;
  const link = await findModeratedLink(trx, code);
  if (!link) return;
  const { open } = await trx
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('link_id', '=', link.id)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= MAX_OPEN_REPORTS) return;
  const row = { link_id: link.id, reason, created_at: now, handled_at: null };
  await trx
    .insertInto('reports')
    .values({ ...row, details: details || null, email: email ?? null })
    .execute();
}

/**
 * The reports that wait for an administrator, the disabled codes and the latest actions.
 * @param disabledCode limits the disabled codes to this one
 */
async function listReports(
  db: Db,
  _caller: Administrator,
  blockList: BlockList,
  disabledCode?: string,
): Promise<ReportList> {
  const reported = await listReported(db, SHOWN.links);
  const ids = reported.map(({ link_id }) => link_id);
  const links = new Map((await listLinks(db, ids)).map((link) => [link.id, link]));
  const reports = await listOpenReports(db, ids, SHOWN.reportsOfEach);
  const byLink = Map.groupBy(reports, ({ link_id }) => link_id);
  return {
    open: reported.map(({ link_id, count }) => ({
      ...describe(links.get(link_id) as ModeratedRow, blockList),
      reportCount: count,
      reports: (byLink.get(link_id) ?? []).map(({ id, reason, details, email, created_at }) => ({
        id,
        reason,
        details,
        email,
        createdAt: new Date(created_at).toISOString(),
      })),
    })),
    openCount: await countReported(db),
    disabled: (await listDisabled(db, SHOWN.links, disabledCode)).map((link) =>
      describe(link, blockList),
    ),
    disabledCount: await countDisabled(db),
    actions: await listActions(db, SHOWN.actions),
  };
}

/**
 * Disables a code at once and closes its reports. Run it in a transaction.
 * @throws {HttpError} 404 when there is no such code, or its owner can no longer restore it
 */
async function disableCode(
  trx: Db,
  caller: Administrator,
  { code, reason }: Moderation,
): Promise<void> {
  const link = await getLink(trx, code);
  if (link.project_id === null) throw notFound('The owner has deleted this code.');
  await setBlocked(trx, link, true, caller.now);
  await handleReports(trx, link.id, caller.now);
  await record(trx, caller, { action: 'disable', code, reason });
}

/** Enables a disabled code. Run it in a transaction. @throws {HttpError} 404 when no such code is disabled */
export async function enableCode(
  trx: Db,
  caller: Administrator,
  { code, reason }: Moderation,
): Promise<void> {
  const link = await getLink(trx, code);
  if (link.blocked_at === null) throw notFound('This code is not disabled.');
  await setBlocked(trx, link, false, caller.now);
  await record(trx, caller, { action: 'enable', code, reason });
}

/** Closes those reports of a code that the administrator has seen. */
async function dismissReports(
  trx: Db,
  caller: Administrator,
  { code, reportIds }: { code: string; reportIds: readonly number[] },
): Promise<void> {
  const link = await getLink(trx, code);
  await handleReports(trx, link.id, caller.now, reportIds);
  await record(trx, caller, { action: 'dismiss', code, reason: null });
}

function record(
  trx: Db,
  { user, now }: Administrator,
  action: Pick<Parameters<typeof recordAction>[1], 'action' | 'code' | 'reason'>,
): Promise<void> {
  return recordAction(trx, { ...action, at: now, actor_id: user, subject_id: null });
}

/** Locks the link until the transaction ends. @throws {HttpError} 404 */
async function getLink(trx: Db, code: string): Promise<ModeratedRow> {
  const link = await lockModeratedLink(trx, code);
  if (!link) throw notFound('There is no such code.');
  return link;
}

function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

function describe(link: ModeratedRow, blockList: BlockList): ModeratedLink {
  const { code, target, fallback, workspace_id, created_at, deleted_at } = link;
  const [main, other] = [target, fallback ?? ''].map((address) => URL.parse(address));
  return {
    code,
    state: deleted_at === null ? linkState(link) : 'deleted',
    target,
    displayHost: main?.host ?? '',
    fallback,
    blocked: [main, other].some((url) => url && blockList.has(url.hostname)),
    ownerId: workspace_id,
    createdAt: new Date(created_at).toISOString(),
  };
}

/** Anyone may report a code, and administrators decide (docs/decisions/0018-abuse.md). */
export const reportsRoutes = ({ blockList }: { blockList: BlockList }) =>
  ({
    'POST /api/reports': (caller, { body }, trx) => storeReport(trx, caller, body),
    'GET /api/reports': (admin, { query }, db) => listReports(db, admin, blockList, query.code),
    'POST /api/reports/:code/disable': (admin, { params, body }, trx) =>
      disableCode(trx, admin, { ...params, ...body }),
    'POST /api/reports/:code/enable': (admin, { params, body }, trx) =>
      enableCode(trx, admin, { ...params, ...body }),
    'POST /api/reports/:code/dismiss': (admin, { params, body }, trx) =>
      dismissReports(trx, admin, { ...params, ...body }),
  }) satisfies Partial<Handlers>;

const REPORTER_TTL_MS = 90 * DAY_MS;
const REPORT_TTL_MONTHS = 26;

type ReportRow = Selectable<Schema['reports']>;

/** Links with open reports: the most reported first, then the longest waiting. */
async function listReported(db: Db, limit: number): Promise<{ link_id: number; count: number }[]> {
  return db
    .selectFrom('reports')
    .select('link_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null)
    .groupBy('link_id')
    .orderBy('count', 'desc')
    .orderBy(({ fn }) => fn.min('id'))
    .limit(limit)
    .execute();
}

async function countReported(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.count<number>('link_id').distinct().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest open reports of each link, newest first. */
async function listOpenReports(
  db: Db,
  linkIds: readonly number[],
  maxOfEach: number,
): Promise<ReportRow[]> {
  if (linkIds.length === 0) return [];
  return db
    .with('numbered', (cte) =>
      cte
        .selectFrom('reports')
        .selectAll()
        .select(sql<number>`row_number() over (partition by link_id order by id desc)`.as('place'))
        .where('link_id', 'in', linkIds)
        .where('handled_at', 'is', null),
    )
    .selectFrom('numbered')
    .select(['id', 'link_id', 'reason', 'details', 'email', 'created_at', 'handled_at'])
    .where('place', '<=', maxOfEach)
    .orderBy('id', 'desc')
    .execute();
}

/** Closes the open reports of a link: all, or those with `ids`. */
async function handleReports(
  db: Db,
  linkId: number,
  now: number,
  ids?: readonly number[],
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ handled_at: now })
    .where('link_id', '=', linkId)
    .where('handled_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}

/** Erases texts and email addresses of reporters 90 days after the report was handled. */
export const eraseReporters: RetentionStep = async (db, { now, batch }) => {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ email: null, details: null })
    .where('id', 'in', (old) =>
      old
        .selectFrom('reports')
        .select('id')
        .where('handled_at', '<', now - REPORTER_TTL_MS)
        .where(({ or, eb }) => or([eb('email', 'is not', null), eb('details', 'is not', null)]))
        .limit(batch),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes reports past their retention period, whether or not they were handled. */
export const deleteOldReports: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'reports', 'created_at', monthsBefore(now, REPORT_TTL_MONTHS), batch);

const commands = {
  disable: { change: disableCode, outcome: 'is disabled' },
  enable: { change: enableCode, outcome: 'is no longer disabled' },
};

/**
 * The operator's commands `disable` and `enable`, which record the reason as the administrators' page of
 * reports does. Undefined for any other command.
 */
export async function runModerationCommand(
  db: Db,
  [name, text = '', ...words]: readonly string[],
  { now }: { now: number },
): Promise<Outcome | undefined> {
  if (name !== 'disable' && name !== 'enable') return undefined;
  const { change, outcome } = commands[name];
  const code = codeOf(text);
  const reason = adminReasonSchema.safeParse(words.join(' '));
  if (!reason.success) return { ok: false, message: issueText(reason.error.issues[0]) };
  try {
    await db
      .transaction()
      .execute((trx) =>
        change(trx, { kind: 'administrator', user: null, now }, { code, reason: reason.data }),
      );
    return { ok: true, message: `${code} ${outcome}.` };
  } catch (error) {
    if (error instanceof HttpError) return { ok: false, message: `${code}: ${error.message}` };
    throw error;
  }
}
