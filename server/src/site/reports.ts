import type { ModeratedLink, ReportBody, ReportList } from '@everscan/contract/site.schemas';
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
import type { Db } from '../platform/db/connect.ts';
import type { Administrator, Caller } from '../platform/http/caller.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { BlockList } from '../targets/block-list.ts';
import {
  countOpen,
  countReported,
  handleReports,
  insertReport,
  listOpenReports,
  listReported,
} from './reports.store.ts';

/** How many open reports of a code are stored; further ones add nothing new. */
const MAX_OPEN_REPORTS = 100;
const SHOWN = { links: 50, reportsOfEach: 10, actions: 50 };

type Moderation = { code: string; reason: string };

/**
 * Stores a report. A report of an unknown code is dropped silently, so that nobody learns which codes
 * exist.
 */
export async function storeReport(trx: Db, { now }: Caller, body: ReportBody): Promise<void> {
  const { code, reason, details, email } = body;
  const link = await findModeratedLink(trx, code);
  if (!link || (await countOpen(trx, link.id)) >= MAX_OPEN_REPORTS) return;
  await insertReport(trx, {
    link_id: link.id,
    reason,
    details: details || null,
    email: email ?? null,
    created_at: now,
  });
}

/**
 * The reports that wait for an administrator, the disabled codes and the latest actions.
 * @param disabledCode limits the disabled codes to this one
 */
export async function listReports(
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
export async function disableCode(
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
export async function dismissReports(
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
