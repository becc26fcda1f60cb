import type { Selectable } from 'kysely';
import { MAX_CLOCK_SKEW_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type BinnedRow = Selectable<Schema['deleted_projects']>;
export type BinnedHead = Pick<
  BinnedRow,
  'project_id' | 'title' | 'type' | 'short_url' | 'deleted_at'
>;
export type Removed = Pick<BinnedRow, 'project_id' | 'link_id'>;

export async function insertBinned(trx: Db, rows: readonly BinnedRow[]): Promise<void> {
  await insertRows(trx, 'deleted_projects', binnedColumns, rows);
}

const binnedColumns = {
  project_id: 'text',
  workspace_id: 'bigint',
  link_id: 'bigint',
  deleted_at: 'bigint',
  title: 'text',
  type: 'text',
  short_url: 'text',
  groups: 'text',
  link: 'text',
  project: 'text',
  codes_before: 'bigint',
  links_before: 'bigint',
} as const satisfies Record<keyof BinnedRow, 'text' | 'bigint'>;

/** The code that a user deleted last. */
export async function findNewest(
  trx: Db,
  caller: Owner,
): Promise<Pick<BinnedRow, 'deleted_at' | 'codes_before' | 'links_before'> | undefined> {
  return owned(trx, caller, 'deleted_projects')
    .rows.select(['deleted_at', 'codes_before', 'links_before'])
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a user has codes that were created at `since` or later. */
export async function hasCodesSince(trx: Db, caller: Owner, since: number): Promise<boolean> {
  const code = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where('created_at', '>=', since)
    .orderBy('position', 'desc') // new codes usually have the highest position
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}

/** Up to `limit` of a user's deleted codes since a time, newest first, after `cursor`. */
export async function listHeads(
  db: Db,
  caller: Owner,
  { since, after, limit }: { since: number; after: BinCursor | undefined; limit: number },
): Promise<BinnedHead[]> {
  return owned(db, caller, 'deleted_projects')
    .rows.select(['project_id', 'title', 'type', 'short_url', 'deleted_at'])
    .where('deleted_at', '>', since)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => {
        const { deletedAt, id } = after as BinCursor;
        return eb(refTuple('deleted_at', 'project_id'), '<', tuple(deletedAt, id));
      }),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('project_id', 'desc')
    .limit(limit)
    .execute();
}

/** The position of a row after which the next page of the bin begins. */
export type BinCursor = { deletedAt: number; id: string };

export async function countBinned(db: Db, caller: Owner, since: number): Promise<number> {
  const { count } = await owned(db, caller, 'deleted_projects')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these codes of a user are in the bin. */
export async function listIdsInBin(
  db: Db,
  caller: Owner,
  { ids, since }: { ids: readonly string[]; since: number },
): Promise<Set<string>> {
  const rows = await owned(db, caller, 'deleted_projects')
    .rows.select('project_id')
    .where('deleted_at', '>', since)
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .execute();
  return new Set(rows.map(({ project_id }) => project_id));
}

/** The tombstones of those deleted codes that were dynamic. */
export async function listLinksInBin(
  db: Db,
  caller: Owner,
  projectIds: readonly string[],
): Promise<number[]> {
  const rows = await owned(db, caller, 'deleted_projects')
    .rows.select('link_id')
    .where(isOneOf(db, 'project_id', projectIds, 'text'))
    .execute();
  return rows.flatMap(({ link_id }) => link_id ?? []);
}

/** The codes in this list that a user deleted after `since`, by id, locked until the transaction ends. */
export async function lockBinned(
  trx: Db,
  caller: Owner,
  { ids, since }: { ids: readonly string[]; since: number },
): Promise<Map<string, BinnedRow>> {
  const rows = await owned(trx, caller, 'deleted_projects')
    .rows.selectAll()
    .where('deleted_at', '>', since)
    .where(isOneOf(trx, 'project_id', ids, 'text'))
    .orderBy('project_id') // so that two transactions lock them in the same order
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.project_id, row]));
}

/** Locks the deleted code that a link belongs to, until the transaction ends. */
export async function lockBinnedOfLink(trx: Db, linkId: number): Promise<BinnedRow | undefined> {
  return trx
    .selectFrom('deleted_projects')
    .selectAll()
    .where('link_id', '=', linkId)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The columns, as JSON, of those links that are in a bin. */
export async function listBinnedLinks(db: Db, linkIds: readonly number[]): Promise<string[]> {
  if (linkIds.length === 0) return [];
  const rows = await db
    .selectFrom('deleted_projects')
    .select('link')
    .where('link_id', 'in', linkIds)
    .execute();
  return rows.flatMap(({ link }) => link ?? []);
}

export async function setBinnedLink(trx: Db, projectId: string, link: string): Promise<void> {
  await trx
    .updateTable('deleted_projects')
    .set({ link })
    .where('project_id', '=', projectId)
    .execute();
}

/** Removes codes from the bin. Their history is deleted with the rows (`on delete cascade`). */
export async function removeBinned(
  trx: Db,
  caller: Owner,
  projectIds: readonly string[],
): Promise<Removed[]> {
  return owned(trx, caller, 'deleted_projects')
    .delete.where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .returning(['project_id', 'link_id'])
    .execute();
}

/** Removes up to `limit` codes that a user deleted at `until` or earlier. */
export async function removeBinOf(
  trx: Db,
  caller: Owner,
  { until, limit }: { until: number; limit: number },
): Promise<Removed[]> {
  return trx
    .deleteFrom('deleted_projects')
    .where(
      'project_id',
      'in',
      owned(trx, caller, 'deleted_projects')
        .rows.select('project_id')
        .where('deleted_at', '<=', until)
        .limit(limit),
    )
    .returning(['project_id', 'link_id'])
    .execute();
}

/**
 * Removes a user's oldest deleted codes beyond `max`, but no more than were just deleted. The codes just
 * deleted, in `keep`, stay. Codes that were deleted while a clock was ahead are removed first, because they
 * would otherwise seem new until that time. The first query reads only an index, because each row may have a
 * design of 40 kB.
 */
export async function removeOldestBeyond(
  trx: Db,
  caller: Owner,
  { max, keep, now }: { max: number; keep: readonly string[]; now: number },
): Promise<Removed[]> {
  const rows = owned(trx, caller, 'deleted_projects').rows;
  const newestFirst = rows.select('deleted_at').orderBy('deleted_at', 'desc');
  const beyond = await newestFirst.limit(keep.length).offset(max).execute();
  if (beyond.length === 0) return [];
  const removed: Removed[] = [];
  // Two statements, because one that sorts by both conditions could not use the index.
  for (const when of ['>', '<='] as const) {
    const oldest = rows
      .select('project_id')
      .where('deleted_at', when, now + MAX_CLOCK_SKEW_MS)
      .where(({ not }) => not(isOneOf(trx, 'project_id', keep, 'text')))
      .orderBy('deleted_at')
      .limit(beyond.length - removed.length);
    const deletion = trx.deleteFrom('deleted_projects').where('project_id', 'in', oldest);
    removed.push(...(await deletion.returning(['project_id', 'link_id']).execute()));
  }
  return removed;
}

/** Removes up to `limit` codes that were deleted before `before`. */
export async function removeOld(trx: Db, before: number, limit: number): Promise<Removed[]> {
  return trx
    .deleteFrom('deleted_projects')
    .where('project_id', 'in', (rows) =>
      rows
        .selectFrom('deleted_projects')
        .select('project_id')
        .where('deleted_at', '<=', before)
        .limit(limit),
    )
    .returning(['project_id', 'link_id'])
    .execute();
}

/** Up to `limit` of a user's deleted codes, in the order of their ids. */
export async function listBinnedAfter(
  db: Db,
  caller: Owner,
  after: string,
  limit: number,
): Promise<BinnedRow[]> {
  return owned(db, caller, 'deleted_projects')
    .rows.selectAll()
    .where('project_id', '>', after)
    .orderBy('project_id')
    .limit(limit)
    .execute();
}

/** Up to `limit` tombstones of a user's deleted codes, in the order of their ids, after the id `after`. */
export async function listBinnedLinksAfter(
  db: Db,
  caller: Owner,
  after: number,
  limit: number,
): Promise<{ id: number; code: string }[]> {
  return owned(db, caller, 'deleted_projects')
    .rows.innerJoin('links', 'links.id', 'deleted_projects.link_id')
    .select(['links.id', 'links.code'])
    .where('links.id', '>', after)
    .orderBy('links.id')
    .limit(limit)
    .execute();
}
