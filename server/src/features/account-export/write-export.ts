import { setImmediate } from 'node:timers/promises';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type Export,
  type ExportedDeletion,
  type ExportedLink,
  type ExportedProject,
  type ExportSection,
  sectionStart,
} from '@everscan/contract/export-file';
import {
  findUser,
  listPasskeys,
  planOf,
  presentPasskey,
  readDevices,
} from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { readPages } from '../../platform/db/pages.ts';
import type { Person } from '../../platform/http/caller.ts';
import { signedOut } from '../../platform/http/session.ts';
import { readScanDays, readScanMonths, readScans } from '../../scans/exported-scans.ts';
import { listFeedbackAfter } from '../../site/feedback.ts';
import { readGenerations } from '../../site/generations.ts';
import { startOfBin } from '../bin/bin.ts';
import { readKits, readLogos } from '../brand-kits/exported-kits.ts';
import { type ChangeRow, type CodeColumns, listChangesAfter, partsOf } from '../history/history.ts';
import { readGroupNames } from '../library/exported-groups.ts';
import {
  listLinksAfter,
  listTargetsAfter,
  presentLink,
  type TargetRow,
  timeOf,
} from '../links/links.ts';
import { columnsBefore } from '../pictures/index.ts';
import { presentState } from '../projects/code-history.ts';
import {
  listBinnedAfter,
  listProjectsAfter,
  presentProject,
  type VisibleProject,
} from '../projects/projects.ts';

/** Rows per query, which also bounds how long other requests wait. */
const BATCH = 500;
/** Fewer, because a picture may have 40 kB. */
const PROJECT_BATCH = 15;

/**
 * Yields all data of a user as the text of `exportSchema`. Each batch is a separate query, so that a slow
 * client keeps no transaction open and memory does not grow with the account.
 * @throws {HttpError} 401 when the account is gone
 */
export async function* writeExport(
  db: Db,
  caller: Owner & Person,
  now: number,
): AsyncGenerator<string> {
  const user = await findUser(db, caller.user);
  if (!user) throw signedOut();
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt: timeOf(now) };
  const account: Export['account'] = {
    email: user.email,
    plan: planOf(user),
    language: user.language,
    createdAt: timeOf(user.created_at),
    lastActiveAt: timeOf(user.last_active_at),
  };
  yield `${JSON.stringify(head).slice(0, -1)}${sectionStart('account')}${JSON.stringify(account)}`;
  const groups = await readGroupNames(db, caller);
  yield `${sectionStart('library')}${JSON.stringify(await groups.library())}`;
  yield* writeCodes(db, 'projects', readProjects(db, caller, groups));
  yield* writeList('feedback', readFeedback(db, caller));
  yield* writeList('passkeys', readPasskeys(db, caller));
  yield* writeList('sessions', readDevices(db, caller));
  yield* writeList('downloads', readDownloads(db, caller));
  yield* writeList('scanDays', readScanDays(db, readLinks(db, caller, now)));
  yield* writeList('scanMonths', readScanMonths(db, readLinks(db, caller, now)));
  yield* writeList('scans', readScans(db, readLinks(db, caller, now)));
  yield* writeCodes(db, 'bin', readBin(db, caller, now));
  yield* writeList('history', readHistory(db, caller, now));
  yield* writeList('kits', readKits(db, caller));
  yield* writeList('logos', readLogos(db, caller));
  yield '}\n';
}

async function* writeList(section: ExportSection, batches: AsyncIterable<unknown[]>) {
  yield `${sectionStart(section)}[`;
  let isFirst = true;
  for await (const items of batches) {
    if (items.length === 0) continue;
    yield `${isFirst ? '\n' : ',\n'}${items.map((item) => JSON.stringify(item)).join(',\n')}`;
    isFirst = false;
    // SQLite reads synchronously, so other requests run between two batches.
    await setImmediate();
  }
  yield '\n]';
}

/** A code with its link, but without the link's targets, of which there may be thousands. */
type Code = {
  code: Omit<ExportedProject | ExportedDeletion, 'link'>;
  link: Omit<ExportedLink, 'targets'> | null;
  linkId: number | null;
};

/** Like `writeList`, but also reads the targets of each link, in separate batches. */
async function* writeCodes(db: Db, section: ExportSection, batches: AsyncIterable<Code[]>) {
  yield `${sectionStart(section)}[`;
  let separator = '\n';
  for await (const codes of batches) {
    for (const code of codes) {
      yield* writeCode(db, code, separator);
      separator = ',\n';
    }
    await setImmediate();
  }
  yield '\n]';
}

async function* writeCode(db: Db, { code, link, linkId }: Code, separator: string) {
  const start = `${separator}${JSON.stringify(code).slice(0, -1)},"link":`;
  if (link === null || linkId === null) {
    yield `${start}null}`;
    return;
  }
  let before = `${start}${JSON.stringify(link).slice(0, -1)},"targets":[`;
  const pages = readPages<TargetRow>(BATCH, (last) =>
    listTargetsAfter(db, linkId, last?.id ?? 0, BATCH),
  );
  for await (const rows of pages) {
    const targets = rows.map(({ target, changed_at }) =>
      JSON.stringify({ target, changedAt: timeOf(changed_at) }),
    );
    yield `${before}${targets.join()}`;
    before = ',';
    await setImmediate();
  }
  yield before === ',' ? ']}}' : `${before}]}}`;
}

async function* readProjects(
  db: Db,
  caller: Owner,
  groups: Awaited<ReturnType<typeof readGroupNames>>,
): AsyncGenerator<Code[]> {
  const pages = readPages<VisibleProject>(PROJECT_BATCH, (last) =>
    listProjectsAfter(db, caller, { position: last?.position ?? -1, limit: PROJECT_BATCH }),
  );
  for await (const rows of pages) {
    const named = await groups.ofCodes(rows.map(({ id }) => id));
    yield rows.map((row) => exportCode(row, named.get(row.id)));
  }
}

/** @param more fields to add to those of the code */
function exportCode(row: VisibleProject, more: object = {}): Code {
  const { version: _, kit: _kit, link: _link, ...project } = presentProject(row);
  const times = { createdAt: timeOf(row.created_at), updatedAt: timeOf(row.updated_at) };
  const code = { ...project, ...more, ...times } as Code['code'];
  return { code, link: exportLink(row), linkId: row.link_id };
}

async function* readBin(db: Db, caller: Owner, now: number): AsyncGenerator<Code[]> {
  const since = await startOfBin(db, caller, now);
  const pages = readPages<Awaited<ReturnType<typeof listBinnedAfter>>[number]>(
    PROJECT_BATCH,
    (last) => listBinnedAfter(db, caller, { since, id: last?.id ?? '', limit: PROJECT_BATCH }),
  );
  for await (const rows of pages) {
    yield rows.map((row) => exportCode(row, { deletedAt: timeOf(row.deleted_at) }));
  }
}

async function* readHistory(db: Db, caller: Owner, now: number): AsyncGenerator<Export['history']> {
  const since = await startOfBin(db, caller, now);
  const pages = readPages<ChangeRow>(PROJECT_BATCH, (last) =>
    listChangesAfter(db, caller, { after: last?.id ?? 0, since, limit: PROJECT_BATCH }),
  );
  for await (const rows of pages) {
    const before = await columnsBefore<CodeColumns>(db, caller, rows);
    yield rows.map((row, index) => ({
      project: row.project_id,
      at: timeOf(row.at),
      what: partsOf(row),
      before: presentState(before[index] ?? {}),
    }));
  }
}

/** Yields the links of saved codes, then those of codes in the bin. */
async function* readLinks(db: Db, caller: Owner, now: number) {
  const since = await startOfBin(db, caller, now);
  for (const deletedSince of [undefined, since]) {
    yield* readPages<{ id: number; code: string }>(BATCH, (last) =>
      listLinksAfter(db, caller, { after: last?.id ?? 0, limit: BATCH, deletedSince }),
    );
  }
}

function exportLink(row: VisibleProject): Code['link'] {
  if (row.code === null) return null;
  const { version: _, ...link } = presentLink(row);
  return {
    ...link,
    createdAt: timeOf(row.link_created_at),
    updatedAt: timeOf(row.link_updated_at),
  };
}

type FeedbackRow = Awaited<ReturnType<typeof listFeedbackAfter>>[number];

async function* readFeedback(db: Db, caller: Person): AsyncGenerator<Export['feedback']> {
  const pages = readPages<FeedbackRow>(BATCH, (last) => listFeedbackAfter(db, caller, last, BATCH));
  for await (const rows of pages) {
    yield rows.map(({ created_at, email, message }) => ({
      createdAt: timeOf(created_at),
      email,
      message,
    }));
  }
}

async function* readPasskeys(db: Db, caller: Person): AsyncGenerator<Export['passkeys']> {
  const passkeys = await listPasskeys(db, caller);
  yield passkeys.map(presentPasskey).map(({ id: _, ...passkey }) => passkey);
}

async function* readDownloads(
  db: Db,
  { user: userId }: Person,
): AsyncGenerator<Export['downloads']> {
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
