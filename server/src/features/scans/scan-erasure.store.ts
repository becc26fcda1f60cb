import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { forgetOldPages } from '../../db/forget-old-pages.ts';
import { insertRows } from '../../db/insert-rows.ts';

/** How long scans of an erased link may still come in, in ms: journals wait for the database. */
const STRAGGLERS_MS = 7 * DAY_MS;

/** Links of which nothing is to be kept. */
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

/**
 * Erases what is left of erased links, `batch` rows at a time.
 * @returns how many rows it met.
 */
export async function eraseScans(db: Db, now: number, batch: number): Promise<number> {
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
    .where('noticed_at', '<', now - STRAGGLERS_MS)
    .execute();
  return 0;
}

/** Rows come in nearly in the order of their time: what is old has the lowest ids. */
export async function deleteOldScans(db: Db, before: number, batch: number): Promise<number> {
  const oldest = db.selectFrom('scans').select(['id', 'at']).orderBy('id').limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('id', 'in', (rows) =>
      rows.selectFrom(oldest.as('oldest')).select('id').where('at', '<', before),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Visitors stay a day longer than theirs, since their scans may still be in a journal. */
export async function deletePastVisitors(db: Db, now: number, batch: number): Promise<number> {
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
}

/** Without its salt nobody can tell any more whose hash a visitor is. */
export async function deletePastSalts(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('scan_salts')
    .where('day', '<', dayOf(now))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await forgetOldPages(db);
  return Number(numDeletedRows);
}
