import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { Schema } from '../../platform/db/schema.ts';

export type ChangeRow = Selectable<Schema['project_changes']>;
/** A change without its columns, which may have a content of 3 kB. */
export type ChangeHead = Pick<
  ChangeRow,
  'id' | 'workspace_id' | 'at' | 'job_id' | 'reverts' | 'what' | 'size'
>;

/** Heads of the changes of these codes, newest first. */
export async function listHeads(
  trx: Db,
  projectIds: readonly string[],
): Promise<Map<string, ChangeHead[]>> {
  const rows = await trx
    .selectFrom('project_changes')
    .select(['project_id', 'id', 'workspace_id', 'at', 'job_id', 'reverts', 'what', 'size'])
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ project_id }) => project_id);
}

/** The changes of a code, newest first. */
export async function listChanges(db: Db, caller: Owner, projectId: string): Promise<ChangeRow[]> {
  return owned(db, caller, 'project_changes')
    .rows.selectAll()
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findChange(
  db: Db,
  caller: Owner,
  id: number,
): Promise<ChangeRow | undefined> {
  return owned(db, caller, 'project_changes')
    .rows.selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds changes, and returns their ids by code. */
export async function insertChanges(
  trx: Db,
  rows: readonly Omit<ChangeRow, 'id'>[],
): Promise<Map<string, number>> {
  const returning = sql`returning id, project_id`;
  const added = await insertRows<{ id: number; project_id: string }>(
    trx,
    'project_changes',
    changeColumns,
    rows,
    returning,
  );
  return new Map(added.map(({ id, project_id }) => [project_id, id]));
}

const changeColumns = {
  project_id: 'text',
  workspace_id: 'bigint',
  at: 'bigint',
  job_id: 'text',
  reverts: 'bigint',
  what: 'text',
  after_hash: 'text',
  size: 'bigint',
  before: 'text',
  picture: 'text',
} as const;

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
  if (ids.length === 0) return;
  await trx
    .deleteFrom('project_changes')
    .where(isOneOf(trx, 'id', ids, 'bigint'))
    .execute();
}

/** The changes that a job made of these codes, by code. */
export async function findJobChanges(
  db: Db,
  jobId: string,
  projectIds: readonly string[],
): Promise<Map<string, ChangeRow>> {
  const rows = await db
    .selectFrom('project_changes')
    .selectAll()
    .where(isOneOf(db, 'project_id', projectIds, 'text'))
    .where('job_id', '=', jobId)
    .where('reverts', 'is', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.project_id, row]));
}

/** Up to `limit` changes of a user in the order of their ids, also of codes that were deleted since a time. */
export async function listChangesAfter(
  db: Db,
  caller: Owner,
  { after, since, limit }: { after: number; since: number; limit: number },
): Promise<ChangeRow[]> {
  return owned(db, caller, 'project_changes')
    .rows.innerJoin('projects', 'projects.id', 'project_changes.project_id')
    .selectAll('project_changes')
    .where('project_changes.id', '>', after)
    .where(({ eb, or }) =>
      or([eb('projects.deleted_at', 'is', null), eb('projects.deleted_at', '>', since)]),
    )
    .orderBy('project_changes.id')
    .limit(limit)
    .execute();
}
