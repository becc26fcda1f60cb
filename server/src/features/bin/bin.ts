/**
 * Deleted codes. Deleting hides a code and its link, which stay where they are with everything that belongs to
 * them; restoring shows them again. What has been in the bin for 30 days, or was removed from it, is deleted for good
 * by `purge.ts`, a few codes at a time: only the codes of their links are left, so that nobody gets a printed code again.
 */
import type { BinPage, Project } from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';
import { plans } from '@everscan/contract/plans';
import { sql } from 'kysely';
import { codeName } from '../../code-name.ts';
import { lockOwner, planOf } from '../../identity/index.ts';
import { MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import { catchRefusal, type HttpError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { lockLinks } from '../links/changed-links.ts';
import { checkLinkCount } from '../links/link-limits.ts';
import { countLinks, type LinkRules, symbolAddress, timeOf } from '../links/links.ts';
import { hideLinks, showLinks } from '../links/removed-links.ts';
import {
  countProjects,
  getProject,
  projectLimitReached,
  projectNotFound,
} from '../projects/projects.ts';
import { binTtlMs, eraseCodes } from './purge.ts';

const PAGE = 100;
/** The time of deletion of codes that no longer fit into the bin. */
const LONG_AGO = 0;

/** Codes that were deleted at this time or earlier are no longer in the bin. */
export async function startOfBin(db: Db, caller: Owner, now: number): Promise<number> {
  return Math.max(now - binTtlMs, await emptiedAt(db, caller));
}

async function emptiedAt(db: Db, { workspace }: Owner): Promise<number> {
  const row = await db
    .selectFrom('workspaces')
    .select('bin_emptied_at')
    .where('id', '=', workspace)
    .executeTakeFirst();
  return row?.bin_emptied_at ?? LONG_AGO;
}

/**
 * Moves a user's code and its short link to the bin. Run it in a transaction.
 * @throws {HttpError} 404
 */
export async function deleteProject(
  trx: Db,
  caller: Owner,
  id: string,
  now: number,
): Promise<void> {
  const deleted = await deleteProjects(trx, caller, [id], now);
  if (!deleted.has(id)) throw projectNotFound();
}

/** Like `deleteProject`, for several codes. @returns the ids of those that the user had */
export async function deleteProjects(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const user = await lockOwner(trx, caller);
  if (!user) return new Set();
  await lockLinks(trx, caller, ids);
  const rows = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id') // so that two transactions lock them in the same order
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .execute();
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return new Set();
  const { at, before } = await nextDeletion(trx, caller, now);
  await owned(trx, caller, 'projects')
    .update.set({ deleted_at: at, ...before })
    .where(isOneOf(trx, 'id', found, 'text'))
    .execute();
  await hideLinks(trx, caller, found, { at, now });
  await owned(trx, caller, 'library_entries')
    .delete.where(isOneOf(trx, 'project_id', found, 'text'))
    .execute();
  // Twice the codes that the plan allows, or twice those that the user had if an earlier plan allowed more.
  const max = 2 * Math.max(plans[planOf(user)].savedCodes, before.codes_before) + 100;
  await removeOldestBeyond(trx, caller, { max, most: found.length });
  return new Set(found);
}

/**
 * The time of a deletion, which is later than those before even if a clock was ahead, and the number of codes up to which
 * the user can restore. A run of deletions, such as those of one job, can be undone in any order, so each of them stores
 * the number before the first one. Creating a code ends the run: otherwise new codes would add to those that can be
 * restored.
 */
async function nextDeletion(trx: Db, caller: Owner, now: number) {
  // A clock that was ahead must not date all later deletions.
  await ownedInBin(trx, caller, 'projects')
    .update.set({ deleted_at: now })
    .where('deleted_at', '>', now + MAX_CLOCK_SKEW_MS)
    .execute();
  const emptied = await emptiedAt(trx, caller);
  const last = await ownedInBin(trx, caller, 'projects')
    .rows.select(['deleted_at', 'codes_before', 'links_before'])
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lastAt = last?.deleted_at ?? LONG_AGO;
  const continuesRun = lastAt > emptied && !(await hasCodesSince(trx, caller, lastAt));
  const before = (count: number, earlier: number | null | undefined) =>
    Math.max(count, (continuesRun && earlier) || 0);
  return {
    at: Math.max(now, lastAt + 1, emptied + 1),
    before: {
      codes_before: before(await countProjects(trx, caller), last?.codes_before),
      links_before: before(await countLinks(trx, caller), last?.links_before),
    },
  };
}

async function hasCodesSince(trx: Db, caller: Owner, since: number): Promise<boolean> {
  const code = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where('created_at', '>=', since)
    .where('position', '>=', since) // no code has a lower one than its time, so this reads few rows
    .orderBy('position', 'desc') // new codes usually have the highest position
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}

/** Removes a user's oldest deleted codes beyond `max` from the bin, up to `most`. */
async function removeOldestBeyond(
  trx: Db,
  caller: Owner,
  { max, most }: { max: number; most: number },
): Promise<void> {
  const bin = ownedInBin(trx, caller, 'projects');
  const rows = bin.rows.select('id').where('deleted_at', '>', LONG_AGO);
  const beyond = await rows.orderBy('deleted_at', 'desc').limit(most).offset(max).execute();
  if (beyond.length === 0) return;
  const oldest = rows.orderBy('deleted_at').orderBy('position').limit(beyond.length);
  const ids = (await oldest.execute()).map(({ id }) => id);
  await bin.update
    .set({ deleted_at: LONG_AGO })
    .where(isOneOf(trx, 'id', ids, 'text'))
    .execute();
}

type RestoreOptions = { caller: Owner; rules: LinkRules; now: number };

/**
 * Restores a code from the bin as it was: with its version, place, link and history, and with its folder, tags and
 * brand kit as far as these still exist. A code that another request has just restored is returned unchanged. Run
 * it in a transaction.
 * @throws {HttpError} 404 when it is not in the bin, 403 when the user has as many codes or dynamic codes as
 * the plan allows, and no fewer than before the deletion
 */
export async function restoreProject(
  trx: Db,
  { id, ...options }: RestoreOptions & { id: string },
): Promise<Project> {
  const refusal = (await restoreProjects(trx, [id], options)).get(id);
  if (refusal) throw refusal;
  return getProject(trx, options.caller, id);
}

/** Like `restoreProject`, for several codes. @returns the errors of those that cannot be restored */
export async function restoreProjects(
  trx: Db,
  ids: readonly string[],
  { caller, rules, now }: RestoreOptions,
): Promise<Map<string, HttpError | undefined>> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const rows = await ownedInBin(trx, caller, 'projects')
    .rows.leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.codes_before', 'projects.links_before'])
    .select('links.id as link_id')
    .where('projects.deleted_at', '>', await startOfBin(trx, caller, now))
    .where(isOneOf(trx, 'projects.id', ids, 'text'))
    .orderBy('projects.id') // so that two transactions lock them in the same order
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate('projects'))
    .execute();
  const binned = new Map(rows.map((row) => [row.id, row]));
  const present = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .execute();
  const isPresent = new Set(present.map(({ id }) => id));
  let codes = await countProjects(trx, caller);
  let links = await countLinks(trx, caller);
  const restored: string[] = [];
  const outcomes = new Map<string, HttpError | undefined>();
  for (const id of ids) {
    const row = binned.get(id);
    const refusal = catchRefusal(() => {
      if (!row && !isPresent.has(id)) throw projectNotFound();
      if (!row) return;
      if (row.link_id !== null && links >= (row.links_before ?? 0)) {
        checkLinkCount(user, rules, links);
      }
      const most = Math.max(plans[planOf(user)].savedCodes, row.codes_before ?? 0);
      if (codes >= most) throw projectLimitReached(planOf(user));
      codes++;
      if (row.link_id !== null) links++;
      restored.push(id);
    });
    outcomes.set(id, refusal ?? undefined);
  }
  await ownedInBin(trx, caller, 'projects')
    .update.set({ deleted_at: null, codes_before: null, links_before: null })
    .where(isOneOf(trx, 'id', restored, 'text'))
    .execute();
  await showLinks(trx, caller, restored, now);
  return outcomes;
}

/** A user's deleted codes, newest first, with their names in a language. */
export async function listBin(
  db: Db,
  caller: Owner,
  { cursor, language, now }: { cursor: string | undefined; language: Language; now: number },
): Promise<BinPage> {
  const since = await startOfBin(db, caller, now);
  const bin = ownedInBin(db, caller, 'projects').rows.where('projects.deleted_at', '>', since);
  const [deletedAt, position] = (cursor ?? '').split('.').map(Number); // the contract has checked the format
  const rows = await bin
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.names', 'projects.type', 'projects.data'])
    .select(['projects.deleted_at', 'projects.position', 'links.target'])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(projects.deleted_at, projects.position) < (${deletedAt}, ${position})`,
      ),
    )
    .orderBy('projects.deleted_at', 'desc')
    .orderBy('projects.position', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { count } = await bin
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    codes: rows.slice(0, PAGE).map((row) => {
      const at = Number(row.deleted_at);
      return {
        id: row.id,
        title: codeName(row, language),
        type: row.type as BinPage['codes'][number]['type'],
        shortUrl: row.target === null ? null : symbolAddress(row),
        deletedAt: timeOf(at),
        expiresAt: timeOf(at + binTtlMs),
      };
    }),
    total: count,
    next: last ? `${last.deleted_at}.${last.position}` : null,
  };
}

/** Deletes a code for good. Run it in a transaction. @throws {HttpError} 404 */
export async function deleteForGood(
  trx: Db,
  caller: Owner,
  id: string,
  now: number,
): Promise<void> {
  const row = await ownedInBin(trx, caller, 'projects')
    .rows.select('id')
    .where('id', '=', id)
    .where('deleted_at', '>', await startOfBin(trx, caller, now))
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw projectNotFound();
  await eraseCodes(trx, [id], now);
}

/** Removes from the bin the codes that a user deleted at `until` or earlier, or all. Run it in a transaction. */
export async function emptyBin(trx: Db, caller: Owner, until = Infinity): Promise<void> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  const { newest } = await ownedInBin(trx, caller, 'projects')
    .rows.select(({ fn }) => fn.max<number | null>('deleted_at').as('newest'))
    .executeTakeFirstOrThrow();
  const emptied = Math.min(until, newest ?? LONG_AGO);
  if (emptied <= (await emptiedAt(trx, caller))) return;
  await trx
    .updateTable('workspaces')
    .set({ bin_emptied_at: emptied })
    .where('id', '=', caller.workspace)
    .execute();
}

/** Which of these codes a user can restore at `now`. */
export async function findIdsInBin(
  db: Db,
  caller: Owner,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await ownedInBin(db, caller, 'projects')
    .rows.select('id')
    .where('deleted_at', '>', await startOfBin(db, caller, now))
    .where(isOneOf(db, 'id', ids, 'text'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
