import type { Language } from '@everscan/contract/languages';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';
import { userError } from '../../platform/http/http-error.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { hashToken } from '../../platform/token.ts';
import { recordAction } from '../audit.ts';
import { findUser, markVerified, ownerOf, type UserRow } from '../users/users.store.ts';

type Change = {
  now: number;
  /** The language of the mail to the owner; null when the server cannot send mail. */
  mailLanguage: Language | null;
};

/**
 * Connects a locked account with the identity in `row`. Its owner must have given every required proof.
 * @returns the updated user
 * @throws {HttpError} 409 when the identity has another account by now
 */
export async function connect(
  trx: Db,
  user: UserRow,
  row: SignOnRow,
  change: Change,
): Promise<UserRow> {
  const { now } = change;
  const identity = { issuer: String(row.issuer), subject: String(row.subject) };
  if ((await insertIdentity(trx, identity, user.id, now)) !== user.id) {
    throw userError(409, 'forbidden.identity_taken');
  }
  // The provider has verified the address.
  if (row.email === user.email) await markVerified(trx, user.id, now);
  await notifyOwner(trx, 'identity-connected', user.id, change);
  return syncRole(trx, user, row.is_admin === 1, now);
}

/** Connects the account with the identity that was waiting for the second factor, if there is one. */
export async function connectProven(
  trx: Db,
  user: UserRow,
  pendingToken: string,
  change: Change,
): Promise<UserRow> {
  const { now } = change;
  const row = await takeSignOn(trx, hashToken(pendingToken), { isAnswered: true, now });
  return row?.user_id === user.id ? connect(trx, user, row, change) : user;
}

/** Disconnects a locked account. */
export async function disconnect(trx: Db, user: UserRow, change: Change): Promise<void> {
  await deleteIdentitiesOf(trx, ownerOf(user));
  await notifyOwner(trx, 'identity-removed', user.id, change);
  await syncRole(trx, user, false, change.now);
}

/** Whether a user is connected with the provider at `issuer`, and has a password. */
export async function describeConnection(db: Db, person: Person, issuer: string | undefined) {
  const user = await findUser(db, person.user);
  const issuers = await listIssuers(db, person);
  return {
    isConnected: issuers.some((each) => issuer && new URL(each).href === new URL(issuer).href),
    hasPassword: user?.has_password !== 0,
  };
}

/**
 * Grants or revokes the administrator's role according to the provider's group, and records the change.
 * Returns the updated user.
 */
export async function syncRole(
  trx: Db,
  user: UserRow,
  isMember: boolean,
  now: number,
): Promise<UserRow> {
  const action = await followGroup(trx, user, isMember);
  if (!action) return user;
  const row = { at: now, actor_id: null, code: null, subject_id: user.id };
  await recordAction(trx, { ...row, action, reason: 'OIDC_ADMIN_GROUP' });
  const role = action === 'grant' ? 1 : 0;
  return { ...user, is_admin: role, admin_by_group: role };
}

/** Mails the owner, who may not be the one who made the change. */
async function notifyOwner(
  trx: Db,
  kind: 'identity-connected' | 'identity-removed',
  userId: number,
  { now, mailLanguage: language }: Change,
): Promise<void> {
  if (language === null) return;
  await insertMail(trx, { id: createId(), kind, user_id: userId, language, created_at: now });
}

export type SignOnRow = Selectable<Schema['sign_ons']>;

/**
 * Deletes a sign-in and returns it, unless it has expired. It runs one statement, so only one of several
 * requests succeeds.
 * @param isAnswered whether the provider has responded
 */
export async function takeSignOn(
  db: Db,
  id: string,
  { isAnswered, now }: { isAnswered: boolean; now: number },
): Promise<SignOnRow | undefined> {
  return db
    .deleteFrom('sign_ons')
    .where('id', '=', id)
    .where('issuer', isAnswered ? 'is not' : 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

type Identity = { issuer: string; subject: string };

/** Id of the account that is connected with an identity. */
export async function findOwner(
  db: Db,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Connects an account with an identity, unless another account is. Returns the id of the account that is
 * connected now.
 */
export async function insertIdentity(
  trx: Db,
  { issuer, subject }: Identity,
  userId: number,
  now: number,
): Promise<number | undefined> {
  await trx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  return findOwner(trx, { issuer, subject });
}

/** The issuers of the identities with which an account is connected. */
export async function listIssuers(db: Db, { user }: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('identities')
    .select('issuer')
    .where('user_id', '=', user)
    .execute();
  return rows.map(({ issuer }) => issuer);
}

/**
 * Deletes an account's identities that were added at `since` or later, and pending sign-ins that would
 * connect it again.
 */
export async function deleteIdentitiesOf(trx: Db, { user }: Person, since = 0): Promise<void> {
  await trx
    .deleteFrom('identities')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .execute();
  await trx.deleteFrom('sign_ons').where('user_id', '=', user).execute();
}

/**
 * Makes a member of the administrators' group an administrator, and revokes the role when the user has left
 * the group, unless the operator granted it. Returns the change.
 */
async function followGroup(
  trx: Db,
  { id, is_admin, admin_by_group }: UserRow,
  isMember: boolean,
): Promise<'grant' | 'revoke' | undefined> {
  if (isMember ? is_admin === 1 : admin_by_group === 0) return undefined;
  const role = isMember ? 1 : 0;
  await trx
    .updateTable('users')
    .set({ is_admin: role, admin_by_group: role })
    .where('id', '=', id)
    .execute();
  return isMember ? 'grant' : 'revoke';
}
