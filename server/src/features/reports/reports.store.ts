import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';

type ReportRow = Selectable<Schema['reports']>;
export type LinkRow = Pick<
  Selectable<Schema['links']>,
  'id' | 'code' | 'state' | 'owners_state' | 'target' | 'fallback' | 'user_id' | 'created_at'
>;

const LINK_COLUMNS = [
  'links.id',
  'links.code',
  'links.state',
  'links.owners_state',
  'links.target',
  'links.fallback',
  'links.user_id',
  'links.created_at',
] as const;

/** Stores a report of the link with `code`, unless there is none or `most` of it are open. */
export async function insertReport(
  db: Db,
  code: string,
  row: Omit<Insertable<Schema['reports']>, 'link_id' | 'handled_at'>,
  most: number,
): Promise<void> {
  const link = await findLink(db, code);
  if (!link || (await countOpen(db, link.id)) >= most) return;
  await db
    .insertInto('reports')
    .values({ ...row, link_id: link.id, handled_at: null })
    .execute();
}

async function countOpen(db: Db, linkId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** With `lock`, nobody changes or deletes the link until the transaction ends. */
export async function findLink(db: Db, code: string, lock = false): Promise<LinkRow | undefined> {
  return db
    .selectFrom('links')
    .select(LINK_COLUMNS)
    .where('code', '=', code)
    .$if(lock && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Links with open reports, the most reported first, then who waits longest. */
export async function listReported(
  db: Db,
  limit: number,
): Promise<(LinkRow & { count: number })[]> {
  return db
    .selectFrom('links')
    .innerJoin('reports', 'reports.link_id', 'links.id')
    .select(LINK_COLUMNS)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reports.handled_at', 'is', null)
    .groupBy(LINK_COLUMNS)
    .orderBy('count', 'desc')
    .orderBy(({ fn }) => fn.min('reports.id'))
    .limit(limit)
    .execute();
}

export async function countReported(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.count<number>('link_id').distinct().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest open reports of each link, newest first. */
export async function listOpenReports(
  db: Db,
  linkIds: readonly number[],
  mostOfEach: number,
): Promise<ReportRow[]> {
  if (linkIds.length === 0) return [];
  return db
    .with('numbered', (cte) =>
      cte
        .selectFrom('reports')
        .selectAll()
        .select(sql<number>`row_number() over (partition by link_id order by id desc)`.as('place'))
        .where('link_id', 'in', linkIds)
        .where('handled_at', 'is', null),
    )
    .selectFrom('numbered')
    .select(['id', 'link_id', 'reason', 'details', 'email', 'created_at', 'handled_at'])
    .where('place', '<=', mostOfEach)
    .orderBy('id', 'desc')
    .execute();
}

/** The links that were disabled last. */
export async function listDisabled(db: Db, limit: number): Promise<LinkRow[]> {
  return db
    .selectFrom('links')
    .select(LINK_COLUMNS)
    .where('state', '=', 'disabled')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** Closes the open reports of a link, up to the one with `lastId`. */
export async function handleReports(
  db: Db,
  linkId: number,
  now: number,
  lastId = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ handled_at: now })
    .where('link_id', '=', linkId)
    .where('handled_at', 'is', null)
    .where('id', '<=', lastId)
    .execute();
}

/** Erases what reporters wrote of themselves. @returns how many rows were met, at most `limit` */
export async function forgetReporters(
  db: Db,
  handledBefore: number,
  limit: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ email: null, details: null })
    .where('id', 'in', (old) =>
      old
        .selectFrom('reports')
        .select('id')
        .where('handled_at', '<', handledBefore)
        .where(({ or, eb }) => or([eb('email', 'is not', null), eb('details', 'is not', null)]))
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @returns how many rows went, at most `limit` */
export async function deleteReports(db: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('id', 'in', (old) =>
      old.selectFrom('reports').select('id').where('created_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
