import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart } from '@everscan/contract/api/history';
import type { ChangeLinkBody } from '@everscan/contract/api/links';
import type { Db } from '../../db/connect.ts';
import { type HttpError, userError } from '../../http/http-error.ts';
import {
  type ChangeOrigin,
  type ChangeRow,
  type CodeColumns,
  columnsOfParts,
  findChange,
  isLatest,
  linkColumns,
  listJobChanges,
  partsOf,
  recordChange,
} from '../history/history.service.ts';
import {
  changeLockedLink,
  isDynamic,
  type LinkRules,
  linkNotFound,
  lockLink,
  timeOf,
} from '../links/links.service.ts';
import { lockUser } from '../users/users.service.ts';
import { dynamicContent, projectNotFound } from './projects.service.ts';
import { lockProject, updateProject } from './projects.store.ts';

type RevertOptions = {
  userId: number;
  changeId: number;
  /** The code that the change must be of; any of the user's without it. */
  projectId?: string;
  rules: LinkRules;
  now: number;
  /** Takes the change back even if its parts changed again after it. */
  force?: boolean;
  jobId?: string;
};

type Change = ChangeRow & { project_id: string };
type Reverted = { projectId: string; changeId?: number | undefined };

/**
 * Gives the parts of a code that a change changed their earlier values, and records that. Run it in a
 * transaction.
 * @returns the code's id, and the id of the change that this was; none when nothing differs
 * @throws {HttpError} 404 when the user has no such change, 409 when its parts changed again, 400 for
 * the content of a dynamic code, and all that `changeLink` throws
 */
export async function revert(trx: Db, options: RevertOptions): Promise<Reverted> {
  const { userId, changeId, projectId, jobId } = options;
  await lockUser(trx, userId); // first, as all transactions that lock several rows do
  const change = await findChange(trx, userId, changeId);
  if (!change || change.project_id !== (projectId ?? change.project_id)) throw changeNotFound();
  const origin = { jobId, reverts: change.id };
  const isOfLink = partsOf(change).some((part) => linkParts.includes(part));
  const revertRow = isOfLink ? revertLink : revertProject;
  return {
    projectId: change.project_id,
    changeId: await revertRow(trx, change, options, origin),
  };
}

type JobRevertOptions = Omit<RevertOptions, 'changeId' | 'projectId' | 'force' | 'jobId'> & {
  /** The code. */
  id: string;
  jobId: string;
};

/**
 * Takes back what a job changed of a code, unless it changed again since. Run it in a transaction.
 * @throws {HttpError} all that `revert` throws
 */
export async function revertJob(trx: Db, { id, ...options }: JobRevertOptions): Promise<void> {
  const changeId = (await listJobChanges(trx, options.jobId, [id])).get(id);
  if (changeId === undefined) throw changeNotFound();
  await revert(trx, { ...options, changeId, projectId: id });
}

const linkParts: readonly ChangedPart[] = ['target', 'state', 'schedule'];

async function revertProject(
  trx: Db,
  change: Change,
  { userId, now, force }: RevertOptions,
  origin: ChangeOrigin,
): Promise<number | undefined> {
  const { project_id: id } = change;
  const project = await lockProject(trx, userId, id);
  if (!project) throw projectNotFound();
  if (!force && !isLatest(change, project)) throw changedLater();
  if (partsOf(change).includes('content') && (await isDynamic(trx, userId, id))) {
    throw dynamicContent();
  }
  const columns: CodeColumns = JSON.parse(change.before);
  const after = { ...project, ...columns };
  const changeId = await recordChange(trx, {
    ...{ userId, projectId: id, before: project, after, now },
    ...origin,
  });
  if (changeId === undefined) return undefined;
  await updateProject(trx, { userId, id, change: columns, version: undefined, now });
  return changeId;
}

async function revertLink(
  trx: Db,
  change: Change,
  { userId, rules, now, force }: RevertOptions,
  origin: ChangeOrigin,
): Promise<number | undefined> {
  const { project_id: projectId } = change;
  const row = await lockLink(trx, userId, projectId);
  if (!row) throw linkNotFound();
  const current = linkColumns(row);
  if (!force && !isLatest(change, current)) throw changedLater();
  const before: CodeColumns = JSON.parse(change.before);
  if (isDeepStrictEqual(columnsOfParts(current, partsOf(change)), before)) return undefined;
  const body = linkBody(before);
  if (body.state === current.state) delete body.state; // a disabled link keeps the operator's state
  const options = { userId, projectId, body, rules, now, ...origin };
  const { changeId } = await changeLockedLink(trx, row, options);
  return changeId;
}

/** The body of a request that gives a link these columns. */
function linkBody(columns: CodeColumns): ChangeLinkBody {
  const { target, utm, state, pause_text, starts_at, ends_at, fallback } = columns;
  return {
    ...(target !== undefined && { target, utm: utm ? JSON.parse(utm) : {} }),
    ...(state !== undefined && {
      state: state as 'active' | 'paused',
      pauseText: pause_text ?? '',
    }),
    ...(starts_at !== undefined && {
      startsAt: starts_at === null ? null : timeOf(starts_at),
      endsAt: typeof ends_at === 'number' ? timeOf(ends_at) : null,
      fallback: fallback ?? null,
    }),
  };
}

export function changeNotFound(): HttpError {
  return userError(404, 'not_found.change');
}

export function changedLater(): HttpError {
  return userError(409, 'version_conflict.later_change');
}
