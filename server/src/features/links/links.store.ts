import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';

export type LinkRow = Selectable<Schema['links']>;

export async function findLinkByCode(db: Db, code: string): Promise<LinkRow | undefined> {
  return db.selectFrom('links').selectAll().where('code', '=', code).executeTakeFirst();
}

/** The link of a user's project, and the project's `data`; with `lock`, held until the transaction ends. */
export async function findLink(
  db: Db,
  userId: number,
  projectId: string,
  lock = false,
): Promise<(LinkRow & { data: string }) | undefined> {
  return db
    .selectFrom('links')
    .innerJoin('projects', 'projects.id', 'links.project_id')
    .selectAll('links')
    .select('projects.data')
    .where('links.user_id', '=', userId)
    .where('links.project_id', '=', projectId)
    .$if(lock && isPostgres(db), (query) => query.forUpdate('links'))
    .executeTakeFirst();
}

/** Deleted ones belong to nobody and do not count. */
export async function countLinks(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewRow = Pick<LinkRow, 'code' | 'project_id' | 'user_id' | 'target' | 'utm' | 'location'>;

/** The new link's id, or undefined when its code has been given before. */
export async function insertLink(db: Db, row: NewRow, now: number): Promise<number | undefined> {
  const inserted = await db
    .insertInto('links')
    .values({ ...row, state: 'active', version: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export type LinkChange = Partial<Omit<LinkRow, 'id' | 'code' | 'version' | 'created_at'>>;

export async function updateLink(db: Db, id: number, change: LinkChange): Promise<LinkRow> {
  return db
    .updateTable('links')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertTarget(
  db: Db,
  linkId: number,
  target: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('link_targets')
    .values({ link_id: linkId, target, changed_at: now })
    .execute();
}

/** Newest first. */
export async function listTargets(
  db: Db,
  linkId: number,
): Promise<{ target: string; changed_at: number }[]> {
  return db
    .selectFrom('link_targets')
    .select(['target', 'changed_at'])
    .where('link_id', '=', linkId)
    .orderBy('id', 'desc')
    .execute();
}

/** What stays of a deleted link: a code that is never given again. */
const TOMBSTONE = {
  state: 'deleted',
  project_id: null,
  user_id: null,
  target: '',
  utm: null,
  location: '',
  owners_state: null,
  pause_text: null,
  starts_at: null,
  ends_at: null,
  fallback: null,
} as const;

/** Turns links of a user into tombstones, all of them or that of one project, and tells which. */
export async function buryLinks(
  db: Db,
  userId: number,
  projectId: string | undefined,
  now: number,
): Promise<{ id: number; code: string }[]> {
  const theirs = db
    .selectFrom('links')
    .select('id')
    .where('user_id', '=', userId)
    .$if(projectId !== undefined, (query) => query.where('project_id', '=', projectId as string));
  await db.deleteFrom('link_targets').where('link_id', 'in', theirs).execute();
  return db
    .updateTable('links')
    .set({ ...TOMBSTONE, version: sql`version + 1`, updated_at: now })
    .where('id', 'in', theirs)
    .returning(['id', 'code'])
    .execute();
}

/** Gives a link another history, oldest first. */
export async function replaceTargets(
  db: Db,
  linkId: number,
  targets: readonly { target: string; changedAt: string }[],
): Promise<void> {
  await db.deleteFrom('link_targets').where('link_id', '=', linkId).execute();
  for (const { target, changedAt } of targets) {
    await insertTarget(db, linkId, target, Date.parse(changedAt));
  }
}
