import { type Kysely, sql } from 'kysely';

/** There is a record for every write: its hashes are half as long, and its index has users only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // First, since it locks the table: who works with its rows meanwhile waits and is not waited for.
  await db.schema.dropIndex('idempotency_records_user_id').execute();
  await sql`update idempotency_records set
    id = substr(id, 1, length(id) - 32), request_hash = substr(request_hash, 1, 32)`.execute(db);
  await db.schema
    .createIndex('idempotency_records_user_id')
    .on('idempotency_records')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
}
