import type { Project } from '@everscan/contract/api/projects';
import { plans } from '@everscan/contract/plans';
import type { Db } from '../../db/connect.ts';
import { signedOut } from '../../http/session.ts';
import { createId } from '../../random-id.ts';
import {
  type BinnedRow,
  findInBin,
  findLinkInBin,
  putIntoBin,
  takeFromBin,
} from '../bin/bin.service.ts';
import { moveChangesFromBin, moveChangesToBin } from '../history/history.service.ts';
import { readGroups, returnGroups } from '../library/groups-of-code.service.ts';
import {
  checkLinkRoom,
  lockLinkRow,
  moveLinkToBin,
  returnLink,
} from '../links/binned-links.service.ts';
import {
  type LinkRow,
  type LinkRules,
  symbolAddress,
  type VisibleLink,
} from '../links/links.service.ts';
import { lockUser, planOf } from '../users/users.service.ts';
import type { ProjectRow, VisibleProject } from './project-columns.ts';
import { getProject, projectLimitReached, projectNotFound } from './projects.service.ts';
import { deleteProject as deleteRow, insertProjectBelow, lockProject } from './projects.store.ts';

/**
 * Moves a user's project and its short link to the bin. Run it in a transaction.
 * @returns the place that it had in the list
 * @throws {HttpError} 404
 */
export async function deleteProject(
  trx: Db,
  userId: number,
  id: string,
  now: number,
): Promise<number> {
  const user = await lockUser(trx, userId);
  if (!user) throw projectNotFound();
  const link = await moveLinkToBin(trx, userId, id, now);
  const project = await lockProject(trx, userId, id);
  if (!project) throw projectNotFound();
  await putIntoBin(trx, user, {
    project_id: id,
    user_id: userId,
    link_id: link?.id ?? null,
    deleted_at: now,
    title: project.title,
    type: project.type,
    short_url: link ? symbolAddress(project) : null,
    groups: await readGroups(trx, id),
    link: link ? JSON.stringify(link) : null,
    project: JSON.stringify(project),
  });
  await moveChangesToBin(trx, id);
  await deleteRow(trx, id);
  return project.position;
}

type RestoreOptions = { userId: number; id: string; rules: LinkRules; now: number };

/**
 * Restores a code from the bin as it was: with its id, version, link, history, folder and tags, and in
 * its place if that is free. A code that another request has just restored is returned as it is. Run it
 * in a transaction.
 * @throws {HttpError} 404 when it is not in the bin, 403 when the plan allows no more codes or no more
 * dynamic codes
 */
export async function restoreProject(
  trx: Db,
  { userId, id, rules, now }: RestoreOptions,
): Promise<Project> {
  const user = await lockUser(trx, userId);
  if (!user) throw signedOut();
  // In the order of moderation, which locks a link before its code in the bin.
  const linkId = await findLinkInBin(trx, userId, id);
  if (linkId !== undefined) await lockLinkRow(trx, linkId);
  const binned = await findInBin(trx, userId, id, now);
  if (!binned) return getProject(trx, userId, id);
  const { user_id: _, ...project }: ProjectRow = JSON.parse(binned.project);
  const link: LinkRow | null = binned.link && JSON.parse(binned.link);
  if (link) await checkLinkRoom(trx, user, rules);
  // An import may have added the same code again.
  const isTaken = (await lockProject(trx, userId, id)) !== undefined;
  const row = { ...project, userId, id: isTaken ? createId() : id };
  const plan = planOf(user);
  if (!(await insertProjectBelow(trx, plans[plan].savedCodes, row, now))) {
    throw projectLimitReached(plan);
  }
  if (link) await returnLink(trx, { link, projectId: row.id, now });
  if (binned.groups) await returnGroups(trx, { userId, id: row.id, groups: binned.groups });
  await moveChangesFromBin(trx, id, row.id);
  await takeFromBin(trx, userId, id);
  return getProject(trx, userId, row.id);
}

const noLink = { code: null, link_id: null } as { [Column in keyof VisibleLink]: null };

/** A deleted project as it was, beside its link. */
export function visibleProject(binned: BinnedRow): VisibleProject {
  const project: ProjectRow = JSON.parse(binned.project);
  const link: LinkRow | null = binned.link && JSON.parse(binned.link);
  if (!link) return { ...project, ...noLink };
  const { id: link_id, version: link_version, created_at, updated_at, ...columns } = link;
  const times = { link_created_at: created_at, link_updated_at: updated_at };
  return { ...columns, link_id, link_version, ...times, ...project };
}
