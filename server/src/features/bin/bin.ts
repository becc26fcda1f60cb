import { setImmediate } from 'node:timers/promises';
import type { BinPage } from '@everscan/contract/codes.schemas';
import { plans } from '@everscan/contract/plans';
import { ownerOf, planOf, type UserRow } from '../../identity/index.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import { userError } from '../../platform/http/http-error.ts';
import { deleteKeysOf } from '../bulk-links/project-keys.ts';
import { eraseLinkData } from '../links/binned-links.ts';
import { type LinkRow, timeOf } from '../links/links.ts';
import {
  type BinCursor,
  type BinnedRow,
  countBinned,
  findNewest,
  hasCodesSince,
  insertBinned,
  listBinnedLinks,
  listHeads,
  listIdsInBin,
  lockBinned,
  lockBinnedOfLink,
  type Removed,
  removeBinned,
  removeBinOf,
  removeOld,
  removeOldestBeyond,
  setBinnedLink,
} from './bin.store.ts';

export {
  type BinnedRow,
  listBinnedAfter,
  listBinnedLinksAfter,
  listLinksInBin,
} from './bin.store.ts';

const BIN_TTL_DAYS = 30;
const PAGE = 100;
/** Codes per statement that deletes them for good. Each may have a history of 400 kB. */
const BATCH = 200;

/** The time at or before which a code must have been deleted to be past its 30 days at `now`. */
function startOfBin(now: number): number {
  return now - BIN_TTL_DAYS * DAY_MS;
}

/** A user's deleted codes, newest first. */
export async function listBin(
  db: Db,
  caller: Owner,
  { cursor, now }: { cursor: string | undefined; now: number },
): Promise<BinPage> {
  const since = startOfBin(now);
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const rows = await listHeads(db, caller, { since, after, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    codes: shown.map(({ project_id, title, type, short_url, deleted_at }) => ({
      id: project_id,
      title,
      type: type as BinPage['codes'][number]['type'],
      shortUrl: short_url,
      deletedAt: timeOf(deleted_at),
      expiresAt: timeOf(deleted_at + BIN_TTL_DAYS * DAY_MS),
    })),
    total: await countBinned(db, caller, since),
    next: last ? `${last.deleted_at}.${last.project_id}` : null,
  };
}

/** The contract has checked the format. */
function parseCursor(cursor: string): BinCursor {
  const [deletedAt, id] = cursor.split('.') as [string, string];
  return { deletedAt: Number(deletedAt), id };
}

/** A deleted code, before `putIntoBin` adds how many codes its owner had. */
export type NewBinnedRow = Omit<BinnedRow, 'codes_before' | 'links_before'>;

/** How many saved and dynamic codes a user has before some are deleted. */
export type CodesBefore = { codes: number; links: number };

/** Puts deleted codes into their owner's bin. Call it after `lockOwner`. */
export async function putIntoBin(
  trx: Db,
  user: UserRow,
  rows: readonly NewBinnedRow[],
  had: CodesBefore,
): Promise<void> {
  const caller = ownerOf(user);
  const ids = rows.map(({ project_id }) => project_id);
  const before = await countsBefore(trx, caller, had);
  await insertBinned(
    trx,
    rows.map((row) => ({ ...row, ...before })),
  );
  // Twice the codes that the plan allows, or twice those that the user had if an earlier plan allowed more.
  const max = 2 * Math.max(plans[planOf(user)].savedCodes, before.codes_before) + 100;
  const now = Math.max(...rows.map(({ deleted_at }) => deleted_at));
  const removed = await removeOldestBeyond(trx, caller, { max, keep: ids, now });
  await finishRemoval(trx, removed);
}

/**
 * The number of codes up to which the user can restore. A run of deletions, such as those of one job, can be
 * undone in any order, so each of them stores the number before the first one. Creating a code ends the run:
 * otherwise new codes would add to those that can be restored.
 */
async function countsBefore(trx: Db, caller: Owner, { codes, links }: CodesBefore) {
  const last = await findNewest(trx, caller);
  const continuesRun = last && !(await hasCodesSince(trx, caller, last.deleted_at));
  return {
    codes_before: Math.max(codes, continuesRun ? last.codes_before : 0),
    links_before: Math.max(links, continuesRun ? last.links_before : 0),
  };
}

/** The codes in this list that are in the bin, by id, locked until the transaction ends. */
export async function findInBin(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
  now: number,
): Promise<Map<string, BinnedRow>> {
  return lockBinned(trx, caller, { ids, since: startOfBin(now) });
}

/** Which of these codes a user can restore at `now`. */
export async function findIdsInBin(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  return listIdsInBin(db, caller, { ids, since: startOfBin(now) });
}

/** Removes restored codes from the bin. */
export async function takeFromBin(trx: Db, caller: Owner, ids: readonly string[]): Promise<void> {
  await removeBinned(trx, caller, ids);
}

/** Deletes a code for good. Run it in a transaction. @throws {HttpError} 404 */
export async function deleteForGood(trx: Db, caller: Owner, id: string): Promise<void> {
  const removed = await removeBinned(trx, caller, [id]);
  if (removed.length === 0) throw userError(404, 'not_found.project');
  await finishRemoval(trx, removed);
}

/** Deletes for good the codes that a user deleted at `until` or earlier. Run it in a transaction. */
export async function emptyBin(trx: Db, caller: Owner, until: number): Promise<void> {
  // One statement for a large bin could run longer than PostgreSQL allows.
  while (true) {
    const removed = await removeBinOf(trx, caller, { until, limit: BATCH });
    await finishRemoval(trx, removed);
    if (removed.length < BATCH) return;
    await setImmediate(); // lets waiting requests run
  }
}

/** Empties a user's bin. Call it in the transaction that deletes the user, after locking the row. */
export async function deleteBinOf(trx: Db, caller: Owner): Promise<void> {
  await emptyBin(trx, caller, Number.MAX_SAFE_INTEGER);
}

/** Deletes codes for good that have been in the bin for 30 days. */
export const emptyOldBins: RetentionStep = async (db, { now, batch }) =>
  db.transaction().execute(async (trx) => {
    const removed = await removeOld(trx, startOfBin(now), batch);
    await finishRemoval(trx, removed);
    return removed.length;
  });

async function finishRemoval(trx: Db, removed: readonly Removed[]): Promise<void> {
  const ids = removed.map(({ project_id }) => project_id);
  if (ids.length > 0) await deleteKeysOf(trx, ids);
  await eraseLinkData(trx, linksOf(removed));
}

function linksOf(removed: readonly Removed[]): number[] {
  return removed.flatMap(({ link_id }) => link_id ?? []);
}

/** The links in this list that are in a bin, with their columns before the deletion, by id. */
export async function findBinnedLinks(
  db: Db,
  linkIds: readonly number[],
): Promise<Map<number, LinkRow>> {
  const links: LinkRow[] = (await listBinnedLinks(db, linkIds)).map((link) => JSON.parse(link));
  return new Map(links.map((link) => [link.id, link]));
}

/**
 * Disables the link of a deleted code, so that it stays disabled when its owner restores the code.
 * @returns false when the code is not in the bin
 */
export async function disableInBin(trx: Db, linkId: number): Promise<boolean> {
  const row = await lockBinnedOfLink(trx, linkId);
  if (!row?.link) return false;
  const link = JSON.parse(row.link);
  if (link.state === 'disabled') return true;
  const disabled = { ...link, state: 'disabled', owners_state: link.state };
  await setBinnedLink(trx, row.project_id, JSON.stringify(disabled));
  return true;
}
