import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** A user's logos, newest first. */
export async function listLogos(db: Db, userId: number): Promise<Selectable<Schema['logos']>[]> {
  return db
    .selectFrom('logos')
    .selectAll()
    .where('workspace_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countLogos(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('logos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLogo(trx: Db, row: Insertable<Schema['logos']>): Promise<void> {
  await trx.insertInto('logos').values(row).execute();
}

/** Returns false when the user has no such logo. */
export async function deleteLogo(trx: Db, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('logos')
    .where('workspace_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
