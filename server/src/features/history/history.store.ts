import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import type { Schema } from '../../db/schema.ts';

export type ChangeRow = Selectable<Schema['project_changes']>;
/** A change without its columns, which may have a design of 40 kB. */
export type ChangeHead = Pick<
  ChangeRow,
  'id' | 'user_id' | 'at' | 'job_id' | 'reverts' | 'what' | 'size'
>;

/** Newest first. */
export async function listHeads(trx: Db, projectId: string): Promise<ChangeHead[]> {
  return trx
    .selectFrom('project_changes')
    .select(['id', 'user_id', 'at', 'job_id', 'reverts', 'what', 'size'])
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .execute();
}

/** Newest first. */
export async function listChanges(db: Db, userId: number, projectId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('project_changes')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** A change of a code that is not in the bin. */
export async function findChange(
  db: Db,
  userId: number,
  id: number,
): Promise<(ChangeRow & { project_id: string }) | undefined> {
  return db
    .selectFrom('project_changes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('project_id', 'is not', null)
    .$narrowType<{ project_id: string }>()
    .executeTakeFirst();
}

export async function insertChange(
  trx: Db,
  row: Insertable<Schema['project_changes']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('project_changes')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function getBefore(trx: Db, id: number): Promise<string> {
  const { before } = await trx
    .selectFrom('project_changes')
    .select('before')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return before;
}

export async function setAfter(trx: Db, id: number, afterHash: string): Promise<void> {
  await trx
    .updateTable('project_changes')
    .set({ after_hash: afterHash })
    .where('id', '=', id)
    .execute();
}

export async function deleteChanges(trx: Db, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('project_changes')
    .where(isOneOf(trx, 'id', ids, 'bigint'))
    .execute();
}

/** Deletes up to `limit` changes of a user, and returns how many were deleted. */
export async function deleteChangesOf(trx: Db, userId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('project_changes')
    .where('id', 'in', (changes) =>
      changes.selectFrom('project_changes').select('id').where('user_id', '=', userId).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ids of the changes that a job made of these codes, by code. */
export async function listJobChanges(
  db: Db,
  jobId: string,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('project_changes')
    .select(['id', 'project_id'])
    .where(isOneOf(db, 'project_id', projectIds, 'text'))
    .where('job_id', '=', jobId)
    .where('reverts', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, project_id }) => [project_id as string, id]));
}

/** Keeps the history of a code that moves to the bin. */
export async function moveChangesToBin(trx: Db, projectId: string): Promise<void> {
  await trx
    .updateTable('project_changes')
    .set({ project_id: null, deleted_id: projectId })
    .where('project_id', '=', projectId)
    .execute();
}

/** Gives a code that returns from the bin, perhaps with another id, its history. */
export async function moveChangesFromBin(
  trx: Db,
  deletedId: string,
  projectId: string,
): Promise<void> {
  await trx
    .updateTable('project_changes')
    .set({ project_id: projectId, deleted_id: null })
    .where('deleted_id', '=', deletedId)
    .execute();
}

/** Up to `limit` changes of a user, those of codes in the bin too, in the order of their ids. */
export async function listChangesAfter(
  db: Db,
  userId: number,
  after: number,
  limit: number,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('project_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
