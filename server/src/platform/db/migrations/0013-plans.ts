import { type Kysely, sql } from 'kysely';

/** The plan becomes an id. `subscribed` stays for processes of the previous version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('plan', 'text', (column) => column.notNull().defaultTo('free'))
    .execute();
  await sql`update users set plan = 'pro' where subscribed = 1`.execute(db);
}
