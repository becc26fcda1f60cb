import type { Db } from '../../db/connect.ts';

export type CountedLink = { id: number; code: string; project: string; title: string };

/** A user's links, in the order of their projects. */
export async function listLinks(db: Db, userId: number): Promise<CountedLink[]> {
  return db
    .selectFrom('links')
    .innerJoin('projects', 'projects.id', 'links.project_id')
    .select(['links.id', 'links.code', 'projects.id as project', 'projects.title'])
    .where('links.user_id', '=', userId)
    .where('projects.user_id', '=', userId)
    .where('links.state', '<>', 'deleted')
    .orderBy('projects.position')
    .execute();
}
