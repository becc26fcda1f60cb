import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Actor, Person } from '../../platform/http/caller.ts';
import type { UserRow } from './users.store.ts';

export type SessionRow = Selectable<Schema['sessions']>;

/** How many sessions a list shows. */
const MAX_LISTED = 100;

/** The user of a session that has not expired, and when the session started and will expire. */
export async function findSession(
  db: Db,
  id: string,
  now: number,
): Promise<
  | (UserRow &
      Pick<SessionRow, 'expires_at' | 'by_provider' | 'proven_at'> & { started_at: number })
  | undefined
> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as started_at', 'expires_at', 'by_provider', 'proven_at'])
    .where('sessions.id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The user's sessions that have not expired: the current one first, then by last use. */
export async function listSessions(
  db: Db,
  { user, session: { id }, now }: Actor,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.case().when('id', '=', id).then(0).else(1).end())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}

/** Up to `limit` sessions of a user after a row, in the order in which they started. */
export async function listSessionsAfter(
  db: Db,
  { user }: Person,
  after: Pick<SessionRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? -1, after?.id ?? '')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function extendSession(
  db: Db,
  id: string,
  times: Pick<SessionRow, 'last_used_at' | 'expires_at'>,
): Promise<void> {
  await db.updateTable('sessions').set(times).where('id', '=', id).execute();
}

export async function renewProof(db: Db, { session: { id }, now }: Actor): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, { user }: Person): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).execute();
}

/** Ends all sessions of a user but one. */
export async function deleteOtherSessions(db: Db, { user }: Person, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).where('id', '!=', keptId).execute();
}

/** The user whose session replaced the one with this id after `since`, and the time of the replacement. */
export async function findSuccessor(
  db: Db,
  sessionId: string,
  since: number,
): Promise<(UserRow & { started_at: number }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.created_at as started_at')
    .where('replaces', '=', sessionId)
    .where('sessions.created_at', '>', since)
    .executeTakeFirst();
}

export const deleteExpiredSessions: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'sessions', 'expires_at', now + 1, batch);
