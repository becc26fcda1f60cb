import type { Kysely } from 'kysely';

/** Every process signs survival kits with the same key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signing_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
