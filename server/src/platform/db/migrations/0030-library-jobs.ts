import type { Kysely } from 'kysely';

/** Changes of many codes at once, and the codes of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('library_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('library_jobs_of_user')
    .on('library_jobs')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('library_jobs_by_state')
    .on('library_jobs')
    .columns(['state', 'leased_until'])
    .execute();
  await db.schema
    .createTable('library_job_rows')
    .addColumn('job_id', 'text', (column) =>
      column.notNull().references('library_jobs.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('library_job_rows_pk', ['job_id', 'number'])
    .execute();
  await db.schema
    .createIndex('library_job_rows_by_state')
    .on('library_job_rows')
    .columns(['job_id', 'state', 'number'])
    .execute();
}
