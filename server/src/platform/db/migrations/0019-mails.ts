import type { Kysely } from 'kysely';

/** One outbox for all mail. Feedback that waits in its own table moves here when it is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('error', 'text')
    .execute();
  await db.schema
    .createIndex('mails_due')
    .on('mails')
    .columns(['sent_at', 'next_attempt_at'])
    .execute();
  await db.schema.createIndex('mails_of_user').on('mails').column('user_id').execute();
}
