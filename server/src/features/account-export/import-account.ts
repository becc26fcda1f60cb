import { type ImportFile, importFileSchema } from '@everscan/contract/api/export';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { recordCommand } from '../audit/audit.service.ts';
import type { LinkRules } from '../links/links.service.ts';
import { importProject } from '../projects/imported-projects.service.ts';
import { importCounts } from '../scans/exported-scans.service.ts';
import { findUserId } from './account-export.store.ts';

/** Codes of a file that cannot be imported, one line each; nothing has been. */
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
  if (parsed.success) return parsed.data;
  throw new ImportError(
    parsed.error.issues.slice(0, 20).map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
}

/**
 * Takes an account over from another server: codes with their designs, links with their codes and
 * history, and what was counted of their scans. All of it or nothing, and what is here already stays
 * as it is. No plan limits it.
 * @throws {ImportError} when a code cannot be had, or nobody has this address
 */
export async function importAccount(
  db: Db,
  email: string,
  file: ImportFile,
  rules: LinkRules,
  now: number,
): Promise<{ added: number; known: number; elsewhere: number }> {
  return db.transaction().execute(async (trx) => {
    const userId = await findUserId(trx, email);
    if (userId === undefined) throw new ImportError([`${email} has no account; register it first`]);
    const report = { added: 0, known: 0, elsewhere: 0 };
    const linkIds = new Map<string, number>();
    const problems: string[] = [];
    for (const project of file.projects) {
      try {
        const done = await importProject(trx, userId, project, rules, now, 'operator');
        report[done.isNew ? 'added' : 'known']++;
        if (!done.isOurs) report.elsewhere++;
        if (project.link && done.linkId !== undefined) linkIds.set(project.link.code, done.linkId);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        problems.push(`${project.title}: ${error.message}`);
      }
    }
    if (problems.length > 0) throw new ImportError(problems);
    await importCounts(trx, linkIds, file);
    await recordCommand(trx, 'import', userId, now);
    return report;
  });
}
