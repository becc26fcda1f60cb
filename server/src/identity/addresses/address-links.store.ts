import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { AddressLinkPurpose, Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/caller.ts';

export type AddressLinkRow = Selectable<Schema['address_links']>;

/** The account of a link that has not expired. */
export async function findLinkOwner(
  db: Db,
  id: string,
  purposes: readonly AddressLinkPurpose[],
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('address_links')
    .select('user_id')
    .where('id', '=', id)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link and returns it. It runs one statement, so only one of several requests succeeds. */
export async function takeLink(trx: Db, id: string): Promise<AddressLinkRow | undefined> {
  return trx.deleteFrom('address_links').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Deletes the links that confirm an account's address, because it has now been confirmed or replaced. */
export async function deleteVerifications(trx: Db, { user }: Person): Promise<void> {
  await trx
    .deleteFrom('address_links')
    .where('user_id', '=', user)
    .where('purpose', '=', 'verify')
    .execute();
}

export const deleteExpiredLinks: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'address_links', 'expires_at', now + 1, batch);
