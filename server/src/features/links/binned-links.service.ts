import type { Db } from '../../db/connect.ts';
import { deleteScansOf } from '../scans/scans.service.ts';
import { deleteTargets } from './link-targets.store.ts';
import {
  type LinkRow,
  lockLink,
  makeTombstone,
  notifyLinkChange,
  reviveLink,
} from './links.store.ts';

export { checkLinkRoom } from './link-limits.ts';
export { lockLinkRow } from './links.store.ts';

/**
 * Replaces a project's link, if it has one, by a tombstone. Its scans and the history of its targets
 * stay. Call it before the project moves to the bin.
 * @returns the link as it was
 */
export async function moveLinkToBin(
  trx: Db,
  userId: number,
  projectId: string,
  now: number,
): Promise<LinkRow | undefined> {
  const link = await lockLink(trx, userId, projectId);
  if (!link) return undefined;
  const { data: _, ...row } = link;
  await makeTombstone(trx, row.id, now);
  await notifyLinkChange(trx, [row.code], now);
  return row;
}

/**
 * Turns the tombstone of a project that returned from the bin into the link that it was. Redirects follow
 * within a second.
 */
export async function returnLink(
  trx: Db,
  { link, projectId, now }: { link: LinkRow; projectId: string; now: number },
): Promise<void> {
  const { id: _, code, ...columns } = link;
  await reviveLink(trx, link.id, { ...columns, project_id: projectId });
  await notifyLinkChange(trx, [code], now);
}

/** Erases the scans and the targets of tombstones that can no longer return. */
export async function eraseLinkData(trx: Db, linkIds: readonly number[]): Promise<void> {
  await deleteTargets(trx, linkIds);
  await deleteScansOf(trx, linkIds);
}
