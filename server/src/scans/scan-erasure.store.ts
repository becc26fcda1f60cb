import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';

/** How long a journal may still contain scans of an erased link, in ms. */
const LATE_SCANS_MS = 7 * DAY_MS;
const SCAN_TTL_MONTHS = 26;
/** After this many consecutive recent rows, a run stops looking for old ones. */
const YOUNG_SCANS = 100_000;
/** Links whose data is erased per statement. */
const LINKS = 100;

/** Ids of the links whose data is being erased. */
export async function listErased(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('scan_erasures').select('link_id').execute();
  return new Set(rows.map(({ link_id }) => link_id));
}

export async function markErased(db: Db, linkIds: readonly number[]): Promise<void> {
  const rows = linkIds.map((id) => ({ link_id: id }));
  const onConflict = sql`on conflict do nothing`;
  await insertRows(db, 'scan_erasures', { link_id: 'bigint' }, rows, onConflict);
}

/** The tables with data of erased links, with their keys. */
const erasedTables = {
  scans: ['id'],
  scan_days: ['link_id', 'day'],
  scan_months: ['link_id', 'month', 'dimension', 'value'],
  scan_visitors: ['day', 'link_id', 'visitor'],
  link_targets: ['id'],
} as const;
type ErasedTable = keyof typeof erasedTables;

/** Erases the data of erased links, and finally the record that it has to be erased. */
export const eraseScans: RetentionStep = async (db, { now, batch, signal }) => {
  const erased = [...(await listErased(db))];
  for (let start = 0; start < erased.length; start += LINKS) {
    const linkIds = erased.slice(start, start + LINKS);
    for (const table of Object.keys(erasedTables) as ErasedTable[]) {
      let deleted = batch;
      while (deleted === batch) {
        if (signal.aborted) return 0;
        deleted = await deleteSome(db, table, { linkIds, now, limit: batch });
      }
    }
  }
  await db
    .updateTable('scan_erasures')
    .set({ noticed_at: now })
    .where('noticed_at', 'is', null)
    .execute();
  await db
    .deleteFrom('scan_erasures')
    .where('noticed_at', '<', now - LATE_SCANS_MS)
    .execute();
  return 0;
};

/** Deletes up to `limit` rows of these links, and returns how many. */
async function deleteSome(
  db: Db,
  table: ErasedTable,
  { linkIds, now, limit }: { linkIds: readonly number[]; now: number; limit: number },
): Promise<number> {
  const key = sql.join(erasedTables[table].map((column) => sql.ref(column)));
  const days = [-1, 0, 1].map((days) => dayOf(now + days * DAY_MS));
  const isVisitors = table === 'scan_visitors'; // the only index of which begins with the day
  // Sorted in the order of an index, or PostgreSQL might read the whole table for the last few rows.
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${key}) in (
    select ${key} from ${sql.table(table)}
    where ${isOneOf(db, 'link_id', linkIds, 'bigint')}
      ${isVisitors ? sql`and day in (${sql.join(days)})` : sql``}
    order by ${sql.ref(isVisitors ? 'day' : 'link_id')} limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Rows are added roughly in order of time, so the oldest have the lowest ids, unless rows before them were
 * recorded while a clock was ahead.
 */
export const deleteOldScans: RetentionStep = async (db, { now, batch, signal }) => {
  const before = monthsBefore(now, SCAN_TTL_MONTHS);
  let lastId = 0;
  let young = 0;
  while (young < YOUNG_SCANS && !signal.aborted) {
    const rows = await db
      .selectFrom('scans')
      .select(['id', 'at'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
      .execute();
    const old = rows.filter(({ at }) => at < before).map(({ id }) => id);
    if (old.length > 0) {
      await db
        .deleteFrom('scans')
        .where(isOneOf(db, 'id', old, 'bigint'))
        .execute();
    }
    if (rows.length < batch) break;
    young = old.length > 0 ? 0 : young + rows.length;
    lastId = rows.at(-1)?.id ?? lastId;
  }
  return 0;
};

/** Visitors are kept for one more day than their own, since a journal may still contain their scans. */
export const deleteOldVisitors: RetentionStep = async (db, { now, batch }) => {
  const { numDeletedRows } = await db
    .deleteFrom('scan_visitors')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('day', 'link_id', 'visitor'),
        'in',
        selectFrom('scan_visitors')
          .select(['day', 'link_id', 'visitor'])
          .where('day', '<', dayOf(now - DAY_MS))
          .limit(batch)
          .$asTuple('day', 'link_id', 'visitor'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
