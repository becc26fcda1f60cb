import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** A user's logos, newest first. */
export async function listLogos(db: Db, caller: Owner) {
  return owned(db, caller, 'logos')
    .rows.innerJoin('pictures', (join) =>
      join
        .onRef('pictures.workspace_id', '=', 'logos.workspace_id')
        .onRef('pictures.hash', '=', 'logos.picture'),
    )
    .select(['logos.id', 'logos.name', 'logos.created_at', 'pictures.image'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countLogos(db: Db, caller: Owner): Promise<number> {
  const { count } = await owned(db, caller, 'logos')
    .rows.select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLogo(trx: Db, row: Insertable<Schema['logos']>): Promise<void> {
  await trx.insertInto('logos').values(row).execute();
}

/** Returns false when the user has no such logo. */
export async function deleteLogo(trx: Db, caller: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await owned(trx, caller, 'logos')
    .delete.where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
