import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';
import { linkColumns, type ShownLink } from '../links/links.service.ts';

export type ProjectRow = Selectable<Schema['projects']>;

/** What a user sees and changes of a project. */
export type ProjectColumns = Pick<
  ProjectRow,
  'id' | 'title' | 'type' | 'style' | 'data' | 'design' | 'version'
>;
/** With its link; of a static code all of that is null. */
export type VisibleProject = ProjectColumns & (ShownLink | { code: null });

/** In the order in which they were made. */
export async function listProjects(db: Db, userId: number): Promise<VisibleProject[]> {
  return visibleProjects(db, userId).orderBy('position').execute();
}

export async function findProject(
  db: Db,
  userId: number,
  id: string,
): Promise<VisibleProject | undefined> {
  return visibleProjects(db, userId).where('projects.id', '=', id).executeTakeFirst();
}

function visibleProjects(db: Db, userId: number) {
  return db
    .selectFrom('projects')
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'title', 'type', 'style', 'data', 'design', 'projects.version'])
    .select(linkColumns)
    .where('projects.user_id', '=', userId)
    .$castTo<VisibleProject>();
}

/**
 * Makes the transactions that add projects for one user take turns, and tells the user's plan.
 * SQLite's do anyway; on PostgreSQL a statement that starts after this one sees what they added.
 */
export async function takeTurn(
  db: Db,
  userId: number,
): Promise<{ subscribed: boolean } | undefined> {
  const row = await db
    .selectFrom('users')
    .select('subscribed')
    .where('id', '=', userId)
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row && { subscribed: row.subscribed === 1 };
}

type NewProject = Omit<ProjectColumns, 'version'>;

/**
 * Adds a project when the user has fewer than `limit`: counting and adding are one statement.
 * Call `takeTurn` before it, in the same transaction.
 * @returns false when the user has `limit` or more.
 */
export async function insertProjectBelow(
  db: Db,
  limit: number,
  userId: number,
  { id, title, type, style, data, design }: NewProject,
  now: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into projects
      (id, user_id, position, title, type, style, data, design, version, created_at, updated_at)
    select
      cast(${id} as text), cast(${userId} as bigint), coalesce(max(position), 0) + 1,
      cast(${title} as text), cast(${type} as text), cast(${style} as text), cast(${data} as text),
      cast(${design} as text), 1, cast(${now} as bigint), cast(${now} as bigint)
    from projects
    where user_id = ${userId}
    having count(*) < ${limit}`.execute(db);
  return numAffectedRows === 1n;
}

export type ProjectChange = Partial<Omit<ProjectColumns, 'id' | 'version'>>;

/** Changes a project that has `version`, or any when it is undefined. False when there is none. */
export async function updateProject(
  db: Db,
  userId: number,
  id: string,
  change: ProjectChange,
  version: number | undefined,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ ...change, version: sql`version + 1`, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the user has no such project. */
export async function deleteProject(db: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('projects')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
