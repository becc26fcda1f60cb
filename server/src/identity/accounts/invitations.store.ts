import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type InvitationRow = Selectable<Schema['invitations']>;

/** Stores an invitation. Earlier ones of the address keep working, since mails may arrive twice or out of order. */
export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insertInto('invitations').values(row).execute();
}

/** True for an invitation of this address that has not expired. */
export async function isInvited(
  db: Db,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up an invitation and returns it. It runs one statement, so only one of several requests succeeds. */
export async function takeInvitation(
  trx: Db,
  { id, email, now }: { id: string; email: string; now: number },
): Promise<Pick<InvitationRow, 'mail_id'> | undefined> {
  return trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning('mail_id')
    .executeTakeFirst();
}

/** Deletes the invitations of an address. Returns whether one of them had not expired. */
export async function deleteInvitationsOf(trx: Db, email: string, now: number): Promise<boolean> {
  const rows = await trx
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning('expires_at')
    .execute();
  return rows.some(({ expires_at }) => expires_at > now);
}

/** The latest invitations, newest first. */
export async function listInvitations(db: Db, limit: number): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export const deleteExpiredInvitations: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'invitations', 'expires_at', now + 1, batch);
