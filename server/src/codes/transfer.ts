/**
 * An account as a file, and a file as an account: `writeExport` yields everything that the server keeps of a user, and
 * imports save its codes, folders and counts of scans again (docs/codes-outlive-us.md).
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { storedEmail } from '@everscan/contract/email';
import {
  beforeSection,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type Export,
  type ExportedDeletion,
  type ExportedLink,
  type ExportedProject,
  type ExportSection,
  type ImportFile,
  importedProject,
  importFileSchema,
  sectionStart,
} from '@everscan/contract/export-file';
import { done } from '@everscan/contract/requests';
import type { Imported, LeftOut } from '@everscan/contract/transfer.schemas';
import { url } from '@everscan/core/content/url';
import type { Outcome } from '../admin-usage.ts';
import { findUser, findUserByEmail, ownerOf, planOf, recordCommand } from '../identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import { dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import { readPages } from '../platform/db/pages.ts';
import type { Person } from '../platform/http/caller.ts';
import { catchRefusal, HttpError, unwrap, userError } from '../platform/http/http-error.ts';
import { issueText } from '../platform/http/presenter.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { signedOut } from '../platform/http/session.ts';
import { importCounts, readScanDays, readScanMonths, readScans } from '../scans/exported-scans.ts';
import { readKits, readLogos } from './brand-kits.ts';
import {
  type CodeColumns,
  type CodeRow,
  presentLink,
  presentProject,
  presentState,
  timeOf,
} from './code.ts';
import { createCodes } from './create.ts';
import { listCodesAfter } from './find.ts';
import { importLibrary, LeftOuts, NamedGroups, readGroupNames } from './groups.ts';
import { type ChangeRow, listChangesAfter, partsOf } from './history.ts';
import { columnsBefore, readPictures, withPictures } from './pictures.ts';
import { startOfBin } from './remove.ts';
import type { LinkRules } from './rules.ts';
import { codesOf } from './sql.ts';
import { readTargets } from './targets.ts';
import { saveRows } from './upload.ts';

/** Lists and accounts as files (docs/codes-outlive-us.md). */
export const transferHandlers = ({
  clock,
  rules,
  personal,
}: {
  clock: Clock;
  rules: LinkRules;
  personal: PersonalSections;
}) =>
  ({
    'POST /api/bulk/codes': (actor, { body }, trx) =>
      saveRows(trx, { caller: actor, body, rules, now: clock() }),

    'GET /api/export': (actor, _, db, reply) => {
      const now = clock();
      const name = `everscan-export-${dayOf(now)}.json`;
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(writeExport(db, actor, now, personal), { highWaterMark: 1 }))
      );
    },

    'POST /api/import': async (caller, { body: project }, trx) => {
      const options = { caller, rules, now: clock(), by: 'owner' } as const;
      const [imported] = await importProjects(trx, [project], options);
      const { id, isNew, isOurs, leftOut } = unwrap(imported);
      const body = { id, isNew, isOurs, ...(leftOut.length > 0 && { leftOut }) };
      return { status: isNew ? 201 : 200, body };
    },

    'POST /api/import/library': async (caller, { body: library }, trx) => {
      const leftOut = await importLibrary(trx, { caller, library, now: clock() });
      return { ...done, ...(leftOut.length > 0 && { leftOut }) };
    },
  }) satisfies Partial<Handlers>;

/** Rows per query, which also bounds how long other requests wait. */
const BATCH = 500;
/** Fewer, because a picture may have 40 kB. */
const PROJECT_BATCH = 15;

/** Sections with what belongs to the person, which other features fill. */
export type PersonalSections = {
  readonly [S in 'feedback' | 'passkeys' | 'sessions' | 'downloads']: (
    db: Db,
    caller: Person,
  ) => AsyncIterable<Export[S]>;
};

/**
 * Yields all data of a user as the text of `exportSchema`. Each batch is a separate query, so that a slow
 * client keeps no transaction open and memory does not grow with the account.
 * @throws {HttpError} 401 when the account is gone
 */
export async function* writeExport(
  db: Db,
  caller: Owner & Person,
  now: number,
  personal: PersonalSections,
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
  const pictures = new Set<string>();
  yield* writeList('pictures', readPictures(db, caller, pictures));
  const reader: Reader = { db, caller, now, pictures };
  yield* writeCodes(db, 'projects', readProjects(reader, groups));
  for (const section of ['feedback', 'passkeys', 'sessions', 'downloads'] as const) {
    yield* writeList(section, personal[section](db, caller));
  }
  yield* writeList('scanDays', readScanDays(db, readLinks(db, caller, now)));
  yield* writeList('scanMonths', readScanMonths(db, readLinks(db, caller, now)));
  yield* writeList('scans', readScans(db, readLinks(db, caller, now)));
  yield* writeCodes(db, 'bin', readBin(reader));
  yield* writeList('history', readHistory(reader));
  yield* writeList('kits', readKits(db, caller, pictures));
  yield* writeList('logos', readLogos(db, caller, pictures));
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
type ExportedCode = {
  code: Omit<ExportedProject | ExportedDeletion, 'link'>;
  link: Omit<ExportedLink, 'targets'> | null;
  linkId: number | null;
};

/** Like `writeList`, but also reads the targets of each link, in separate batches. */
async function* writeCodes(db: Db, section: ExportSection, batches: AsyncIterable<ExportedCode[]>) {
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

async function* writeCode(db: Db, { code, link, linkId }: ExportedCode, separator: string) {
  const start = `${separator}${JSON.stringify(code).slice(0, -1)},"link":`;
  if (link === null || linkId === null) {
    yield `${start}null}`;
    return;
  }
  let before = `${start}${JSON.stringify(link).slice(0, -1)},"targets":[`;
  for await (const targets of readTargets(db, linkId, BATCH)) {
    yield `${before}${targets.map((target) => JSON.stringify(target)).join()}`;
    before = ',';
    await setImmediate();
  }
  yield before === ',' ? ']}}' : `${before}]}}`;
}

type Reader = {
  db: Db;
  caller: Owner;
  now: number;
  /** The hashes of the pictures in the file. Designs contain those that were added since. */
  pictures: ReadonlySet<string>;
};

async function* readProjects(
  { db, caller, pictures }: Reader,
  groups: Awaited<ReturnType<typeof readGroupNames>>,
): AsyncGenerator<ExportedCode[]> {
  const pages = readPages<CodeRow>(PROJECT_BATCH, async (last) => {
    const after = { position: last?.position ?? -1, limit: PROJECT_BATCH };
    return withPictures(db, caller, await listCodesAfter(db, caller, after), pictures);
  });
  for await (const rows of pages) {
    const named = await groups.ofCodes(rows.map(({ id }) => id));
    yield rows.map((row) => exportCode(row, named.get(row.id)));
  }
}

/** @param more fields to add to those of the code */
function exportCode(row: CodeRow, more: object = {}): ExportedCode {
  const { version: _, changedAt: _at, kit: _kit, link: _link, ...project } = presentProject(row);
  const times = { createdAt: timeOf(row.created_at), updatedAt: timeOf(row.updated_at) };
  const code = { ...project, ...more, ...times } as ExportedCode['code'];
  return { code, link: exportLink(row), linkId: row.link_id };
}

async function* readBin({ db, caller, now, pictures }: Reader): AsyncGenerator<ExportedCode[]> {
  const since = await startOfBin(db, caller, now);
  const bin = codesOf(ownedInBin(db, caller, 'projects'))
    .select('projects.deleted_at')
    .where('projects.deleted_at', '>', since)
    .orderBy('projects.id')
    .limit(PROJECT_BATCH)
    .$castTo<CodeRow & { deleted_at: number }>();
  const pages = readPages<CodeRow & { deleted_at: number }>(PROJECT_BATCH, async (last) =>
    withPictures(
      db,
      caller,
      await bin.where('projects.id', '>', last?.id ?? '').execute(),
      pictures,
    ),
  );
  for await (const rows of pages) {
    yield rows.map((row) => exportCode(row, { deletedAt: timeOf(row.deleted_at) }));
  }
}

async function* readHistory({
  db,
  caller,
  now,
  pictures,
}: Reader): AsyncGenerator<Export['history']> {
  const since = await startOfBin(db, caller, now);
  const pages = readPages<ChangeRow>(PROJECT_BATCH, (last) =>
    listChangesAfter(db, caller, { after: last?.id ?? 0, since, limit: PROJECT_BATCH }),
  );
  for await (const rows of pages) {
    const before = await columnsBefore<CodeColumns>(db, caller, rows, pictures);
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
  const binned = ownedInBin(db, caller, 'links').rows.where('deleted_at', '>', since);
  for (const links of [owned(db, caller, 'links').rows, binned]) {
    const rows = links.select(['id', 'code']).orderBy('id').limit(BATCH);
    yield* readPages<{ id: number; code: string }>(BATCH, (last) =>
      rows.where('id', '>', last?.id ?? 0).execute(),
    );
  }
}

function exportLink(row: CodeRow): ExportedCode['link'] {
  if (row.code === null) return null;
  return {
    ...presentLink(row),
    createdAt: timeOf(row.link_created_at),
    updatedAt: timeOf(row.link_updated_at),
  };
}

/** The message lists the codes of a file that cannot be imported, one per line. Nothing was imported. */
export class ImportError extends Error {
  constructor(problems: readonly string[]) {
    super(`Nothing was imported:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/** @throws {ImportError} when `text` is not an export, up to the section `scans` at least */
export function parseImport(text: string): ImportFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ImportError(['the file is not JSON']);
  }
  const parsed = importFileSchema.safeParse(value);
  if (parsed.success) {
    const repeated = [...findRepeatedCounts(parsed.data)];
    if (repeated.length > 0) throw new ImportError(repeated.slice(0, 20));
    return parsed.data;
  }
  throw new ImportError(
    parsed.error.issues.slice(0, 20).map((issue) => `${issue.path.join('.')}: ${issueText(issue)}`),
  );
}

/** Yields a message for each count that the file contains twice, as no real export does. */
function* findRepeatedCounts({ scanDays, scanMonths }: ImportFile): Generator<string> {
  const known = new Set<string>();
  const lists = [
    ['scanDays', scanDays.map(({ code, day }) => [day, code])],
    ['scanMonths', scanMonths.map((row) => [row.month, row.code, row.dimension, row.value])],
  ] as const;
  for (const [name, keys] of lists) {
    for (const [i, [period, code, ...rest]] of keys.entries()) {
      const key = JSON.stringify([period, code, ...rest]);
      if (known.has(key)) yield `${name}.${i}: This file counts ${period} of ${code} twice`;
      known.add(key);
    }
  }
}

type Report = {
  added: number;
  alreadyPresent: number;
  onOtherServer: number;
  /** Folders, tags and saved filters beyond the limits, one per line. */
  leftOut: string[];
};

const describe = ({ title, error }: LeftOut) => `${title}: ${error.error}`;

type ImportOptions = { email: string; file: ImportFile; rules: LinkRules; now: number };

/**
 * Imports an account from another server: folders, tags, codes with their designs, links with their codes and
 * history, and the counts of their scans. Imports everything or nothing. Codes that were imported before stay
 * unchanged. No plan limits the number of codes.
 * @throws {ImportError} when a code cannot be imported, or the email address has no account
 */
export async function importAccount(
  db: Db,
  { email, file, rules, now }: ImportOptions,
): Promise<Report> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) throw new ImportError([`${email} has no account; register it first`]);
    const caller = ownerOf(user);
    const groups = await importLibrary(trx, { caller, library: file.library, now });
    const leftOut = new Set(groups.map(describe));
    const report = { added: 0, alreadyPresent: 0, onOtherServer: 0 };
    const linkIds = new Map<string, number>();
    const problems: string[] = [];
    for (let start = 0; start < file.projects.length; start += IMPORTED_AT_ONCE) {
      const some = file.projects.slice(start, start + IMPORTED_AT_ONCE);
      const projects = some.map((project) => importedProject(file, project));
      const outcomes = await importProjects(trx, projects, { caller, rules, now, by: 'operator' });
      for (const [index, { title, link }] of projects.entries()) {
        const done = outcomes[index] as Restored | HttpError;
        if (done instanceof HttpError) {
          problems.push(`${title}: ${done.message}`);
          continue;
        }
        for (const group of done.leftOut) leftOut.add(describe(group));
        report[done.isNew ? 'added' : 'alreadyPresent']++;
        if (!done.isOurs) report.onOtherServer++;
        if (link && done.linkId !== undefined) linkIds.set(link.code, done.linkId);
      }
    }
    if (problems.length > 0) throw new ImportError(problems);
    await importCounts(trx, linkIds, file);
    await recordCommand(trx, 'import', user.id, now);
    return { ...report, leftOut: [...leftOut] };
  });
}

export type Restored = Pick<Imported, 'id' | 'isNew' | 'isOurs'> & {
  /** Folders and tags beyond the limits. */
  leftOut: LeftOut[];
  /** Id of the link that this call created. */
  linkId: number | undefined;
};

type RestoreOptions = {
  caller: Owner;
  rules: LinkRules;
  now: number;
  /** An import by the operator is not limited by the plan. */
  by: 'owner' | 'operator';
};

/** Codes per set of statements. */
const IMPORTED_AT_ONCE = 200;
/** Importing a file again adds a code only once as long as the bin contains at most this many copies of it. */
const BINNED_COPIES = 9;

/**
 * Saves codes of an export for an owner, with their folders and tags, which are created if they are missing and the limits
 * allow it; a dynamic code keeps its short link. A code that was imported before stays as it is. Run it in a transaction.
 * @returns for each, what became of it, or why it is refused: 403 when the plan allows no more, 409 when the link's code is
 * in use, 400 when the symbol does not contain that code
 * @throws {HttpError} 401 when the account is gone
 */
async function importProjects(
  trx: Db,
  projects: readonly ExportedProject[],
  { caller, rules, now, by }: RestoreOptions,
): Promise<(Restored | HttpError)[]> {
  const outcomes: (Restored | HttpError)[] = [];
  const { origin } = new URL(rules.shortUrl);
  const firstOf = new Map(projects.map(({ id }, index) => [id, index] as const).toReversed());
  const ready = projects.flatMap((project, index) => {
    const { id, link } = project;
    if (firstOf.get(id) !== index) return [];
    const isOurs = catchRefusal(() => !link || symbolOrigin(project, link.code) === origin);
    if (!(isOurs instanceof HttpError)) return [{ project, index, isOurs }];
    outcomes[index] = isOurs;
    return [];
  });
  const news = ready.map(({ project: { id, title, type, style, data, design, link } }) => ({
    ...{ title, type, style, data, design, ids: importedIds(caller, id), otherId: id },
    link: link ? { ...link, slug: link.code, imported: link } : undefined,
  }));
  const created = await createCodes(trx, caller, news, { by, rules, now });
  const hasGroups = projects.some(({ folder, tags = [] }) => folder || tags.length > 0);
  const groups = hasGroups ? await NamedGroups.open(trx, caller, now) : undefined;
  const grouped: Parameters<NamedGroups['assign']>[0][number][] = [];
  for (const [at, { project, index, isOurs }] of ready.entries()) {
    const outcome = created[at] as Exclude<(typeof created)[number], undefined>;
    if (outcome instanceof HttpError) {
      outcomes[index] = outcome;
      continue;
    }
    const { id, link_id } = outcome.code;
    const missing = new LeftOuts();
    const { isNew } = outcome;
    if (isNew && groups) grouped.push({ id, ...groups.allowed(project, missing) });
    const linkId = (isNew && link_id) || undefined;
    outcomes[index] = { id, isNew, isOurs, leftOut: missing.all(), linkId };
  }
  await groups?.assign(grouped);
  return projects.map(({ id }, index) => {
    const known = outcomes[index];
    if (known) return known;
    const first = outcomes[firstOf.get(id) ?? 0] as Restored | HttpError;
    if (first instanceof HttpError) return first;
    return { ...first, isNew: false, leftOut: [], linkId: undefined };
  });
}

/**
 * The ids that an imported code may get. They are the same for each import of a file, so that a second import
 * finds the codes of the first. The first id that is not in the bin is used.
 */
function importedIds(caller: Owner, exportedId: string): string[] {
  return Array.from({ length: 1 + BINNED_COPIES }, (_, copy) => {
    const text = [caller.workspace, exportedId, ...(copy > 0 ? [copy] : [])].join(' ');
    const hash = createHash('sha256').update(text).digest();
    return hash.subarray(0, 16).toString('base64url');
  });
}

/** Origin of the short link in a dynamic code's symbol, which may be another server's. */
function symbolOrigin({ type, data }: ExportedProject, code: string): string {
  const address = type === 'url' && 'url' in data ? String(data.url) : '';
  const path = /^(?:https?:\/\/)?[^/?#@\s]+\/q\/([0-9a-z-]+)$/i.exec(address)?.[1];
  const origin = path?.toUpperCase() === code ? findOrigin(address) : undefined;
  if (!origin) throw userError(400, 'bad_request.symbol', { params: { slug: code } });
  return origin;
}

function findOrigin(address: string): string | undefined {
  try {
    return new URL(url.encode({ url: address }, '')).origin;
  } catch {
    return undefined;
  }
}

type CommandOptions = {
  db: Db;
  rules: LinkRules;
  now: number;
  output: Writable;
  personal: PersonalSections;
};

/**
 * `export EMAIL` writes an account to `output`, `import FILE EMAIL` imports one into an existing
 * account (docs/codes-outlive-us.md). Returns undefined for other commands.
 */
export async function runAccountCommand(
  args: readonly string[],
  { db, rules, now, output, personal }: CommandOptions,
): Promise<Outcome | undefined> {
  const [command, ...rest] = args;
  if (command === 'export' && rest.length === 1)
    return exportTo(output, { db, email: storedEmail(String(rest[0])), now, personal });
  if (command !== 'import' || rest.length !== 2) return undefined;
  try {
    const file = parseImport(await readBeforeScans(String(rest[0])));
    const email = storedEmail(String(rest[1]));
    const { added, alreadyPresent, onOtherServer, leftOut } = await importAccount(db, {
      email,
      file,
      rules,
      now,
    });
    const note =
      onOtherServer > 0
        ? ` ${onOtherServer} of them contain another server's address. Point that host name at this server and set SHORT_URL to it.`
        : '';
    return {
      ok: true,
      message: [
        `${codes(added)} imported, ${alreadyPresent} already existed.${note}`,
        ...leftOut.map((line) => `  - not imported: ${line}`),
      ].join('\n'),
    };
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, message: error.message };
    throw error;
  }
}

/** Reads an export up to its scans, which are not imported and may not fit into a string. */
async function readBeforeScans(file: string): Promise<string> {
  const end = sectionStart('scans');
  const parts: string[] = [];
  let seen = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', highWaterMark: 2 ** 20 })) {
    parts.push(part);
    seen = seen.slice(-end.length) + part;
    if (seen.includes(end)) break;
  }
  return beforeSection(parts.join(''), 'scans');
}

function codes(count: number): string {
  return `${count} ${count === 1 ? 'code' : 'codes'}`;
}

async function exportTo(
  output: Writable,
  { db, email, now, personal }: Pick<CommandOptions, 'db' | 'now' | 'personal'> & { email: string },
): Promise<Outcome> {
  const user = await findUserByEmail(db, email);
  if (!user) return { ok: false, message: `${email} has no account.` };
  await recordCommand(db, 'export', user.id, now);
  const text = Readable.from(writeExport(db, ownerOf(user), now, personal), { highWaterMark: 1 });
  await pipeline(text, output, { end: false });
  return { ok: true, message: '' };
}
