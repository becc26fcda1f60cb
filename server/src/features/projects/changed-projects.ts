import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { HttpError } from '../../platform/http/http-error.ts';
import { recordChanges } from '../history/history.ts';
import { columnsOf } from './project-columns.ts';
import { lockProjects, updateProjects } from './project-writes.store.ts';
import { projectNotFound } from './projects.ts';

export { lockProjects } from './project-writes.store.ts';

type Fields = Pick<Parameters<typeof columnsOf>[0], 'title' | 'design'>;

/**
 * Changes titles or designs of different codes of a user. Run it in a transaction.
 * @returns for each code, the id of the recorded change (undefined if no recorded column differs), or a 404
 * error
 */
export async function changeProjects(
  trx: Db,
  edits: readonly { projectId: string; fields: Fields }[],
  { caller, now, jobId }: { caller: Owner; now: number; jobId: string },
): Promise<Map<string, { changeId: number | undefined } | HttpError>> {
  const ids = edits.map(({ projectId }) => projectId);
  const projects = await lockProjects(trx, caller, ids);
  const changes = edits.flatMap(({ projectId, fields }) => {
    const before = projects.get(projectId);
    if (!before) return [];
    const change = columnsOf(fields);
    return [{ id: projectId, projectId, change, before, after: { ...before, ...change } }];
  });
  const recorded = await recordChanges(trx, changes, { caller, now, jobId });
  const changed = changes.filter(({ id }) => recorded.has(id));
  await updateProjects(trx, changed, now);
  return new Map(
    ids.map((id) => [id, projects.has(id) ? { changeId: recorded.get(id) } : projectNotFound()]),
  );
}
