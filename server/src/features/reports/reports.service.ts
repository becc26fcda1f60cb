import type { ModeratedLink, ReportBody, ReportList } from '@everscan/contract/api/reports';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import type { BlockList } from '../abuse/abuse.service.ts';
import { listActions, recordAction } from '../audit/audit.service.ts';
import { disableLink, enableLink } from '../links/links.service.ts';
import {
  countReported,
  findLink,
  forgetReporters,
  handleReports,
  insertReport,
  type LinkRow,
  listDisabled,
  listOpenReports,
  listReported,
} from './reports.store.ts';

export { deleteReports } from './reports.store.ts';

/** What more people than this say of one code is known already. */
const OPEN_REPORTS_OF_A_LINK = 100;
/** How long a reporter's words and address stay after the report was handled, in ms. */
const REPORTER_TTL_MS = 90 * 24 * 3600 * 1000;
const SHOWN = { links: 50, reportsOfEach: 10, actions: 50 };

/** Who does it (null for the command line), to which code, and when. */
type Moderation = { code: string; actorId: number | null; now: number };

/** Stores a report. A code that does not exist is taken in silence: reports tell nobody which do. */
export async function storeReport(trx: Db, body: ReportBody, now: number): Promise<void> {
  const { code, reason, details, email } = body;
  const row = { reason, details: details || null, email: email ?? null, created_at: now };
  await insertReport(trx, code, row, OPEN_REPORTS_OF_A_LINK);
}

/** What an administrator has to look at. */
export async function listReports(db: Db, blockList: BlockList): Promise<ReportList> {
  const reported = await listReported(db, SHOWN.links);
  const reports = await listOpenReports(
    db,
    reported.map(({ id }) => id),
    SHOWN.reportsOfEach,
  );
  const byLink = Map.groupBy(reports, ({ link_id }) => link_id);
  return {
    open: reported.map((link) => ({
      ...describe(link, blockList),
      reportCount: link.count,
      reports: (byLink.get(link.id) ?? []).map(({ id, reason, details, email, created_at }) => ({
        id,
        reason,
        details,
        email,
        createdAt: new Date(created_at).toISOString(),
      })),
    })),
    openCount: await countReported(db),
    disabled: (await listDisabled(db, SHOWN.links)).map((link) => describe(link, blockList)),
    actions: await listActions(db, SHOWN.actions),
  };
}

/**
 * Stops a code at once and closes its reports. Run it in a transaction.
 * @throws {HttpError} 404 when there is no such code, or its owner has deleted it
 */
export async function disableCode(trx: Db, by: Moderation & { reason: string }): Promise<void> {
  const link = await getLink(trx, by.code);
  if (link.state === 'deleted') throw notFound('The owner has deleted this code.');
  await disableLink(trx, link, by.now);
  await handleReports(trx, link.id, by.now);
  await record(trx, 'disable', by);
}

/** @throws {HttpError} 404 when no such code is disabled */
export async function enableCode(trx: Db, by: Moderation & { reason: string }): Promise<void> {
  const link = await getLink(trx, by.code);
  if (link.state !== 'disabled') throw notFound('This code is not disabled.');
  await enableLink(trx, link, by.now);
  await record(trx, 'enable', by);
}

/** Closes the reports of a code up to the last one that was seen. */
export async function dismissReports(
  trx: Db,
  by: Moderation & { lastReportId: number },
): Promise<void> {
  const link = await getLink(trx, by.code);
  await handleReports(trx, link.id, by.now, by.lastReportId);
  await record(trx, 'dismiss', { ...by, reason: null });
}

function record(
  trx: Db,
  action: 'disable' | 'enable' | 'dismiss',
  { code, actorId, now, reason }: Moderation & { reason: string | null },
): Promise<void> {
  return recordAction(trx, { at: now, actor_id: actorId, action, code, subject_id: null, reason });
}

/** The link, which nobody changes until the transaction ends. */
async function getLink(db: Db, code: string): Promise<LinkRow> {
  const link = await findLink(db, code, true);
  if (!link) throw notFound('There is no such code.');
  return link;
}

function notFound(message: string): HttpError {
  return new HttpError(404, 'not_found', message);
}

function describe(link: LinkRow, blockList: BlockList): ModeratedLink {
  const { code, state, target, fallback, user_id, created_at } = link;
  const [main, other] = [target, fallback ?? ''].map((address) => URL.parse(address));
  return {
    code,
    state,
    target,
    displayHost: main?.host ?? '',
    fallback,
    blocked: [main, other].some((url) => url && blockList.has(url.hostname)),
    ownerId: user_id,
    createdAt: new Date(created_at).toISOString(),
  };
}

/** One batch of what a handled report keeps no longer. @returns how many rows it met */
export function forgetHandled(db: Db, now: number, limit: number): Promise<number> {
  return forgetReporters(db, now - REPORTER_TTL_MS, limit);
}
