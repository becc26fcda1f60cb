import type { Project } from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';
import { plans } from '@everscan/contract/plans';
import { codeName } from '../../code-name.ts';
import { lockOwner, planOf } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { catchRefusal, type HttpError, unwrap } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId } from '../../platform/random-id.ts';
import { type BinnedRow, findInBin, listLinksInBin, putIntoBin, takeFromBin } from '../bin/bin.ts';
import { moveChangesFromBin, moveChangesToBin } from '../history/history.ts';
import { readGroups, restoreGroups } from '../library/groups-of-code.ts';
import {
  checkLinkCount,
  countLinks,
  lockLinkRows,
  moveLinksToBin,
  reviveLinks,
} from '../links/binned-links.ts';
import { lockLinks } from '../links/changed-links.ts';
import { type LinkRow, type LinkRules, symbolAddress, type VisibleLink } from '../links/links.ts';
import type { ProjectRow, VisibleProject } from './project-columns.ts';
import {
  countWithLast,
  deleteProjects as deleteRows,
  lockProjects,
  reinsertProjects,
} from './project-writes.store.ts';
import { getProject, projectLimitReached, projectNotFound } from './projects.ts';

export { deleteProjectsOf } from './project-writes.store.ts';

type DeleteOptions = {
  /** The language in which the bin names a code without a title. */
  language: Language;
  now: number;
};

/**
 * Moves a user's project and its short link to the bin. Run it in a transaction.
 * @throws {HttpError} 404
 */
export async function deleteProject(
  trx: Db,
  caller: Owner,
  id: string,
  options: DeleteOptions,
): Promise<void> {
  const deleted = await deleteProjects(trx, caller, [id], options);
  if (!deleted.has(id)) throw projectNotFound();
}

/** Like `deleteProject`, for several codes. @returns the codes that the user had, by id */
export async function deleteProjects(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
  { language, now }: DeleteOptions,
): Promise<Map<string, ProjectRow>> {
  const user = await lockOwner(trx, caller);
  if (!user) return new Map();
  const links = await lockLinks(trx, caller, ids);
  const projects = await lockProjects(trx, caller, ids);
  const found = [...projects.keys()];
  if (found.length === 0) return projects;
  const { count: codes } = await countWithLast(trx, caller);
  const had = { codes, links: await countLinks(trx, caller) };
  const groups = await readGroups(trx, found);
  const rows = [...projects.values()].map((project) => {
    const link = links.get(project.id);
    return {
      project_id: project.id,
      workspace_id: caller.workspace,
      link_id: link?.id ?? null,
      deleted_at: now,
      title: codeName({ ...project, target: link?.target ?? null }, language),
      type: project.type,
      short_url: link ? symbolAddress(project) : null,
      groups: groups.get(project.id) ?? null,
      link: link ? JSON.stringify({ ...link, data: undefined }) : null,
      project: JSON.stringify({ ...project, names: undefined }),
    };
  });
  await moveLinksToBin(trx, [...links.values()], now);
  await putIntoBin(trx, user, rows, had);
  await moveChangesToBin(trx, found);
  await deleteRows(trx, found);
  return projects;
}

type RestoreOptions = { caller: Owner; rules: LinkRules; now: number };

/**
 * Restores a code from the bin as it was: with its id, version, link, history, folder and tags, and at its
 * old position if that is free. A code that another request has just restored is returned unchanged. Run it
 * in a transaction.
 * @throws {HttpError} 404 when it is not in the bin, 403 when the user has as many codes or dynamic codes as
 * the plan allows, and no fewer than before the deletion
 */
export async function restoreProject(
  trx: Db,
  { id, ...options }: RestoreOptions & { id: string },
): Promise<Project> {
  const restored = unwrap((await restoreProjects(trx, [id], options)).get(id));
  return getProject(trx, options.caller, restored);
}

/** Like `restoreProject`, for several codes. @returns for each id, the id that the code has now, or the error */
export async function restoreProjects(
  trx: Db,
  ids: readonly string[],
  { caller, rules, now }: RestoreOptions,
): Promise<Map<string, string | HttpError>> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  // Locks in the same order as moderation, which locks a link before its code in the bin.
  await lockLinkRows(trx, await listLinksInBin(trx, caller, ids));
  const binned = await findInBin(trx, caller, ids, now);
  // An import may have added the same code again.
  const present = await lockProjects(trx, caller, ids);
  const { count, last } = await countWithLast(trx, caller);
  let codes = count;
  let linkCount = await countLinks(trx, caller);
  const restored: BinnedCode[] = [];
  const outcomes = new Map<string, string | HttpError>();
  for (const id of ids) {
    const row = binned.get(id);
    if (!row) {
      outcomes.set(id, present.has(id) ? id : projectNotFound());
      continue;
    }
    const link: LinkRow | null = row.link && JSON.parse(row.link);
    const refusal = catchRefusal(() => {
      if (link && linkCount >= row.links_before) checkLinkCount(user, rules, linkCount);
      const most = Math.max(plans[planOf(user)].savedCodes, row.codes_before);
      if (codes >= most) throw projectLimitReached(planOf(user));
    });
    if (refusal) {
      outcomes.set(id, refusal);
      continue;
    }
    codes++;
    if (link) linkCount++;
    const newId = present.has(id) ? createId() : id;
    outcomes.set(id, newId);
    restored.push({
      id,
      project: { ...JSON.parse(row.project), id: newId, workspace_id: caller.workspace },
      link: link && { ...link, project_id: newId, workspace_id: caller.workspace },
      groups: row.groups,
    });
  }
  await restoreCodes(trx, restored, { caller, last, now });
  return outcomes;
}

/** A code in the bin that is to be restored. */
type BinnedCode = {
  /** The id that the code had before it was deleted. */
  id: string;
  project: ProjectRow;
  link: LinkRow | null;
  groups: string | null;
};

async function restoreCodes(
  trx: Db,
  codes: readonly BinnedCode[],
  { caller, last, now }: { caller: Owner; last: number; now: number },
): Promise<void> {
  const projects = codes.map(({ project }) => project);
  await reinsertProjects(trx, caller, projects, { last, now });
  const links = codes.flatMap(({ link }) => link ?? []);
  await reviveLinks(trx, links, now);
  const groups = new Map(
    codes.flatMap(({ project, groups }) => (groups ? [[project.id, groups]] : [])),
  );
  await restoreGroups(trx, { caller, groups });
  const ids = codes.map(({ id, project }) => ({ deleted_id: id, project_id: project.id }));
  await moveChangesFromBin(trx, ids);
  const restored = codes.map(({ id }) => id);
  await takeFromBin(trx, caller, restored);
}

const noLink = { code: null, link_id: null } as { [Column in keyof VisibleLink]: null };

/** A deleted project with its link, as it was before the deletion. */
export function visibleProject(binned: BinnedRow): VisibleProject {
  const project: ProjectRow = JSON.parse(binned.project);
  const link: LinkRow | null = binned.link && JSON.parse(binned.link);
  if (!link) return { ...project, ...noLink };
  const { id: link_id, version: link_version, created_at, updated_at, ...columns } = link;
  const times = { link_created_at: created_at, link_updated_at: updated_at };
  return { ...columns, link_id, link_version, ...times, ...project };
}
