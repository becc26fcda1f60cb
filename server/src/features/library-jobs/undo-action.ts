import type { Action } from '@everscan/contract/codes.schemas';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { errorBodyOf } from '../../platform/http/error-body.ts';
import { HttpError, refusalOf } from '../../platform/http/http-error.ts';
import { restoreProjects } from '../bin/bin.ts';
import { kitsOf, restoreKit } from '../brand-kits/kit-of-code.ts';
import { findJobChanges, listPruned } from '../history/history.ts';
import { moveProjects, restoreTags } from '../library/library.ts';
import { lockProjects } from '../projects/changed-projects.ts';
import { projectNotFound } from '../projects/projects.ts';
import { changedLater, changeNotFound, revertJob } from '../projects/reverted-projects.ts';
import type { Options as ApplyOptions } from './apply-action.ts';
import { inTime } from './in-time.ts';
import type { CodeRow, Result } from './job-rows.store.ts';

/** `createdAt` is when the job was created. */
type Options = ApplyOptions & { createdAt: number };

/**
 * Undoes what a job did to some of its codes. A code that has been changed since keeps the later change. Run
 * it in a transaction, after locking the user.
 * @returns the results of the codes that were finished within the time limit, in order
 */
export async function undoAction(
  trx: Db,
  action: Action,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const group of inTime(rows)) {
    const outcomes = await undoForCodes(trx, action, group, options);
    for (const { number, project_id } of group) {
      const outcome = outcomes.get(project_id);
      results.push(
        outcome instanceof HttpError
          ? { number, state: 'kept', error: errorBodyOf(outcome) }
          : { number, state: 'undone' },
      );
    }
  }
  return results;
}

/** An error for each code that could not be reverted; any other value means that it was reverted. */
type Outcomes = ReadonlyMap<string, unknown>;

async function undoForCodes(
  trx: Db,
  action: Action,
  rows: readonly CodeRow[],
  options: Options,
): Promise<Outcomes> {
  const { caller } = options;
  const ids = rows.map(({ project_id }) => project_id);
  const before = new Map(
    rows.map(({ project_id, before }) => [project_id, before && JSON.parse(before)]),
  );
  switch (action.do) {
    case 'delete':
      return restoreProjects(trx, ids, options);
    case 'move':
      return undoMove(trx, caller, before, action.folder);
    case 'tag': {
      const kept = await restoreTags(trx, { ...action, caller, before });
      return new Map([...kept].map((id) => [id, changedLater()]));
    }
    case 'kit':
      return undoKit(trx, action.kit, before, options);
    default:
      return revertJob(trx, ids, options);
  }
}

/** Restores the earlier designs and kits of those codes that still have the ones that the job gave them. */
async function undoKit(
  trx: Db,
  kit: string,
  before: ReadonlyMap<string, string | null>,
  options: Options,
): Promise<Outcomes> {
  const { caller, jobId, createdAt } = options;
  const ids = [...before.keys()];
  const changed = await findJobChanges(trx, jobId, ids);
  const reverted = await revertJob(trx, [...changed.keys()], options);
  const outcomes = new Map<string, unknown>(reverted);
  const projects = await lockProjects(trx, caller, ids); // including those whose design the job did not change
  const kits = await kitsOf(trx, ids);
  const others = ids.filter((id) => !changed.has(id));
  const pruned = await listPruned(trx, others, createdAt);
  for (const id of others) {
    const had = before.get(id) ?? null;
    const has = kits.get(id) ?? null;
    if (!projects.has(id)) outcomes.set(id, projectNotFound());
    else if (pruned.has(id)) outcomes.set(id, changeNotFound());
    else if (has !== kit && has !== had) outcomes.set(id, changedLater());
  }
  const returned = ids.filter(
    (id) => !(outcomes.get(id) instanceof HttpError) && kits.get(id) === kit,
  );
  for (const [had, projectIds] of Map.groupBy(returned, (id) => before.get(id) ?? null)) {
    await restoreKit(trx, { caller, projectIds, kit: had });
  }
  return outcomes;
}

/** Moves those codes back to their earlier folders that are still where the job put them. */
async function undoMove(
  trx: Db,
  caller: Owner,
  before: ReadonlyMap<string, string | null>,
  from: string | null,
): Promise<Outcomes> {
  const outcomes = new Map<string, unknown>();
  const groups = Map.groupBy(before.keys(), (id) => before.get(id) ?? null);
  for (const [folder, ids] of groups) {
    const moved = await moveProjects(trx, { caller, ids, folder, from }).catch(refusalOf);
    for (const id of ids) {
      if (moved instanceof HttpError) outcomes.set(id, moved);
      else outcomes.set(id, moved.has(id) ? undefined : changedLater());
    }
  }
  return outcomes;
}
