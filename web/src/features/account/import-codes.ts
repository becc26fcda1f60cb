import type { ExportedProject, Imported } from '@everscan/contract/api/export';
import * as m from '@everscan/messages/account';
import { CallError, messageOf, write } from '../../lib/call.ts';
import type { FileItem } from './read-export.ts';

export type ImportReport = {
  /** Codes that this import created. */
  added: number;
  /** Codes that existed before. */
  known: number;
  /** Codes whose symbols lead to another server. */
  elsewhere: number;
  failures: { title: string; problem: string }[];
};

/** After one of these errors the remaining codes would fail in the same way. */
const FATAL_CODES = ['project_limit_reached', 'rate_limited', 'signed_out'];

/**
 * Imports the codes of a file one by one. Each is imported whole or not at all, and only once, however
 * often the file is imported.
 * @param onProgress called with the number of codes done so far
 */
export async function importCodes(
  items: readonly FileItem[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, known: 0, elsewhere: 0, failures: [] };
  for (const [index, item] of items.entries()) {
    if (signal.aborted) break;
    onProgress(index);
    const { title } = item;
    if ('problem' in item) {
      report.failures.push({ title, problem: item.problem });
      continue;
    }
    try {
      const { isNew, isOurs } = await send(item.project);
      report[isNew ? 'added' : 'known']++;
      if (!isOurs) report.elsewhere++;
    } catch (error) {
      report.failures.push({ title, problem: messageOf(error) });
      const left = items.length - index - 1;
      if (!isFatal(error) || left === 0) continue;
      report.failures.push({
        title: m.moreNotImported(left),
        problem: m.importStopped,
      });
      break;
    }
  }
  return report;
}

/** Without its history, which begins again on this server. */
function send({ link, ...project }: ExportedProject): Promise<Imported> {
  const body = { ...project, link: link && { ...link, targets: [] } };
  return write('POST', '/api/import', body, {
    schema: async () => (await import('@everscan/contract/api/export')).importedSchema,
    fallback: m.codeNotImported,
  });
}

function isFatal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status === 0 || FATAL_CODES.includes(error.body.code ?? '');
}
