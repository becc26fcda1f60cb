import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { linkColumns } from '../links/links.service.ts';
import type { VisibleProject } from '../projects/projects.service.ts';

export async function findOwner(
  db: Db,
  userId: number,
): Promise<
  | Pick<Selectable<Schema['users']>, 'email' | 'subscribed' | 'created_at' | 'last_active_at'>
  | undefined
> {
  return db
    .selectFrom('users')
    .select(['email', 'subscribed', 'created_at', 'last_active_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type ExportedRow = VisibleProject & {
  position: number;
  created_at: number;
  updated_at: number;
  link_id: number | null;
  link_created_at: number | null;
  link_updated_at: number | null;
};

/** Projects with their links, in the order of the list, after a position. */
export async function listProjectsAfter(
  db: Db,
  userId: number,
  position: number,
  limit: number,
): Promise<ExportedRow[]> {
  return db
    .selectFrom('projects')
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'title', 'type', 'style', 'data', 'design', 'projects.version'])
    .select(['position', 'projects.created_at', 'projects.updated_at'])
    .select([
      'links.id as link_id',
      'links.created_at as link_created_at',
      'links.updated_at as link_updated_at',
    ])
    .select(linkColumns)
    .where('projects.user_id', '=', userId)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .$castTo<ExportedRow>()
    .execute();
}

/** Targets of these links, the oldest first. */
export async function listTargetsOf(
  db: Db,
  linkIds: readonly number[],
): Promise<{ link_id: number; target: string; changed_at: number }[]> {
  if (linkIds.length === 0) return [];
  return db
    .selectFrom('link_targets')
    .select(['link_id', 'target', 'changed_at'])
    .where('link_id', 'in', linkIds)
    .orderBy('id')
    .execute();
}

export type FeedbackRow = Pick<
  Selectable<Schema['feedback']>,
  'id' | 'created_at' | 'email' | 'message'
>;

/** Feedback in the order in which it was sent, after a row. */
export async function listFeedbackAfter(
  db: Db,
  userId: number,
  after: Pick<FeedbackRow, 'created_at' | 'id'>,
  limit: number,
): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'created_at', 'email', 'message'])
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A user's links, in order, after an id. */
export async function listLinksAfter(
  db: Db,
  userId: number,
  id: number,
  limit: number,
): Promise<{ id: number; code: string }[]> {
  return db
    .selectFrom('links')
    .select(['id', 'code'])
    .where('user_id', '=', userId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** @param email trimmed, in lower case */
export async function findUserId(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}
