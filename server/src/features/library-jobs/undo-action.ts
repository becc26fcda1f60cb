import type { Action } from '@everscan/contract/api/library-jobs';
import type { Db } from '../../db/connect.ts';
import { kitOf, returnKit } from '../brand-kits/kit-of-code.service.ts';
import { listJobChanges } from '../history/history.service.ts';
import { moveProjects, tagProjects } from '../library/library.service.ts';
import { restoreProject } from '../projects/deleted-projects.service.ts';
import { changedLater, revertJob } from '../projects/reverted-projects.service.ts';
import type { Options } from './apply-action.ts';
import { attempt } from './attempt.ts';
import { inTime } from './in-time.ts';
import type { CodeRow, Result } from './library-jobs.store.ts';

/**
 * Takes back what a job did with some of its codes. A code that was changed again since keeps that
 * change. Run it in a transaction.
 * @returns the results of those that it had the time for, in their order
 */
export async function undoAction(
  trx: Db,
  action: Action,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const row of inTime(rows)) {
    const { number } = row;
    const outcome = await attempt(trx, () => undoForCode(trx, action, row, options));
    results.push(
      outcome.error ? { number, state: 'kept', error: outcome.error } : { number, state: 'undone' },
    );
  }
  return results;
}

async function undoForCode(
  trx: Db,
  action: Action,
  { project_id: id, before }: CodeRow,
  { userId, jobId, rules, now }: Options,
): Promise<void> {
  switch (action.do) {
    case 'delete':
      await restoreProject(trx, { userId, id, rules, now });
      return;
    case 'move': {
      const folder = JSON.parse(String(before));
      const moved = await moveProjects(trx, { userId, ids: [id], folder, from: action.folder });
      if (!moved.has(id)) throw changedLater();
      return;
    }
    case 'tag': {
      const tags: string[] = JSON.parse(String(before));
      const add = action.remove.filter((tag) => tags.includes(tag));
      const remove = action.add.filter((tag) => !tags.includes(tag));
      await tagProjects(trx, { userId, ids: [id], add, remove });
      return;
    }
    case 'kit': {
      const hasChanged = (await listJobChanges(trx, jobId, [id])).has(id);
      if (hasChanged) await revertJob(trx, { userId, id, jobId, rules, now });
      if ((await kitOf(trx, id)) === action.kit) {
        await returnKit(trx, { userId, projectId: id, kit: JSON.parse(String(before)) });
      }
      return;
    }
    default:
      await revertJob(trx, { userId, id, jobId, rules, now });
  }
}
