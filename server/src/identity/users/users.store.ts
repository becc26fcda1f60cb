import type { User } from '@everscan/contract/accounts.schemas';
import type { Language } from '@everscan/contract/languages';
import { isPlanId, type PlanId } from '@everscan/contract/plans';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { isRecent } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isPostgres } from '../../platform/db/is-postgres.ts';
import type { Owner } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

export type UserRow = Selectable<Schema['users']>;

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @param email trimmed and in lower case */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Locks a user's row until the transaction ends, so that transactions that count and then add
 * something for the same user run one after another. SQLite runs all transactions that way.
 */
export async function lockUser(trx: Db, id: number): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** A user in their own workspace, for work that no request of theirs started. */
export const ownerOf = ({ id }: Pick<UserRow, 'id'>): Owner & Person => ({
  ...{ workspace: id, user: id },
});

/** Locks a workspace's user, whose plan sets its limits; undefined when the account is gone. */
export async function lockOwner(trx: Db, { workspace }: Owner): Promise<UserRow | undefined> {
  return lockUser(trx, workspace);
}

/**
 * Locks a user's row exclusively: running writes of the user finish first, and later ones find no user.
 * Returns undefined when the user is gone, or was active since `inactiveSince`.
 */
export async function lockUserForDeletion(
  trx: Db,
  id: number,
  inactiveSince = Infinity,
): Promise<{ id: number; email: string } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', id)
    .$if(inactiveSince !== Infinity, (query) => query.where('last_active_at', '<', inactiveSince))
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/**
 * Locks a user against deletion until the transaction ends, without waiting for others that do the same. Returns
 * false if there is no such user.
 */
export async function keepUser(trx: Db, id: number): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Adds a user and returns the row, or undefined when an account has the address or can still get it back. Run
 * it in a transaction.
 */
export async function insertUser(
  trx: Db,
  user: Pick<UserRow, 'email' | 'password_hash' | 'created_at'> &
    Partial<Pick<UserRow, 'has_password' | 'email_verified_at'>>,
): Promise<UserRow | undefined> {
  const row = await trx
    .insertInto('users')
    .values({
      ...user,
      plan: 'free',
      is_admin: 0,
      last_active_at: user.created_at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, email, created_at } = row;
  if (await isReserved(trx, { email, now: created_at, userId: id })) {
    await trx.deleteFrom('users').where('id', '=', id).execute();
    return undefined;
  }
  await trx.insertInto('workspaces').values({ id, created_at }).execute();
  return row;
}

/**
 * Records a login, provided that the password hash is unchanged; returns false when it changed. The update
 * locks the row, so that a concurrent password change waits, and then ends the session that this login
 * starts.
 */
export async function recordLogin(
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

/**
 * Replaces the password hash. Returns false when the stored hash is no longer the one in `user`.
 * @param isKnown whether anybody knows the password
 */
export async function replaceHash(
  db: Db,
  user: UserRow,
  passwordHash: string,
  now: number,
  isKnown = true,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_password: Number(isKnown), last_active_at: now })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that a user was active, unless this has been recorded after `recordedSince`. */
export async function recordActivity(
  db: Db,
  id: number,
  now: number,
  recordedSince: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_active_at: now })
    .where('id', '=', id)
    .where('last_active_at', '<=', recordedSince)
    .execute();
}

/** Records the language of the mails to a user. */
export async function recordLanguage(
  db: Db,
  { id, language: known }: Pick<UserRow, 'id' | 'language'>,
  language: Language,
): Promise<void> {
  if (language === known) return;
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export async function setNextCode(trx: Db, id: number, code: string): Promise<void> {
  await trx.updateTable('users').set({ next_code: code }).where('id', '=', id).execute();
}

/** Clears the reserved code if it is `used`, so that the user's next dynamic code gets another one. */
export async function clearNextCode(trx: Db, id: number, used: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ next_code: null })
    .where('id', '=', id)
    .where('next_code', '=', used)
    .execute();
}

/**
 * Ids of up to `limit` users who were last active before `before`, the longest inactive first.
 * @param isExempt condition that excludes a user from the list
 */
export async function listInactive(
  db: Db,
  before: number,
  limit: number,
  isExempt: (eb: ExpressionBuilder<Schema, 'users'>) => Expression<SqlBool>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('last_active_at', '<', before)
    .where((eb) => eb.not(isExempt(eb)))
    .orderBy('last_active_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a user's row and, by cascade, sessions, factors and feedback. The workspace stays, empty. */
export async function deleteUserRow(trx: Db, id: number, now: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await trx.updateTable('workspaces').set({ deleted_at: now }).where('id', '=', id).execute();
}

/** The plan of a user, or the free plan when the stored one is no longer offered. */
export function planOf({ plan }: Pick<UserRow, 'plan'>): PlanId {
  return isPlanId(plan) ? plan : 'free';
}

/** How long a sign-in through the identity provider proves membership in its group, in ms. */
const GROUP_ROLE_MS = 12 * 3600 * 1000;

/**
 * A user as clients see it: every response with a user goes through this function.
 * @param provenMs how long ago the identity provider signed the user in to this session; Infinity if the user
 * signed in otherwise
 */
export function presentUser(row: UserRow, provenMs: number): User {
  const plan = planOf(row);
  const { id, email, is_admin, admin_by_group } = row;
  const user = { id, email, plan, subscribed: plan !== 'free' };
  const needsSignOn = is_admin === 1 && admin_by_group === 1 && !isRecent(provenMs, GROUP_ROLE_MS);
  if (needsSignOn) return { ...user, isAdmin: false, needsSignOn };
  return { ...user, isAdmin: is_admin === 1 };
}

/** Records that the owner receives mail at the account's address. */
export async function markVerified(trx: Db, id: number, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

export type ChangeEmailOptions = {
  id: number;
  email: string;
  verifiedAt: number | null;
  now: number;
};

/**
 * Whether an account other than `userId` can still undo a change and get this address back: until then,
 * nobody else may take it. Call it after the write that takes the address, because that write waits for a
 * concurrent change that gives the address up.
 */
export async function isReserved(
  trx: Db,
  { email, now, userId }: { email: string; now: number; userId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('address_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a pending change of the address, with its link and mail. */
export async function deletePendingChange(trx: Db, { user }: Person): Promise<void> {
  await trx
    .deleteFrom('address_changes')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is', null)
    .execute();
}
