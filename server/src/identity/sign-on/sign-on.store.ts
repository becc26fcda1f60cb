import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

export type SignOnRow = Selectable<Schema['sign_ons']>;

export async function insertSignOn(db: Db, row: SignOnRow): Promise<void> {
  await db.insertInto('sign_ons').values(row).execute();
}

/** A sign-in that has not expired. */
export async function findSignOn(db: Db, id: string, now: number): Promise<SignOnRow | undefined> {
  return db
    .selectFrom('sign_ons')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

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

export const deleteExpiredSignOns: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'sign_ons', 'expires_at', now + 1, batch);

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
