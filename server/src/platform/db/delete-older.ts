import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/** Deletes up to `limit` rows whose `column` is below `before`, and returns how many were deleted. */
export async function deleteOlder<Table extends keyof Schema>(
  db: Db,
  table: Table,
  column: keyof Schema[Table] & string,
  before: number,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in (
    select id from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows);
}
