import { type Kysely, sql } from 'kysely';

/**
 * The version of a code counts the changes of its link too. It is higher than both versions of before, so that an edit of
 * either is compared before it is saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update projects
    set version = (
      select 1 + case when links.version > projects.version then links.version else projects.version end
      from links where links.project_id = projects.id
    )
    where id in (select project_id from links)`.execute(db);
}
