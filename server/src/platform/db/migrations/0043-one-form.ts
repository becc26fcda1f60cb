import { type Kysely, sql } from 'kysely';

/**
 * Leaves one form of what was written in two while processes of two versions shared a database, and fills
 * columns that rows of earlier versions lack.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update users set plan = 'pro' where subscribed = 1 and plan = 'free'`.execute(db);
  await db.schema.alterTable('users').dropColumn('subscribed').execute();

  // A record from before `body_hash` matches no request any more: a retry is refused, not written again.
  await sql`update idempotency_records set request_hash = body_hash
    where body_hash is not null`.execute(db);
  await db.schema.alterTable('idempotency_records').dropColumn('body_hash').execute();
  await db.schema
    .alterTable('idempotency_records')
    .renameColumn('request_hash', 'body_hash')
    .execute();

  await sql`insert into mails (id, kind, user_id, created_at, attempts, next_attempt_at)
    select id, 'feedback', user_id, created_at, attempts, next_attempt_at from feedback
    where mailed_at is null
    on conflict (id) do nothing`.execute(db);
  await db.schema.dropIndex('feedback_outbox').execute();
  for (const column of ['attempts', 'next_attempt_at', 'mailed_at']) {
    await db.schema.alterTable('feedback').dropColumn(column).execute();
  }

  await sql`update sessions set browser = coalesce(browser, ''), system = coalesce(system, ''),
    country = coalesce(country, ''), last_used_at = coalesce(last_used_at, created_at)
    where last_used_at is null`.execute(db);
  await sql`delete from remembered_devices where session_id is null`.execute(db);
  await sql`delete from sign_ons where path is null`.execute(db);
  await sql`update deleted_projects
    set codes_before = coalesce(codes_before, 0), links_before = coalesce(links_before, 0)
    where codes_before is null or links_before is null`.execute(db);
}
