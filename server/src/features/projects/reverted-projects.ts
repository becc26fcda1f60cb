import { isDeepStrictEqual } from 'node:util';
import type { ChangedPart, ChangeLinkBody } from '@everscan/contract/codes.schemas';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type HttpError, unwrap, userError } from '../../platform/http/http-error.ts';
import { matchKit } from '../brand-kits/kit-of-code.ts';
import {
  type ChangeRow,
  type CodeColumns,
  columnsOfParts,
  findChange,
  findJobChanges,
  isLatest,
  linkColumns,
  partsOf,
} from '../history/history.ts';
import { changeLockedLinks, linkNotFound, lockLinks } from '../links/changed-links.ts';
import { isDynamic, type LinkRules, timeOf } from '../links/links.ts';
import { designOf } from './project-columns.ts';
import { applyEdits, lockProjects } from './project-writes.store.ts';
import { dynamicContent, projectNotFound } from './projects.ts';

type Options = {
  caller: Owner;
  rules: LinkRules;
  now: number;
  /** Reverts changes even if their parts have changed again since. */
  force?: boolean;
  jobId?: string;
};

/** For each code, the id of the change that reverted it (undefined if no recorded column differs), or the error. */
type Outcomes = Map<string, { changeId: number | undefined } | HttpError>;

/**
 * Restores the earlier values of the parts of a code that a change affected, and records this as a change. If
 * an earlier design is restored, the code uses the brand kit with that design, because the next update of
 * another kit would replace it. Run it in a transaction.
 * @param projectId the code to which the change must belong; undefined for any code of the user
 * @returns the code's id, and the id of the new change; undefined when nothing differs
 * @throws {HttpError} 404 when the user has no such change, 409 when its parts changed again, 400 for the
 * content of a dynamic code, and any error of `changeLink`
 */
export async function revert(
  trx: Db,
  { changeId, projectId, ...options }: Options & { changeId: number; projectId?: string },
): Promise<{ projectId: string; changeId: number | undefined }> {
  await lockOwner(trx, options.caller); // first, as all transactions that lock several rows do
  const change = await findChange(trx, options.caller, changeId);
  if (!change || change.project_id !== (projectId ?? change.project_id)) throw changeNotFound();
  const id = change.project_id;
  const { caller } = options;
  const designNow = async () => {
    const project = (await lockProjects(trx, caller, [id])).get(id);
    if (!project) throw projectNotFound();
    return designOf(project);
  };
  const before = await designNow();
  const outcome = unwrap((await revertChanges(trx, [change], options)).get(id));
  if (outcome.changeId !== undefined && partsOf(change).includes('design')) {
    await matchKit(trx, { caller, projectId: id, before, design: await designNow() });
  }
  return { projectId: id, ...outcome };
}

/**
 * Undoes a job's changes, except for codes that have changed again since. Run it in a
 * transaction, after locking the user.
 */
export async function revertJob(
  trx: Db,
  ids: readonly string[],
  options: Options & { jobId: string },
): Promise<Outcomes> {
  const changes = await findJobChanges(trx, options.jobId, ids);
  const outcomes: Outcomes = new Map(ids.map((id) => [id, changeNotFound()]));
  const reverted = await revertChanges(trx, [...changes.values()], options);
  for (const [id, outcome] of reverted) outcomes.set(id, outcome);
  return outcomes;
}

const linkParts: readonly ChangedPart[] = ['target', 'query', 'state', 'schedule'];

/** @param changes of different codes */
async function revertChanges(
  trx: Db,
  changes: readonly ChangeRow[],
  options: Options,
): Promise<Outcomes> {
  const isOfLink = (change: ChangeRow) => partsOf(change).some((part) => linkParts.includes(part));
  const { true: ofLinks = [], false: ofProjects = [] } = Object.groupBy(changes, (change) =>
    isOfLink(change) ? 'true' : 'false',
  );
  const links = await revertLinks(trx, ofLinks, options);
  return new Map([...links, ...(await revertProjects(trx, ofProjects, options))]);
}

async function revertProjects(
  trx: Db,
  changes: readonly ChangeRow[],
  { caller, now, force, jobId }: Options,
): Promise<Outcomes> {
  const projects = await lockProjects(trx, caller, changes.map(codeOf));
  const outcomes: Outcomes = new Map();
  const edits = [];
  for (const change of changes) {
    const { project_id: id } = change;
    const before = projects.get(id);
    if (!before) outcomes.set(id, projectNotFound());
    else if (!force && !isLatest(change, before)) outcomes.set(id, changedLater());
    else if (partsOf(change).includes('content') && (await isDynamic(trx, caller, id))) {
      outcomes.set(id, dynamicContent());
    } else {
      edits.push({ before, change: JSON.parse(change.before), reverts: change.id });
      outcomes.set(id, { changeId: undefined });
    }
  }
  const recorded = await applyEdits(trx, edits, { caller, now, jobId });
  for (const [id, changeId] of recorded) outcomes.set(id, { changeId });
  return outcomes;
}

async function revertLinks(
  trx: Db,
  changes: readonly ChangeRow[],
  { force, ...options }: Options,
): Promise<Outcomes> {
  const links = await lockLinks(trx, options.caller, changes.map(codeOf));
  const outcomes: Outcomes = new Map();
  const edits = [];
  for (const change of changes) {
    const { project_id: id } = change;
    const row = links.get(id);
    const current = row && linkColumns(row);
    const before: CodeColumns = JSON.parse(change.before);
    if (!current) outcomes.set(id, linkNotFound());
    else if (!force && !isLatest(change, current)) outcomes.set(id, changedLater());
    else if (isDeepStrictEqual(columnsOfParts(current, partsOf(change)), before)) {
      outcomes.set(id, { changeId: undefined });
    } else {
      const body = linkBody(before);
      if (body.state === current.state) delete body.state; // a disabled link keeps the operator's state
      edits.push({ row, body, reverts: change.id });
    }
  }
  for (const [id, outcome] of await changeLockedLinks(trx, edits, options))
    outcomes.set(id, outcome);
  return outcomes;
}

function codeOf({ project_id }: ChangeRow): string {
  return project_id;
}

/** The body of a request that gives a link these columns. */
function linkBody(columns: CodeColumns): ChangeLinkBody {
  const { target, utm, passes_query, state, pause_text, starts_at, ends_at, fallback } = columns;
  return {
    ...(target !== undefined && { target, utm: utm ? JSON.parse(utm) : {} }),
    ...(passes_query !== undefined && { passesQuery: passes_query === 1 }),
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
