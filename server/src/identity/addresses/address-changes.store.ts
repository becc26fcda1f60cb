import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

type AddressChangeRow = Selectable<Schema['address_changes']>;

export async function insertChange(
  trx: Db,
  change: Insertable<Schema['address_changes']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('address_changes')
    .values(change)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findChange(trx: Db, id: number): Promise<AddressChangeRow | undefined> {
  return trx.selectFrom('address_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The change whose link has not been opened yet. */
export async function findPendingChange(
  db: Db,
  { user }: Person,
  now: number,
): Promise<AddressChangeRow | undefined> {
  return db
    .selectFrom('address_changes')
    .selectAll()
    .where('user_id', '=', user)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateChange(
  trx: Db,
  id: number,
  change: Pick<AddressChangeRow, 'expires_at'>,
): Promise<void> {
  await trx.updateTable('address_changes').set(change).where('id', '=', id).execute();
}

/**
 * Deletes a change and all later ones of the account, with their links and waiting mails: a link that undoes
 * a later change would bring back an address that the earlier link has just removed.
 */
export async function deleteChangesFrom(
  trx: Db,
  { id, user_id }: Pick<AddressChangeRow, 'id' | 'user_id'>,
): Promise<void> {
  await trx
    .deleteFrom('address_changes')
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .execute();
}

export const deleteExpiredChanges: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'address_changes', 'expires_at', now + 1, batch);
