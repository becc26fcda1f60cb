import { type Kysely, sql } from 'kysely';

/** Halves the hashes of idempotency records, because every write adds a record, and indexes only those of users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // First, because this locks the table, so that other transactions wait for this one and not the other way round.
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
