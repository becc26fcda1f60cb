import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { contentNames } from '../../http/presenter.ts';
import { isPostgres } from '../is-postgres.ts';

/** Rows in memory at the same time. Each may have a design of 40 kB. */
const BATCH = 100;

/** Deleted codes stay where they were, with the time of their deletion, and so do disabled links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['deleted_at', 'codes_before', 'links_before']) {
    await db.schema.alterTable('projects').addColumn(column, 'bigint').execute();
  }
  for (const column of ['deleted_at', 'blocked_at']) {
    await db.schema.alterTable('links').addColumn(column, 'bigint').execute();
  }
  await db.schema.alterTable('workspaces').addColumn('bin_emptied_at', 'bigint').execute();

  await db.schema.dropIndex('links_disabled').execute();
  await sql`update links set blocked_at = updated_at, state = coalesce(owners_state, 'active')
    where state = 'disabled'`.execute(db);
  await sql`update links set deleted_at = updated_at, state = 'active'
    where state = 'deleted'`.execute(db);
  await db.schema.alterTable('links').dropColumn('owners_state').execute();
  await returnBins(db);
  await dropBin(db);

  for (const index of ['projects_versions', 'links_versions', 'links_user_id']) {
    await db.schema.dropIndex(index).execute();
  }
  await db.schema
    .createIndex('projects_of_workspace')
    .on('projects')
    .columns(['workspace_id', 'deleted_at', 'position', 'id', 'version'])
    .execute();
  await db.schema
    .createIndex('links_of_workspace')
    .on('links')
    .columns(['workspace_id', 'deleted_at', 'project_id', 'version'])
    .execute();
  await sql`create index projects_deleted on projects (deleted_at)
    where deleted_at is not null`.execute(db);
  await sql`create index links_blocked on links (blocked_at) where blocked_at is not null`.execute(
    db,
  );
  await sql`create index workspaces_to_empty on workspaces (id)
    where deleted_at is not null or bin_emptied_at is not null`.execute(db);
}

type Binned = {
  project_id: string;
  workspace_id: number;
  link_id: number | null;
  deleted_at: number;
  groups: string | null;
  link: string | null;
  project: string;
  codes_before: number | null;
  links_before: number | null;
};

/** Moves the codes in bins back to their tables, except for those of deleted accounts. */
async function returnBins(db: Kysely<unknown>): Promise<void> {
  const ofDeleted = sql`workspace_id in (select id from workspaces where deleted_at is not null)`;
  await sql`insert into scan_erasures (link_id) select link_id from deleted_projects
    where link_id is not null and ${ofDeleted} on conflict do nothing`.execute(db);
  await sql`delete from deleted_projects where ${ofDeleted}`.execute(db);
  for (let last = ''; ; ) {
    const { rows } = await sql<Binned>`select * from deleted_projects
      where project_id > ${last} order by project_id limit ${sql.lit(BATCH)}`.execute(db);
    for (const row of rows) await returnCode(db, row);
    const end = rows.at(-1);
    if (rows.length < BATCH || !end) return;
    last = end.project_id;
  }
}

async function returnCode(db: Kysely<unknown>, row: Binned): Promise<void> {
  const { workspace_id, deleted_at, codes_before, links_before } = row;
  const code = parse(row.project);
  // What is damaged cannot be restored: its history goes, and its link stays deleted.
  if (!code) {
    await sql`delete from project_changes where deleted_id = ${row.project_id}`.execute(db);
    return;
  }
  // An import may have added the code again, and a later code may have its position.
  const { rows: taken } = await sql`
    select id from projects where id = ${row.project_id}`.execute(db);
  const id = taken.length > 0 ? randomBytes(16).toString('base64url') : row.project_id;
  const { rows: before } = await sql<{ position: number }>`select position from projects
    where workspace_id = ${workspace_id} and position = ${code.position}`.execute(db);
  const { rows: last } = await sql<{ position: number | null }>`
    select max(position) as position from projects where workspace_id = ${workspace_id}`.execute(
    db,
  );
  const position = before.length > 0 ? Number(last[0]?.position) + 1 : code.position;
  await sql`insert into projects (id, workspace_id, position, title, type, style, data, design,
      version, created_at, updated_at, names, deleted_at, codes_before, links_before)
    values (${id}, ${workspace_id}, ${position}, ${code.title}, ${code.type}, ${code.style},
      ${code.data}, ${code.design ?? null}, ${code.version}, ${code.created_at},
      ${code.updated_at}, ${contentNames(code.type, code.data)}, ${deleted_at},
      ${codes_before}, ${links_before})`.execute(db);
  await sql`update project_changes set project_id = ${id}, deleted_id = null
    where deleted_id = ${row.project_id}`.execute(db);
  const groups = parse(row.groups);
  if (groups) await returnGroups(db, { id, workspace_id, groups });
  const link = parse(row.link);
  if (!link || row.link_id === null) return;
  const isDisabled = link.state === 'disabled';
  await sql`update links set project_id = ${id}, workspace_id = ${workspace_id},
      deleted_at = ${deleted_at}, target = ${link.target}, utm = ${link.utm ?? null},
      passes_query = ${link.passes_query ?? 0}, location = ${link.location},
      state = ${isDisabled ? (link.owners_state ?? 'active') : link.state},
      blocked_at = ${isDisabled ? link.updated_at : null}, pause_text = ${link.pause_text ?? null},
      starts_at = ${link.starts_at ?? null}, ends_at = ${link.ends_at ?? null},
      fallback = ${link.fallback ?? null}, created_at = ${link.created_at}
    where id = ${row.link_id} and project_id is null`.execute(db);
}

function parse(text: string | null) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

type Groups = { folder?: string; tags?: string[]; kit?: string | null };

async function returnGroups(
  db: Kysely<unknown>,
  { id, workspace_id, groups }: { id: string; workspace_id: number; groups: Groups },
): Promise<void> {
  const { folder, tags = [], kit } = groups;
  await sql`insert into project_folders (project_id, folder_id)
    select cast(${id} as text), id from folders where id = ${folder ?? ''} and workspace_id = ${workspace_id}
  `.execute(db);
  for (const tag of tags) {
    await sql`insert into project_tags (project_id, tag_id)
      select cast(${id} as text), id from tags where id = ${tag} and workspace_id = ${workspace_id}`.execute(
      db,
    );
  }
  await sql`insert into project_kits (project_id, kit_id)
    select cast(${id} as text), id from brand_kits where id = ${kit ?? ''} and workspace_id = ${workspace_id}
  `.execute(db);
}

async function dropBin(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('project_changes_deleted_id').execute();
  if (!isPostgres(db)) {
    // SQLite does not drop a column with a reference. As in the migration of workspaces, only the schema's text changes.
    await sql`pragma writable_schema = on`.execute(db);
    await sql`update sqlite_schema set sql = replace(sql,
        ${' references "deleted_projects" ("project_id") on delete cascade'}, '')
      where type = 'table' and name = 'project_changes'`.execute(db);
    await sql`pragma writable_schema = reset`.execute(db);
  }
  await db.schema.alterTable('project_changes').dropColumn('deleted_id').execute();
  await sql`delete from project_changes where project_id is null`.execute(db);
  await db.schema.dropTable('deleted_projects').execute();
}
