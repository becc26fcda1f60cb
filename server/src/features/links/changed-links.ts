import type { ChangeLinkBody, Link } from '@everscan/contract/codes.schemas';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { catchRefusal, HttpError, unwrap, userError } from '../../platform/http/http-error.ts';
import { linkColumns, recordChanges } from '../history/history.ts';
import { changeOf, type LinkChange, type LinkRules } from './link-change.ts';
import { targetChangesLeft, tooManyTargetChanges } from './link-limits.ts';
import { deleteOldestTargets, insertTargets } from './link-targets.store.ts';
import { type LinkOfProject, lockLinks, updateLinks } from './links.store.ts';
import { presentLinkRow } from './present-link.ts';

export { type LinkOfProject, lockLinks };

type Options = {
  caller: Owner;
  rules: LinkRules;
  now: number;
  jobId?: string | undefined;
  /** False for an import, because the history begins after it. */
  isRecorded?: boolean;
};

/** A change of a project's link. */
type LinkEdit = { projectId: string; body: ChangeLinkBody };

/** A changed link, and the id of the recorded change; undefined if no recorded column differs. */
type Changed = { link: Link; changeId: number | undefined };

/**
 * Applies the fields in `body` to the link of a user's project. Run it in a transaction.
 * @throws {HttpError} 404 when there is no such link, 409 with the current link when `body` was made for an
 * older version, 403 for a state that the operator has set, 400 for an address that is not allowed or an
 * invalid schedule, 429 when a new account changes too many targets and fallbacks
 */
export async function changeLink(
  trx: Db,
  { projectId, body, ...options }: LinkEdit & Options,
): Promise<Link> {
  const outcomes = await changeLinks(trx, [{ projectId, body }], options);
  return unwrap(outcomes.get(projectId)).link;
}

/**
 * Changes the links of different projects of a user, each by the rules of `changeLink`. Run it in a
 * transaction.
 * @returns for each project, the changed link or the error
 */
export async function changeLinks(
  trx: Db,
  edits: readonly LinkEdit[],
  options: Options,
): Promise<Map<string, Changed | HttpError>> {
  // The user is locked before the links, as when the account or a project is deleted, so that transactions
  // cannot deadlock.
  if (edits.some(namesAddress)) await lockOwner(trx, options.caller);
  const ids = edits.map(({ projectId }) => projectId);
  const links = await lockLinks(trx, options.caller, ids);
  const outcomes = new Map<string, Changed | HttpError>(ids.map((id) => [id, linkNotFound()]));
  const found = edits.flatMap(({ projectId, body }) => {
    const row = links.get(projectId);
    return row ? [{ row, body }] : [];
  });
  for (const [id, outcome] of await changeLockedLinks(trx, found, options))
    outcomes.set(id, outcome);
  return outcomes;
}

type LockedEdit = {
  row: LinkOfProject;
  body: ChangeLinkBody;
  /** Id of the recorded change that this one reverts. */
  reverts?: number;
};

/** Like `changeLinks`, for rows that `lockLinks` returned. */
export async function changeLockedLinks(
  trx: Db,
  edits: readonly LockedEdit[],
  { caller, rules, now, jobId, isRecorded = true }: Options,
): Promise<Map<string, Changed | HttpError>> {
  // The limit does not apply to imports, which restore fallbacks of new codes.
  const isLimited = isRecorded && edits.some(namesAddress);
  let changesLeft = isLimited ? await targetChangesLeft(trx, caller, now) : Infinity;
  const isNewAccount = changesLeft < Infinity;
  const outcomes = new Map<string, Changed | HttpError>();
  const changed: (LockedEdit & { projectId: string; after: LinkOfProject })[] = [];
  for (const { row, body, ...edit } of edits) {
    const projectId = String(row.project_id);
    const change = catchRefusal(() => checkedChange(row, body, rules, changesLeft));
    if (change instanceof HttpError) {
      outcomes.set(projectId, change);
    } else if (Object.keys(change).length === 0) {
      outcomes.set(projectId, { link: presentLinkRow(row), changeId: undefined });
    } else {
      changesLeft -= countNewAddresses(row, change);
      const after = { ...row, ...change, version: row.version + 1 };
      changed.push({ row, body, ...edit, projectId, after });
    }
  }
  const retargeted = changed.filter(({ row, after }) => hasNewTarget(row, after));
  // The limit counts rows, so a changed fallback adds a row that repeats the target. Lists omit repeated targets.
  const counted = changed.filter(({ row, after }) => isNewAccount && hasNewFallback(row, after));
  await insertTargets(
    trx,
    [...retargeted, ...counted].map(({ after: { id, target } }) => {
      return { link_id: id, target, changed_at: now };
    }),
  );
  const retargetedIds = retargeted.map(({ after }) => after.id);
  await deleteOldestTargets(trx, retargetedIds);
  await updateLinks(
    trx,
    changed.map(({ after }) => after),
    now,
  );
  const changes = changed.map(({ projectId, row, after, reverts }) => {
    return { projectId, before: linkColumns(row), after: linkColumns(after), reverts };
  });
  const recorded = isRecorded
    ? await recordChanges(trx, changes, { caller, now, jobId })
    : undefined;
  for (const { projectId, after } of changed) {
    outcomes.set(projectId, { link: presentLinkRow(after), changeId: recorded?.get(projectId) });
  }
  return outcomes;
}

/** The columns that `body` changes, without those that stay the same. @throws {HttpError} any error of `changeLink` for a single link */
function checkedChange(
  row: LinkOfProject,
  body: ChangeLinkBody,
  rules: LinkRules,
  changesLeft: number,
): LinkChange {
  if (body.version !== undefined && body.version !== row.version) {
    throw userError(409, 'version_conflict', { details: { link: presentLinkRow(row) } });
  }
  if (body.state !== undefined && row.blocked_at !== null) {
    throw userError(403, 'link_disabled', { details: { field: 'state' } });
  }
  const change = differingFrom(row, changeOf(row, body, rules));
  const count = countNewAddresses(row, change);
  if (count > 0 && count > changesLeft) {
    throw tooManyTargetChanges(hasNewTarget(row, change) ? 'target' : 'fallback');
  }
  return change;
}

function differingFrom(row: LinkOfProject, change: LinkChange): LinkChange {
  const columns = Object.keys(change) as (keyof LinkChange)[];
  const differing = columns.filter((column) => change[column] !== row[column]);
  return Object.fromEntries(differing.map((column) => [column, change[column]]));
}

function namesAddress({ body }: { body: ChangeLinkBody }): boolean {
  return body.target !== undefined || Boolean(body.fallback);
}

/** How many new addresses a change makes a code lead to. */
function countNewAddresses(row: LinkOfProject, change: LinkChange): number {
  return Number(hasNewTarget(row, change)) + Number(hasNewFallback(row, change));
}

function hasNewTarget(row: LinkOfProject, { target }: LinkChange): boolean {
  return target !== undefined && target !== row.target;
}

function hasNewFallback(row: LinkOfProject, { fallback }: LinkChange): boolean {
  return Boolean(fallback) && fallback !== row.fallback;
}

export function linkNotFound(): HttpError {
  return userError(404, 'not_found.link');
}
