import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Tables of what an owner owns, with what happened to their rows when the owner's account was deleted. */
const OWNED = {
  projects: 'cascade',
  links: 'set null',
  project_keys: 'cascade',
  folders: 'cascade',
  tags: 'cascade',
  saved_filters: 'cascade',
  library_jobs: 'cascade',
  brand_kits: 'cascade',
  logos: 'cascade',
  library_entries: undefined,
  project_changes: undefined,
  deleted_projects: undefined,
};

/**
 * What an owner owns belongs to a workspace, one for each user, with the user's number. No row is rewritten: only
 * the column's name and its reference change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('workspaces')
    // The numbers of users, none of which is used twice.
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await sql`insert into workspaces (id, created_at) select id, created_at from users`.execute(db);
  // Earlier versions deleted accounts without their bins, which the retention job empties.
  for (const table of ['deleted_projects', 'project_changes']) {
    await sql`insert into workspaces (id, created_at, deleted_at)
      select user_id, ${Date.now()}, ${Date.now()} from ${sql.table(table)} where true group by user_id
      on conflict (id) do nothing`.execute(db);
  }
  if (!postgres) await rewriteReferences(db);
  for (const [table, deletes] of Object.entries(OWNED)) {
    if (postgres && deletes) {
      await db.schema.alterTable(table).dropConstraint(`${table}_user_id_fkey`).execute();
    }
    await db.schema.alterTable(table).renameColumn('user_id', 'workspace_id').execute();
    if (postgres) {
      await db.schema
        .alterTable(table)
        .addForeignKeyConstraint(`${table}_workspace`, ['workspace_id'], 'workspaces', ['id'])
        .execute();
    }
  }
  if (!postgres) await expectReferences(db);
}

/**
 * SQLite cannot change a reference. Its documentation (lang_altertable.html, 7) edits the schema's text instead, since
 * a reference is not part of what a table stores.
 */
async function rewriteReferences(db: Kysely<unknown>): Promise<void> {
  await sql`pragma writable_schema = on`.execute(db);
  for (const [table, deletes] of Object.entries(OWNED)) {
    const [before, after] = deletes
      ? [`references "users" ("id") on delete ${deletes}`, '']
      : ['"user_id" bigint not null', '"user_id" bigint not null '];
    await sql`update sqlite_schema
      set sql = replace(sql, ${before}, ${`${after}references "workspaces" ("id")`})
      where type = 'table' and name = ${table}`.execute(db);
  }
  await sql`pragma writable_schema = reset`.execute(db);
}

/** @throws when the schema's text was another one than the migrations of this chain write */
async function expectReferences(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(OWNED)) {
    const { rows } = await sql<{ from: string; table: string }>`
      select "from", "table" from pragma_foreign_key_list(${table})`.execute(db);
    const isRewritten =
      rows.some((row) => row.from === 'workspace_id' && row.table === 'workspaces') &&
      rows.every((row) => row.table !== 'users');
    if (!isRewritten) throw new Error(`The table ${table} still refers to users`);
  }
}
