import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { HttpError } from '../../platform/http/http-error.ts';
import { columnsOf } from './project-columns.ts';
import { applyEdits, lockProjects } from './project-writes.store.ts';
import { projectNotFound } from './projects.ts';

export { lockProjects } from './project-writes.store.ts';

type Fields = Pick<Parameters<typeof columnsOf>[0], 'title' | 'design'>;

/**
 * Changes titles or designs of different codes of a user. Run it in a transaction.
 * @returns for each code, the id of the recorded change (undefined if nothing differs), or a 404 error
 */
export async function changeProjects(
  trx: Db,
  edits: readonly { projectId: string; fields: Fields }[],
  options: { caller: Owner; now: number; jobId: string },
): Promise<Map<string, { changeId: number | undefined } | HttpError>> {
  const ids = edits.map(({ projectId }) => projectId);
  const projects = await lockProjects(trx, options.caller, ids);
  const changes = edits.flatMap(({ projectId, fields }) => {
    const before = projects.get(projectId);
    return before ? [{ before, change: columnsOf(fields) }] : [];
  });
  const recorded = await applyEdits(trx, changes, options);
  return new Map(
    ids.map((id) => [id, projects.has(id) ? { changeId: recorded.get(id) } : projectNotFound()]),
  );
}
