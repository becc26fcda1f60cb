import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type Export,
  type ExportedProject,
  type ExportSection,
  sectionStart,
} from '@everscan/contract/api/export';
import type { Db } from '../../db/connect.ts';
import { readPages } from '../../db/pages.ts';
import { signedOut } from '../../http/session.ts';
import { readGenerations } from '../analytics/generations.service.ts';
import { presentLink } from '../links/links.service.ts';
import { presentProject } from '../projects/projects.service.ts';
import { readScanDays, readScanMonths, readScans } from '../scans/exported-scans.service.ts';
import {
  type ExportedRow,
  type FeedbackRow,
  findOwner,
  listFeedbackAfter,
  listLinksAfter,
  listProjectsAfter,
  listTargetsOf,
} from './account-export.store.ts';

/** Rows of one read: requests wait only for this many. */
const BATCH = 500;
/** A project may have a logo of 40 kB. */
const PROJECT_BATCH = 50;

/**
 * Everything that a user has, as the text of `exportSchema`, piece by piece. Each batch is read by
 * itself, so that a slow reader keeps no transaction open, and memory does not grow with the account.
 * @throws {HttpError} 401 when the account is gone
 */
export async function* writeExport(db: Db, userId: number, now: number): AsyncGenerator<string> {
  const owner = await findOwner(db, userId);
  if (!owner) throw signedOut();
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: timeOf(now) };
  const account: Export['account'] = {
    email: owner.email,
    plan: owner.subscribed === 1 ? 'pro' : 'free',
    createdAt: timeOf(owner.created_at),
    lastActiveAt: timeOf(owner.last_active_at),
  };
  yield `${JSON.stringify(head).slice(0, -1)}${sectionStart('account')}${JSON.stringify(account)}`;
  yield* list('projects', readProjects(db, userId));
  yield* list('feedback', readFeedback(db, userId));
  yield* list('downloads', readDownloads(db, userId));
  yield* list('scanDays', readScanDays(db, readLinks(db, userId)));
  yield* list('scanMonths', readScanMonths(db, readLinks(db, userId)));
  yield* list('scans', readScans(db, readLinks(db, userId)));
  yield '}\n';
}

async function* list(section: ExportSection, batches: AsyncIterable<unknown[]>) {
  yield `${sectionStart(section)}[`;
  let isFirst = true;
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield `${isFirst ? '\n' : ',\n'}${items.map((item) => JSON.stringify(item)).join(',\n')}`;
    isFirst = false;
    // SQLite reads without giving way: others come first now.
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield '\n]';
}

async function* readProjects(db: Db, userId: number): AsyncGenerator<ExportedProject[]> {
  const pages = readPages<ExportedRow>(PROJECT_BATCH, (last) =>
    listProjectsAfter(db, userId, last?.position ?? -1, PROJECT_BATCH),
  );
  for await (const rows of pages) {
    const targets = await listTargetsOf(
      db,
      rows.flatMap(({ link_id }) => link_id ?? []),
    );
    const byLink = Map.groupBy(targets, ({ link_id }) => link_id);
    yield rows.map((row) => ({ ...codeOf(row), link: linkOf(row, byLink) }) as ExportedProject);
  }
}

function readLinks(db: Db, userId: number) {
  return readPages<{ id: number; code: string }>(BATCH, (last) =>
    listLinksAfter(db, userId, last?.id ?? 0, BATCH),
  );
}

function codeOf(row: ExportedRow) {
  const { id, title, style, design, type, data } = presentProject(row);
  const times = { createdAt: timeOf(row.created_at), updatedAt: timeOf(row.updated_at) };
  return { id, title, type, data, style, design, ...times };
}

type Targets = Awaited<ReturnType<typeof listTargetsOf>>;

function linkOf(row: ExportedRow, targets: Map<number, Targets>): ExportedProject['link'] {
  if (row.code === null || row.link_id === null) return null;
  const { version: _, ...link } = presentLink(row);
  return {
    ...link,
    createdAt: timeOf(row.link_created_at ?? 0),
    updatedAt: timeOf(row.link_updated_at ?? 0),
    targets: (targets.get(row.link_id) ?? []).map(({ target, changed_at }) => ({
      target,
      changedAt: timeOf(changed_at),
    })),
  };
}

async function* readFeedback(db: Db, userId: number): AsyncGenerator<Export['feedback']> {
  const pages = readPages<FeedbackRow>(BATCH, (last) =>
    listFeedbackAfter(db, userId, last ?? { created_at: -1, id: '' }, BATCH),
  );
  for await (const rows of pages) {
    yield rows.map(({ created_at, email, message }) => ({
      createdAt: timeOf(created_at),
      email,
      message,
    }));
  }
}

async function* readDownloads(db: Db, userId: number): AsyncGenerator<Export['downloads']> {
  for await (const records of readGenerations(db, { userId })) {
    yield records.map(({ createdAt, type, style, data, ipAddress }) => ({
      createdAt,
      type,
      style,
      data,
      ipAddress,
    }));
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
