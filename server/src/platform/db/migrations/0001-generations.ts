import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('generations')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('ip', 'text')
    .addColumn('ip_is_full', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'bigint')
    .execute();
  await db.schema
    .createIndex('generations_created_at')
    .on('generations')
    .column('created_at')
    .execute();
  await db.schema
    .createIndex('generations_full_ip')
    .on('generations')
    .column('created_at')
    .where(sql.ref('ip_is_full'), '=', 1)
    .execute();
  await db.schema
    .createTable('generation_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_days_key', ['day', 'category', 'type', 'style'])
    .execute();
  await db.schema
    .createTable('statistics')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
}
