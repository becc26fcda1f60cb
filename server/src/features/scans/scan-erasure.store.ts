import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { monthsBefore, type RetentionStep } from '../../db/retention-step.ts';

/** How long a journal may still contain scans of an erased link, in ms. */
const LATE_SCANS_MS = 7 * DAY_MS;
const SCAN_TTL_MONTHS = 26;

/** Ids of the links whose scans are being erased. */
export async function listErased(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('scan_erasures').select('link_id').execute();
  return new Set(rows.map(({ link_id }) => link_id));
}

export async function markErased(db: Db, linkIds: readonly number[]): Promise<void> {
  const rows = linkIds.map((id) => ({ link_id: id }));
  const onConflict = sql`on conflict do nothing`;
  await insertRows(db, 'scan_erasures', { link_id: 'bigint' }, rows, onConflict);
}

export async function deleteCounts(db: Db, linkIds: readonly number[]): Promise<void> {
  for (const table of ['scan_days', 'scan_months'] as const) {
    await db.deleteFrom(table).where('link_id', 'in', linkIds).execute();
  }
}

/** Erases the rows of erased links, and finally the record that they are to be erased. */
export const eraseScans: RetentionStep = async (db, { now, batch }) => {
  const erased = [...(await listErased(db))];
  if (erased.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('id', 'in', (rows) =>
      rows.selectFrom('scans').select('id').where('link_id', 'in', erased).limit(batch),
    )
    .executeTakeFirst();
  if (Number(numDeletedRows) === batch) return batch;
  await deleteCounts(db, erased);
  const days = [-1, 0, 1].map((days) => dayOf(now + days * DAY_MS));
  await db
    .deleteFrom('scan_visitors')
    .where('day', 'in', days)
    .where('link_id', 'in', erased)
    .execute();
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

/** Rows are added nearly in the order of their time, so the oldest have the lowest ids. */
export const deleteOldScans: RetentionStep = async (db, { now, batch }) => {
  const before = monthsBefore(now, SCAN_TTL_MONTHS);
  const oldest = db.selectFrom('scans').select(['id', 'at']).orderBy('id').limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('id', 'in', (rows) =>
      rows.selectFrom(oldest.as('oldest')).select('id').where('at', '<', before),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Visitors stay one day longer than their own, since a journal may still contain their scans. */
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
