import type { Selectable } from 'kysely';
import type { Db } from '../db/connect.ts';
import { deleteOlder } from '../db/delete-older.ts';
import type { RetentionStep } from '../db/retention-step.ts';
import type { MailKind, Schema } from '../db/schema.ts';

const SENT_TTL_MS = 7 * 24 * 3600 * 1000;

export type MailRow = Selectable<Schema['mails']>;

export type NewMail = Pick<MailRow, 'id' | 'kind' | 'created_at'> &
  Partial<Pick<MailRow, 'user_id' | 'address' | 'change_id' | 'language'>>;

/**
 * Puts a mail into the outbox, unless it is there already. Run it in the transaction of the change that the
 * mail is about.
 */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ attempts: 0, next_attempt_at: mail.created_at, ...mail })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export type DueMail = Pick<MailRow, 'id' | 'attempts'>;

/** Deletes the mails of a kind to an address that have not been sent. Returns how many there were. */
export async function deleteWaitingMails(db: Db, kind: MailKind, address: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the mails to an address that were requested without signing in. */
export async function deleteMailsTo(db: Db, address: string): Promise<void> {
  await db.deleteFrom('mails').where('address', '=', address).execute();
}

/** How many mails of each kind have not been sent, and when the oldest of them was written. */
export async function countWaiting(
  db: Db,
): Promise<{ kind: MailKind; count: number; oldest: number }[]> {
  return db
    .selectFrom('mails')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('sent_at', 'is', null)
    .groupBy('kind')
    .execute();
}

/** The newest mails, waiting or sent, newest first. */
export async function listMails(db: Db, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export const deleteSentMails: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'mails', 'sent_at', now - SENT_TTL_MS, batch);
