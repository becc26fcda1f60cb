import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('mailed_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('feedback_user_id')
    .on('feedback')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema.createIndex('feedback_created_at').on('feedback').column('created_at').execute();
  // The outbox: the few rows that have not been mailed yet.
  await db.schema
    .createIndex('feedback_outbox')
    .on('feedback')
    .column('next_attempt_at')
    .where(sql.ref('mailed_at'), 'is', null)
    .execute();
  // The last use of existing accounts is unknown, so their three years begin now.
  await db.schema
    .alterTable('users')
    .addColumn('last_active_at', 'bigint', (column) => column.notNull().defaultTo(Date.now()))
    .execute();
  await db.schema
    .createIndex('users_last_active_at')
    .on('users')
    .column('last_active_at')
    .execute();
}
