import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

type Table = 'folders' | 'tags' | 'saved_filters';

export async function updateFolder(
  trx: Db,
  caller: Owner,
  id: string,
  change: Updateable<Schema['folders']>,
): Promise<void> {
  await owned(trx, caller, 'folders')
    .update.set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Moves the codes that are directly in a folder to another folder. */
export async function moveContents(trx: Db, from: string, to: string): Promise<void> {
  await trx
    .updateTable('project_folders')
    .set({ folder_id: to })
    .where('folder_id', '=', from)
    .execute();
}

/** Deletes a row and, by cascade, its assignments to codes. Returns false when the user has no such row. */
export async function deleteRow(
  trx: Db,
  table: Table,
  caller: Owner,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await owned(trx, caller, table)
    .delete.where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
