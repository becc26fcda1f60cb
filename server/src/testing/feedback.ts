import type { Insertable } from 'kysely';
import { insertUser } from '../identity/users/users.store.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Schema } from '../platform/db/schema.ts';

type Row = Insertable<Schema['feedback']> &
  Pick<Insertable<Schema['mails']>, 'attempts' | 'next_attempt_at' | 'sent_at'>;

/**
 * Stores an account that was active at `now`, and its feedback, which waits in the outbox: one message
 * for each of `rows`, which set the columns that matter to the test. Returns the account's id.
 */
export async function storeWaiting(
  db: Db,
  rows: Partial<Row>[],
  now = Date.now(),
): Promise<number> {
  const email = `${crypto.randomUUID()}@example.com`;
  const user = await insertUser(db, { email, password_hash: '', created_at: now });
  const id = Number(user?.id);
  const waiting = rows.map((row, i) => ({
    id: crypto.randomUUID(),
    user_id: id,
    email: 'writer@example.com',
    message: `Message ${i} of many`,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    sent_at: null,
    ...row,
  }));
  for (const { attempts, next_attempt_at, sent_at, ...row } of waiting) {
    await db.insertInto('feedback').values(row).execute();
    const { id, user_id, created_at } = row;
    const mail = { id, kind: 'feedback', user_id, created_at } as const;
    await db
      .insertInto('mails')
      .values({ ...mail, attempts, next_attempt_at, sent_at })
      .execute();
  }
  return id;
}
