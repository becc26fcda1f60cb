import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Scans of short links and their counts (docs/decisions/0017-scan-analytics.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  const end = postgres ? sql`` : sql`without rowid`;
  await db.schema
    .createTable('scans')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('link_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_visitor', 'integer', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('scans_link_id').on('scans').columns(['link_id', 'at']).execute();

  await db.schema
    .createTable('scan_days')
    .addColumn('link_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('scans', 'bigint', (column) => column.notNull())
    .addColumn('visitors', 'bigint', (column) => column.notNull())
    .addColumn('bots', 'bigint', (column) => column.notNull())
    .addColumn('prefetches', 'bigint', (column) => column.notNull())
    .addColumn('quarters', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scan_days_key', ['link_id', 'day'])
    .modifyEnd(end)
    .execute();

  await db.schema
    .createTable('scan_months')
    .addColumn('link_id', 'bigint', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('scans', 'bigint', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scan_months_key', ['link_id', 'month', 'dimension', 'value'])
    .modifyEnd(end)
    .execute();

  await db.schema
    .createTable('scan_visitors')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('link_id', 'bigint', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scan_visitors_key', ['day', 'link_id', 'visitor'])
    .modifyEnd(end)
    .execute();

  await db.schema
    .createTable('scan_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('scan_erasures')
    .addColumn('link_id', 'bigint', (column) => column.primaryKey())
    .addColumn('noticed_at', 'bigint')
    .execute();
}
