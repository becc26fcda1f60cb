import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** The changes of each code, and the deleted codes that can still be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  // Without a foreign key to users: a process of the previous version deletes accounts without their bins,
  // and the retention job must find these rows to erase the scans of their links.
  await db.schema
    .createTable('deleted_projects')
    .addColumn('project_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('link_id', 'bigint')
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('short_url', 'text')
    .addColumn('groups', 'text')
    .addColumn('link', 'text')
    .addColumn('project', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('deleted_projects_user')
    .on('deleted_projects')
    .columns(['user_id', 'deleted_at'])
    .execute();
  await db.schema
    .createIndex('deleted_projects_age')
    .on('deleted_projects')
    .column('deleted_at')
    .execute();
  await db.schema
    .createIndex('deleted_projects_link')
    .on('deleted_projects')
    .column('link_id')
    .execute();

  await db.schema
    .createTable('project_changes')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('project_id', 'text', (column) =>
      column.references('projects.id').onDelete('cascade'),
    )
    .addColumn('deleted_id', 'text', (column) =>
      column.references('deleted_projects.project_id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('job_id', 'text')
    .addColumn('reverts', 'bigint')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('after_hash', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['project_id', 'deleted_id', 'user_id']) {
    await db.schema
      .createIndex(`project_changes_${column}`)
      .on('project_changes')
      .columns([column, 'id'])
      .execute();
  }
  await adoptTargets(db);
}

/** The latest 100 target changes of each link, with its current UTM fields: earlier ones were not stored. */
async function adoptTargets(db: Kysely<unknown>): Promise<void> {
  const before = isPostgres(db)
    ? sql`json_build_object('target', target, 'utm', utm)::text`
    : sql`json_object('target', target, 'utm', utm)`;
  await sql`insert into project_changes (project_id, user_id, at, what, after_hash, size, before)
    select project_id, user_id, changed_at, '["target"]', '', length(target) + 100, ${before}
    from (
      select link_targets.id, links.project_id, links.user_id, links.utm, link_targets.changed_at,
        lag(link_targets.target) over (partition by link_id order by link_targets.id) as target,
        row_number() over (partition by link_id order by link_targets.id desc) as age
      from link_targets
      join links on links.id = link_targets.link_id
      where links.project_id is not null and links.user_id is not null
    ) as changes
    where target is not null and age <= 100
    order by id`.execute(db);
}
