import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';
import { deleteLinksOf } from '../links/links.service.ts';

export type UserRow = Selectable<Schema['users']>;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listAdmins(db: Db): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('is_admin', '=', 1).orderBy('email').execute();
}

/** The new row, or undefined when the address has one. */
export async function insertUser(
  db: Db,
  user: Pick<UserRow, 'email' | 'password_hash' | 'created_at'>,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({ ...user, subscribed: 0, is_admin: 0, last_active_at: user.created_at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes that the user was here, while the password is still the one with this hash; false when it
 * is not. The row is held by that: a password that changes at the same time waits, and then ends
 * the session that is started here.
 */
export async function noteLogin(
  db: Db,
  { id, password_hash }: UserRow,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_active_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the password is no longer the one with the old hash. */
export async function replaceHash(
  db: Db,
  user: UserRow,
  passwordHash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, last_active_at: now })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markSubscribed(db: Db, id: number): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ subscribed: 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The account's id, or undefined when there is none. */
export async function setAdmin(
  db: Db,
  email: string,
  isAdmin: boolean,
): Promise<number | undefined> {
  const user = await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Whose session took over from the one with this id, if that was after `since`. */
export async function findSuccessor(
  db: Db,
  sessionId: string,
  since: number,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('replaces', '=', sessionId)
    .where('sessions.created_at', '>', since)
    .executeTakeFirst();
}

/** Users who were last active before `before`, and of whom no printed code depends on their account. */
export async function listInactive(db: Db, before: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('last_active_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('links')
            .select('links.id')
            .whereRef('links.user_id', '=', 'users.id')
            .where('state', 'in', ['active', 'paused']),
        ),
      ),
    )
    .orderBy('last_active_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes a user and all that is theirs, unless they were active since `inactiveSince`. The counts
 * of `generation_days` stay, and of dynamic codes what keeps them from being given again. The
 * user's row is locked first: it makes us wait for the user's running writes, and later ones find
 * nobody. Run it in a transaction.
 */
export async function deleteUser(
  db: Db,
  id: number,
  now: number,
  inactiveSince = Infinity,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .$if(inactiveSince !== Infinity, (query) => query.where('last_active_at', '<', inactiveSince))
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!user) return;
  await deleteLinksOf(db, id, now);
  await db.deleteFrom('users').where('id', '=', id).execute(); // sessions, projects, feedback: on delete cascade
  await db.deleteFrom('generations').where('user_id', '=', id).execute();
  await db.deleteFrom('idempotency_records').where('user_id', '=', id).execute();
}
