import type { ExportedLibrary, ExportedProject } from '@everscan/contract/export-file';
import { limits } from '@everscan/contract/limits';
import type { Imported, LeftOut } from '@everscan/contract/transfer.schemas';
import * as m from '@everscan/messages/account';
import * as library from '@everscan/messages/library-errors';
import { write } from '../../lib/api.ts';
import { CallError, knownText, messageOf } from '../../lib/call.ts';
import type { ExportFile, FileItem } from './read-export.ts';

export type ImportReport = {
  /** Codes that this import created. */
  added: number;
  /** Codes that existed before. */
  known: number;
  /** Codes whose printed symbols lead to another server. */
  elsewhere: number;
  failures: { title: string; problem: string }[];
};

/** Size limit for the folders, tags and saved filters in one request; the rest is for the names of the lists. */
const PART_BYTES = limits.requestBodyMaxBytes - 1_000;

/** After one of these errors the remaining codes would fail in the same way. */
const FATAL_CODES = ['project_limit_reached', 'rate_limited', 'signed_out'];

/**
 * Imports the folders and tags of a file, then its codes one by one. Each code is imported completely or not at
 * all, and only once, however often the file is imported.
 * @param onProgress called with the number of codes imported so far
 */
export async function importCodes(
  { library: groups, total, items }: ExportFile,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, elsewhere: 0, failures: [] };
  try {
    for (const part of partsOf(groups)) {
      if (signal.aborted) break;
      await reportLeftOut(await sendGroups(part), report);
    }
  } catch (error) {
    report.failures.push({ title: library.groups, problem: messageOf(error) });
  }
  let done = 0;
  try {
    for await (const item of items) {
      if (signal.aborted) break;
      onProgress(done++);
      const canContinue = await importItem(item, report);
      if (canContinue || done === total) continue;
      report.failures.push({ title: m.moreNotImported(total - done), problem: m.importStopped });
      break;
    }
  } catch {
    // The file has been changed or removed since the user chose it.
    report.failures.push({ title: m.moreNotImported(total - done), problem: m.fileUnreadable });
  }
  return report;
}

/** @returns false when the remaining codes would fail as well */
async function importItem(item: FileItem, report: ImportReport): Promise<boolean> {
  const { title } = item;
  if ('problem' in item) {
    report.failures.push({ title, problem: item.problem });
    return true;
  }
  try {
    const answer = await send(item.project);
    const { isNew, isOurs } = answer;
    report[isNew ? 'added' : 'known']++;
    if (!isOurs) report.elsewhere++;
    await reportLeftOut(answer, report);
    return true;
  } catch (error) {
    report.failures.push({ title, problem: messageOf(error) });
    return !isFatal(error);
  }
}

/** Adds the folders, tags and saved filters that exceeded a limit, each once even if many codes have it. */
async function reportLeftOut(
  { leftOut = [] }: { leftOut?: readonly LeftOut[] | undefined },
  { failures }: ImportReport,
): Promise<void> {
  for (const { title, error } of leftOut) {
    const problem = (await knownText(error)) ?? error.error;
    const isKnown = failures.some((each) => each.title === title && each.problem === problem);
    if (!isKnown) failures.push({ title, problem });
  }
}

/** Sends a code without its history, which begins anew on this server. */
function send({ link, ...project }: ExportedProject): Promise<Imported> {
  const body = { ...project, link: link && { ...link, targets: [] } };
  return write('POST /api/import', { body }, { fallback: m.codeNotImported });
}

/**
 * Splits the folders, tags and saved filters into parts that each fit into a request. A folder contains the names
 * of its parents, and a saved filter those of its tags, so each part can be imported on its own.
 */
function* partsOf(groups: ExportedLibrary): Generator<ExportedLibrary> {
  let part: ExportedLibrary = { folders: [], tags: [], savedFilters: [] };
  let bytes = 0;
  for (const name of ['folders', 'tags', 'savedFilters'] as const) {
    for (const item of groups[name]) {
      const size = new TextEncoder().encode(JSON.stringify(item)).length + 1;
      if (bytes > 0 && bytes + size > PART_BYTES) {
        yield part;
        part = { folders: [], tags: [], savedFilters: [] };
        bytes = 0;
      }
      (part[name] as unknown[]).push(item);
      bytes += size;
    }
  }
  if (bytes > 0) yield part;
}

function sendGroups(groups: ExportedLibrary) {
  return write(
    'POST /api/import/library',
    { body: groups },
    { fallback: library.groupsNotImported },
  );
}

function isFatal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status === 0 || FATAL_CODES.includes(error.body.code ?? '');
}
