import { type ImportFile, importedProject, importFileSchema } from '@everscan/contract/export-file';
import type { LeftOut } from '@everscan/contract/transfer.schemas';
import { findUserByEmail, ownerOf, recordCommand } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { issueText } from '../../platform/http/presenter.ts';
import { importCounts } from '../../scans/exported-scans.ts';
import { assignImportedGroups, importLibrary } from '../library/imported-groups.ts';
import type { LinkRules } from '../links/links.ts';
import { importProject } from '../projects/imported-projects.ts';

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
    for (const each of file.projects) {
      const project = importedProject(file, each);
      try {
        const done = await importProject(trx, { caller, project, rules, now, by: 'operator' });
        if (done.isNew) {
          const own = await assignImportedGroups(trx, { caller, id: done.id, project, now });
          for (const group of own) leftOut.add(describe(group));
        }
        report[done.isNew ? 'added' : 'alreadyPresent']++;
        if (!done.isOurs) report.onOtherServer++;
        if (project.link && done.linkId !== undefined) linkIds.set(project.link.code, done.linkId);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        problems.push(`${project.title}: ${error.message}`);
      }
    }
    if (problems.length > 0) throw new ImportError(problems);
    await importCounts(trx, linkIds, file);
    await recordCommand(trx, 'import', user.id, now);
    return { ...report, leftOut: [...leftOut] };
  });
}
