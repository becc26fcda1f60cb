import type { Db } from '../../server/src/platform/db/connect.ts';
import type { ProxyOwner } from './proxy-owner.ts';

/** Compares the database with the acknowledged writes of the owners, and returns the differences. */
export async function compareLedger(db: Db, owners: readonly ProxyOwner[]) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const projects = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.workspace_id')
    .select(['projects.id', 'projects.title', 'projects.version', 'users.email'])
    .where('projects.deleted_at', 'is', null) // others are in the bin
    .execute();
  for (const owner of owners) {
    const stored = new Map(
      projects.filter(({ email }) => email === owner.email).map((row) => [row.id, row]),
    );
    for (const [id, { title, version }] of owner.projects) {
      const row = stored.get(id);
      stored.delete(id);
      if (!row || row.version < version) lost.push(`${id}: version ${version}`);
      else if (row.version > version) doubled.push(`${id}: version ${row.version}`);
      else if (row.title !== title) lost.push(`${id}: title ${title}`);
    }
    doubled.push(...stored.keys()); // created twice, or deleted and still there
  }
  const downloads = await db.selectFrom('generations').select('data').execute();
  const counts = Map.groupBy(downloads, ({ data }) => String(JSON.parse(data).url));
  const tracked = new Set(owners.flatMap((owner) => owner.tracked));
  lost.push(...[...tracked].filter((url) => !counts.has(url)));
  doubled.push(...[...counts].filter(([, rows]) => rows.length > 1).map(([url]) => url));
  return { lost, doubled };
}
