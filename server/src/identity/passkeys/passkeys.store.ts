import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

export async function listPasskeys(db: Db, { user }: Person): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether the user has a passkey that was added at `since` or later. */
export async function hasPasskey(db: Db, { user }: Person, since = 0): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Returns false when the credential has been added before, to this or another account. */
export async function insertPasskey(trx: Db, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use, provided that the counter increased or the device does not count. It runs one statement, so
 * of two uses with the same counter only one succeeds (WebAuthn Level 3, 7.2, step 22).
 */
export async function recordUse(
  trx: Db,
  id: string,
  counter: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns undefined when the user has no such passkey. */
export async function renamePasskey(
  trx: Db,
  { user }: Person,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return trx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returningAll()
    .executeTakeFirst();
}

/** Returns false when the user has no such passkey. */
export async function deletePasskey(trx: Db, { user }: Person, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns false when the user has no passkey that was added at `since` or later. */
export async function deletePasskeysOf(trx: Db, { user }: Person, since: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', user)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
