import { sql } from 'kysely';
import { dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import { truncateLog } from '../platform/db/truncate-log.ts';

type SaltRow = Schema['scan_salts'];

/** Adds salts for days that have none; the first process wins. */
export async function insertSalts(db: Db, rows: readonly SaltRow[]): Promise<void> {
  const columns = { day: 'text', salt: 'text' } as const;
  await insertRows(db, 'scan_salts', columns, rows, sql`on conflict do nothing`);
}

export async function listSalts(db: Db, days: readonly string[]): Promise<SaltRow[]> {
  return db.selectFrom('scan_salts').selectAll().where('day', 'in', days).execute();
}

/**
 * Deletes the salts of past days. Without the salt, nobody can find out which address a visitor's hash
 * belongs to.
 */
export const deleteOldSalts: RetentionStep = async (db, { now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('scan_salts')
    .where('day', '<', dayOf(now))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await truncateLog(db);
  return Number(numDeletedRows);
};
