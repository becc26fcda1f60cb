/**
 * Deleted codes. Deleting hides a code and its link, which stay where they are with everything that belongs to
 * them; restoring shows them again. What has been in the bin for 30 days, or was removed from it, is deleted for good,
 * a few codes in each transaction, so that nothing else waits long. Only the slugs of links are left then, so that
 * nobody gets a printed code again.
 */
import type { BinPage, Project } from '@everscan/contract/codes.schemas';
import type { Language } from '@everscan/contract/languages';
import { plans } from '@everscan/contract/plans';
import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { lockOwner, planOf } from '../identity/index.ts';
import { MAX_CLOCK_SKEW_MS } from '../platform/clock.ts';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import { catchRefusal, type HttpError } from '../platform/http/http-error.ts';
import { signedOut } from '../platform/http/session.ts';
import { deleteScansOf } from '../scans/scans.ts';
import { projectNotFound } from './change.ts';
import { type CodeRow, codeName, noLink, presentProject, symbolAddress, timeOf } from './code.ts';
import { writeEntries } from './entries.ts';
import { accountOf, checkCodeCount, checkLinkCount, type LinkRules } from './rules.ts';
import { changedNow, countCodes, lockIds, readCodes, readWholeCodes } from './sql.ts';
import { deleteTargets } from './targets.ts';

/** How long deleted codes can be restored, in ms. */
const binTtlMs = 30 * DAY_MS;
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
  const found = await lockIds(trx, caller, ids);
  if (found.length === 0) return new Set();
  const { at, before } = await nextDeletion(trx, caller, now);
  await owned(trx, caller, 'projects')
    .update.set({ deleted_at: at, ...before })
    .where(isOneOf(trx, 'id', found, 'text'))
    .execute();
  await hideLinks(trx, caller, found, at);
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
  const { saved, dynamic } = await countCodes(trx, caller);
  const before = (count: number, earlier: number | null | undefined) =>
    Math.max(count, (continuesRun && earlier) || 0);
  return {
    at: Math.max(now, lastAt + 1, emptied + 1),
    before: {
      codes_before: before(saved, last?.codes_before),
      links_before: before(dynamic, last?.links_before),
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
  const [code] = await readWholeCodes(trx, options.caller, [id]);
  return presentProject(code as CodeRow);
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
  const account = accountOf(user, rules, now);
  const counts = await countCodes(trx, caller);
  const restored: string[] = [];
  const outcomes = new Map<string, HttpError | undefined>();
  for (const id of ids) {
    const row = binned.get(id);
    const refusal = catchRefusal(() => {
      if (!row && !isPresent.has(id)) throw projectNotFound();
      if (!row) return;
      if (row.link_id !== null && counts.dynamic >= (row.links_before ?? 0)) {
        checkLinkCount(account, counts);
      }
      checkCodeCount(account, counts, Math.max(account.savedCodes, row.codes_before ?? 0));
      counts.saved++;
      if (row.link_id !== null) counts.dynamic++;
      restored.push(id);
    });
    outcomes.set(id, refusal ?? undefined);
  }
  await ownedInBin(trx, caller, 'projects')
    .update.set({ deleted_at: null, codes_before: null, links_before: null })
    .where(isOneOf(trx, 'id', restored, 'text'))
    .execute();
  await showLinks(trx, caller, restored);
  await writeEntries(trx, caller, await readCodes(trx, caller, restored));
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

/** Codes per set of statements. Each may have a history of 400 kB. */
const GROUP = 5;
/** Codes that one transaction locks, and how long it may work, in ms. */
const LOCKED = 50;
const MAX_MS = 8;

type Projects = SelectQueryBuilder<Schema, 'projects', object>;

type Options = { now: number; signal: AbortSignal };

/** Deletes for good the codes that have been in the bin for 30 days, or no longer fitted into it. */
export const purgeOldCodes: RetentionStep = async (db, { now, signal }) => {
  await purge(db, { now, signal }, (projects) =>
    projects.where('deleted_at', '<=', now - binTtlMs),
  );
  return 0;
};

/** Deletes for good the codes in bins that were emptied. @returns whether there were any */
export async function purgeEmptiedBins(db: Db, { now, signal }: Options): Promise<boolean> {
  let any = false;
  const emptied = await db
    .selectFrom('workspaces')
    .select(['id', 'bin_emptied_at'])
    .where('bin_emptied_at', 'is not', null)
    .execute();
  for (const { id, bin_emptied_at } of emptied) {
    const purged = await purge(db, { now, signal }, (projects) =>
      projects.where('workspace_id', '=', id).where('deleted_at', '<=', bin_emptied_at),
    );
    any ||= purged;
    if (signal.aborted) return any;
    await db
      .updateTable('workspaces')
      .set({ bin_emptied_at: null })
      .where('id', '=', id)
      .where('bin_emptied_at', '=', bin_emptied_at) // the bin may have been emptied again
      .execute();
  }
  return any;
}

/** Deletes all codes of a deleted account for good. */
export async function purgeWorkspace(db: Db, id: number, options: Options): Promise<void> {
  await purge(db, options, (projects) => projects.where('workspace_id', '=', id));
}

async function purge(
  db: Db,
  { now, signal }: Options,
  which: (projects: Projects) => Projects,
): Promise<boolean> {
  let found: number;
  let any = false;
  do {
    if (signal.aborted) return any;
    found = await db.transaction().execute(async (trx) => {
      const end = performance.now() + MAX_MS;
      const rows = await which(trx.selectFrom('projects'))
        .select('id')
        .limit(LOCKED)
        .$if(isPostgres(trx), (query) => query.forUpdate())
        .execute();
      for (let start = 0; start < rows.length; start += GROUP) {
        if (start > 0 && performance.now() > end) break;
        const group = rows.slice(start, start + GROUP).map(({ id }) => id);
        await eraseCodes(trx, group, now);
      }
      return rows.length;
    });
    any ||= found > 0;
  } while (found > 0);
  return any;
}

/** Deletes codes for good, with everything that refers to them. The caller has locked them. */
async function eraseCodes(trx: Db, ids: readonly string[], now: number): Promise<void> {
  await trx
    .deleteFrom('project_keys')
    .where(isOneOf(trx, 'project_id', ids, 'text'))
    .execute();
  await eraseLinks(trx, ids, now);
  await trx
    .deleteFrom('projects')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .execute();
}

/** Links per statement. */
const LINKS = 500;

/** Lets the links of deleted codes answer as deleted, from `at`. */
async function hideLinks(
  trx: Db,
  caller: Owner,
  projectIds: readonly string[],
  at: number,
): Promise<void> {
  await owned(trx, caller, 'links')
    .update.set({ deleted_at: at, ...changedNow(trx) })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .execute();
}

/** Like `hideLinks`, for all links of a user. */
export async function hideLinksOf(trx: Db, caller: Owner, now: number): Promise<void> {
  const links = owned(trx, caller, 'links');
  let hidden: bigint;
  do {
    const { numUpdatedRows } = await links.update
      .set({ deleted_at: now, ...changedNow(trx) })
      .where('id', 'in', links.rows.select('id').limit(LINKS))
      .executeTakeFirstOrThrow();
    hidden = numUpdatedRows;
  } while (hidden === BigInt(LINKS));
}

/** Lets the links of restored codes redirect again. */
async function showLinks(trx: Db, caller: Owner, projectIds: readonly string[]): Promise<void> {
  await ownedInBin(trx, caller, 'links')
    .update.set({ deleted_at: null, ...changedNow(trx) })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .execute();
}

/** What is left of a link that is deleted for good: its code, which nobody gets again. */
const tombstone = {
  ...noLink,
  state: 'active',
  project_id: null,
  workspace_id: null,
  target: '',
  passes_query: 0,
  location: '',
  blocked_at: null,
} as const;

/**
 * Turns the links of deleted codes into tombstones, and erases their scans and targets. The retention job deletes the
 * scans, and targets beyond the first ten thousand. Call it before their projects are deleted.
 */
async function eraseLinks(trx: Db, projectIds: readonly string[], now: number): Promise<void> {
  const rows = await trx
    .updateTable('links')
    .set({
      ...tombstone,
      deleted_at: sql<number>`coalesce(deleted_at, ${now})`,
      ...changedNow(trx),
      updated_at: now,
    })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteTargets(trx, ids);
  await deleteScansOf(trx, ids);
}

/** Condition that a user has a dynamic code that visitors can scan, or that is paused and can be resumed. */
export function hasWorkingLinks({
  exists,
  selectFrom,
}: ExpressionBuilder<Schema, 'users'>): Expression<SqlBool> {
  return exists(
    selectFrom('links')
      .select('links.id')
      .whereRef('links.workspace_id', '=', 'users.id')
      .where('deleted_at', 'is', null)
      .where('blocked_at', 'is', null),
  );
}
