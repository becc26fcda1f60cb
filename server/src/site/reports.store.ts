import { type Insertable, type Selectable, sql } from 'kysely';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';

const REPORTER_TTL_MS = 90 * DAY_MS;
const REPORT_TTL_MONTHS = 26;

type ReportRow = Selectable<Schema['reports']>;

export async function insertReport(
  db: Db,
  row: Omit<Insertable<Schema['reports']>, 'handled_at'>,
): Promise<void> {
  await db
    .insertInto('reports')
    .values({ ...row, handled_at: null })
    .execute();
}

export async function countOpen(db: Db, linkId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('link_id', '=', linkId)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links with open reports: the most reported first, then the longest waiting. */
export async function listReported(
  db: Db,
  limit: number,
): Promise<{ link_id: number; count: number }[]> {
  return db
    .selectFrom('reports')
    .select('link_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null)
    .groupBy('link_id')
    .orderBy('count', 'desc')
    .orderBy(({ fn }) => fn.min('id'))
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
  maxOfEach: number,
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
    .where('place', '<=', maxOfEach)
    .orderBy('id', 'desc')
    .execute();
}

/** Closes the open reports of a link: all, or those with `ids`. */
export async function handleReports(
  db: Db,
  linkId: number,
  now: number,
  ids?: readonly number[],
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ handled_at: now })
    .where('link_id', '=', linkId)
    .where('handled_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}

/** Erases texts and email addresses of reporters 90 days after the report was handled. */
export const eraseReporters: RetentionStep = async (db, { now, batch }) => {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ email: null, details: null })
    .where('id', 'in', (old) =>
      old
        .selectFrom('reports')
        .select('id')
        .where('handled_at', '<', now - REPORTER_TTL_MS)
        .where(({ or, eb }) => or([eb('email', 'is not', null), eb('details', 'is not', null)]))
        .limit(batch),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Deletes reports past their retention period, whether or not they were handled. */
export const deleteOldReports: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'reports', 'created_at', monthsBefore(now, REPORT_TTL_MONTHS), batch);
